/** Frames of a small table of Castle, as the server would send them. */
export const position = {
  over: false,
  scores: [0, 0],
  winners: [],
  pending: [0],
  table: {},
  prompt: {},
  memory: {},
  derived: {},
};
export const offers = [
  { move: "draw", touches: ["draw"] },
  { move: "done", touches: ["done"] },
];
export const table = {
  game: "castle",
  names: ["Anna", "Boris"],
  kinds: ["person", "person"],
  state: "running",
  undo: true,
  help: true,
};
/** Where the first seat is asked, before anything has happened. */
export const sync = {
  type: "sync",
  version: 3,
  beat: 1,
  views: { "0": position },
  moves: { "0": offers },
  events: [],
  turns: [],
  movers: [],
  undo: null,
  chat: [],
  table,
};
