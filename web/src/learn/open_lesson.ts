/** The lesson of a game that was begun on this device and not finished. */
import { type SavedGame, savedGames } from "../device.svelte";

export const openLesson = (game: string): SavedGame | undefined =>
  savedGames.tables.find((one) => one.lesson && one.game === game && !one.over && !one.taught);
