/** Whether everything is tried in every window, theme and size (`npm run sweeps`), or a sample of that. */
export const SWEEPS_ALL = process.env["SWEEP"] === "all";
