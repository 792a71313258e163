/** Games against bots: who sits at the table, and who comes next after a win. */
import { aboutOf } from "./boards/about";
import { changeSettings, newSalt, rememberTable, settings } from "./device.svelte";
import { make, type GameTold, type NewTable } from "./feed/requests";

/** The opponent that the device remembers for a game; at first the gentlest. */
export function opponentOf({ game, ladder, bots }: GameTold): string {
  const remembered = settings.opponents[game];
  return remembered && bots.includes(remembered) ? remembered : (ladder[0] ?? bots[0]!);
}

const USUAL_BOT = "medium";

/** The bots of a game that nobody has chosen opponents for yet, where others than beginners play. */
export const usualBot = (game: string): string => settings.opponents[game] ?? USUAL_BOT;

export function rememberOpponent(game: string, opponent: string): void {
  changeSettings({ opponents: { ...settings.opponents, [game]: opponent } });
}

/** The bots of a table: the chosen one, then weaker ones of the ladder while there are any. */
export function botsAtTable(ladder: readonly string[], chosen: string, count: number): string[] {
  const rung = ladder.indexOf(chosen);
  return Array.from({ length: count }, (_, at) =>
    rung < 0 ? chosen : ladder[Math.max(0, rung - at)]!,
  );
}

/** Who comes after the strongest of these bots; nobody after the last. */
export function nextOpponent(
  ladder: readonly string[],
  bots: readonly string[],
): string | undefined {
  const rung = Math.max(...bots.map((bot) => ladder.indexOf(bot)));
  return rung < 0 ? undefined : ladder[rung + 1];
}

/** Makes a table for one person and bots, and returns its id. */
export async function startAgainstBots(
  info: GameTold,
  opponent: string,
  { seats, options, person }: { seats: number; options: NewTable["options"]; person: string },
): Promise<string> {
  const made = await make({
    game: info.game,
    seats: [{ person }, ...botsAtTable(info.ladder, opponent, seats - 1).map((bot) => ({ bot }))],
    options,
    undo: true,
    hints: true,
    salt: newSalt(),
  });
  rememberTable(made.table, {
    game: info.game,
    seats: made.seats,
    names: [person],
    at: Date.now(),
  });
  return made.table;
}

/** Makes the table of whoever just presses Play, and returns its id. */
export async function startUsualGame(info: GameTold, person: string): Promise<string> {
  const about = await aboutOf(info.game);
  return startAgainstBots(info, opponentOf(info), {
    seats: about?.seats ?? info.seats[0]!,
    options: about?.defaults?.(settings.language) ?? {},
    person,
  });
}
