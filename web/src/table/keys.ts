/** Keys of the page itself; whatever else is pressed belongs to the board. */

export type Command = "undo" | "moves" | "log" | "chat" | "board" | "help";

export const COMMANDS: Record<string, Command> = {
  u: "undo",
  m: "moves",
  l: "log",
  c: "chat",
  b: "board",
};

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The Latin letter of a key, whatever alphabet the keyboard writes; other keys as they are. */
export function latin({ key, code }: Pressed): string {
  if (key.length > 1 || /[a-z]/i.test(key)) return key.length > 1 ? key : key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(-1).toLowerCase() : key;
}

/**
 * What a key does on the page.
 *
 * A game may give the letters to its own things, as King Me! does to its courtiers; then those of
 * the page need Shift. With Shift they do the same in every game.
 */
export function commandOf(pressed: Pressed, letters: boolean): Command | undefined {
  if (pressed.key === "?") return "help";
  if (letters && !pressed.shiftKey) return undefined;
  return COMMANDS[latin(pressed)];
}
