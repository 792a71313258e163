/** The messages of a feed: the generated types of the wire. */
import type { FromClient, Hello } from "../wire/wire";

export type {
  Chatted,
  Clock,
  ClockRule,
  Coached,
  CoachFact,
  Crowd,
  FromServer,
  Hinted,
  Refuse,
  Remarked,
  Said,
  SeatHere,
  Shown,
  Step,
  Sync,
  TableListed,
  TableTold,
} from "../wire/wire";

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;

/** What the pages say once they have greeted; the feed gives each message its id. */
export type ToServer = WithoutId<Exclude<FromClient, Hello>>;
