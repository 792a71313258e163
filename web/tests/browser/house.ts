/** A real server and a real browser for the tests of the pages. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

import { visit } from "./visit";

const regalia =
  process.env["REGALIA"] ?? resolve(import.meta.dirname, "../../../.venv/bin/regalia");

/** Where a browser is, or nothing. */
export function browserPath(): string | null {
  for (const name of ["chromium", "chromium-browser", "google-chrome"]) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      continue;
    }
  }
  return null;
}

const SWITCHES = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let browser: Browser | null = null;

/** The browser of this worker: the files that it runs share it, and it ends with the worker. */
async function sharedBrowser(): Promise<Browser> {
  if (browser?.isConnected()) return browser;
  browser = await chromium.launch({ executablePath: browserPath()!, args: SWITCHES });
  return browser;
}

/** What chance deals: the same in every run, unless another `SEED` is given. */
const SEED = process.env["SEED"] ?? "regalia";

/** Serves as ever, but draws what is secret from that seed, one after another. */
const SERVE = `
import secrets, sys
from hashlib import sha256
from itertools import count
from pathlib import Path
from regalia.cli.main import main
from regalia.server import pages
seed, site = sys.argv.pop(1), sys.argv.pop(1)
if site:
    pages.SITE_FOLDER = Path(site)
drawn = (sha256(f"{seed}:{at}".encode()).hexdigest() for at in count())
secrets.token_hex = lambda size: next(drawn)[: 2 * size]
main()
`;

/** Replaces the chance of whoever runs it by one that begins at a number. */
function settle(state: number): void {
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const number = (text: string): number =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);

export const freePort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });

export interface Made {
  table: string;
  seats: { seat: number; token: string }[];
}

/** The reader of this device wants no coach and has been asked about sound, whatever else they want. */
function silenceCoach(): void {
  const settings = JSON.parse(localStorage["regalia.wishes"] ?? "{}") as object;
  localStorage["regalia.wishes"] = JSON.stringify({ coach: false, soundAsked: true, ...settings });
}

export class House {
  private process: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "regalia-web-"));
  private port = 0;
  private pages = 0;
  /** The folder of the pages that are served, if not those of the package. */
  site = "";
  browser!: Browser;
  /** Whatever went wrong in any page: errors, and requests to anybody else. */
  readonly wrongs: string[] = [];

  /** The server's environment has these variables besides. */
  constructor(private readonly variables: Record<string, string> = {}) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server alone. */
  async openServer(): Promise<void> {
    settle(number(SEED));
    this.port = await freePort();
    await this.start();
  }

  async open(): Promise<void> {
    await this.openServer();
    this.browser = await sharedBrowser();
  }

  async start(): Promise<void> {
    const words = [
      "serve",
      "--port",
      String(this.port),
      "--data",
      this.folder,
      "--no-limits",
      "--log-level",
      "error",
    ];
    const started = (this.process = spawn(
      join(dirname(regalia), "python"),
      ["-c", SERVE, SEED, this.site, ...words],
      { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...this.variables } },
    ));
    await new Promise<void>((ready, failed) => {
      started.stdout!.on("data", (text: Buffer) => {
        if (text.toString().includes("Regalia is at")) ready();
      });
      started.on("error", failed);
      started.on("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
  }

  /** Ends the server at once, as a power cut would; one that has ended by itself stays so. */
  async kill(): Promise<void> {
    const server = this.process!;
    server.removeAllListeners("exit");
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((done) => server.once("exit", done));
    server.kill("SIGKILL");
    await ended;
  }

  async close(): Promise<void> {
    // there is no browser with the server alone
    await Promise.all((this.browser?.contexts() ?? []).map((context) => context.close()));
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async make(wanted: object): Promise<Made> {
    const answer = await fetch(`${this.address}/api/tables`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ pace: false, ...wanted }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Made;
  }

  /** A page of a device of its own, on which some seats of a table are kept; the coach is off unless wanted. */
  async page(
    width: number,
    language: string,
    made?: Made,
    seats: number[] = [],
    moves = false,
    coached = false,
  ): Promise<Page> {
    const context: BrowserContext = await this.browser.newContext({
      viewport: { width, height: width < 600 ? 844 : 800 },
      locale: language,
      reducedMotion: moves ? "no-preference" : "reduce",
      hasTouch: width < 600,
      serviceWorkers: "block",
    });
    if (made) {
      const held = made.seats.filter((one) => seats.includes(one.seat));
      const savedGames = [
        { table: made.table, game: "", seats: held, names: [], over: false, at: 1 },
      ];
      await context.addInitScript((text) => {
        localStorage["regalia.tables"] ??= text;
      }, JSON.stringify(savedGames));
    }
    if (!coached) await context.addInitScript(silenceCoach);
    await context.addInitScript(settle, number(`${SEED}${this.pages++}`));
    const page = await context.newPage();
    page.on("pageerror", (error) => this.wrongs.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/WebSocket|ERR_CONNECTION/.test(message.text()))
        this.wrongs.push(message.text());
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== this.address && protocol.startsWith("http"))
        this.wrongs.push(`asks ${request.url()}`);
    });
    return page;
  }
}

/** Chooses another language, as another tab of the same device does. */
export const setLanguage = (page: Page, language: string): Promise<void> =>
  page.evaluate((language) => {
    const settings = { ...JSON.parse(localStorage["regalia.wishes"] ?? "{}"), language };
    localStorage["regalia.wishes"] = JSON.stringify(settings);
    dispatchEvent(new StorageEvent("storage", { key: "regalia.wishes" }));
  }, language);

/** What makes a page wider than its window, and still does when all that flew has landed. */
export async function overflow(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let looks = 0; looks < 4; looks++) {
    found = await tooWide(page);
    if (!found.length) break;
    await page.waitForTimeout(400);
  }
  return found;
}

const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const range = document.createRange();
    const over = [...document.body.querySelectorAll("*")].filter((one) => {
      range.selectNodeContents(one); // words may hang over the edge of their box
      const right = Math.max(
        one.getBoundingClientRect().right,
        range.getBoundingClientRect().right,
      );
      return right > clientWidth + 0.5;
    });
    return [
      `${scrollWidth - clientWidth} px`,
      ...over.slice(-3).map((one) => one.outerHTML.slice(0, 120)),
    ];
  });

/** Chooses a random legal move, one that brings the end nearer where there is one; whether it could. */
export async function playRandomly(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const one = (query: string) => document.querySelector<HTMLElement>(query);
    const until = async (found: () => unknown) => {
      for (let tries = 0; tries < 400 && !found(); tries++)
        await new Promise((go) => setTimeout(go, 10));
      return found();
    };
    one(".handoff .btn.go, [data-act=go-on]")?.click();
    for (let steps = 0; steps < 9 && one(".sheet [data-act=clear]"); steps++) {
      one(".sheet [data-act=clear]")!.click(); // something is chosen already
      await new Promise((go) => setTimeout(go));
    }
    if (!one(".sheet.asked [data-act=list]")) return false;
    one(".sheet.asked [data-act=list]")!.click();
    await until(() => one(".moves .btn"));
    const all = [...document.querySelectorAll<HTMLElement>(".moves .btn")];
    const onward = all.filter((move) => !/^(draw|swap)/.test(move.dataset["move"]!));
    const moves = onward.length ? onward : all;
    moves[Math.floor(Math.random() * moves.length)]?.click();
    if (!(await until(() => one("[data-act=confirm]")))) return false;
    one("[data-act=confirm]")!.click();
    await until(() => !one("[data-act=confirm]") && !one(".sheet h2 .dots"));
    return true;
  });
}

/** Plays all pages until each of them shows the end. */
export async function playOut(pages: Page[]): Promise<number> {
  let moves = 0;
  const limit = Date.now() + 280_000;
  for (;;) {
    let over = 0;
    for (const page of pages) {
      if (await page.$(".e-page")) over++;
      else if (await playRandomly(page)) moves++;
    }
    if (over === pages.length) return moves;
    if (Date.now() > limit) {
      const texts = await Promise.all(
        pages.map((page) => page.locator(".sheet, main").first().innerText()),
      );
      throw new Error(`no end after ${moves} moves: ${texts.join(" | ")}`);
    }
    await pages[0]!.waitForTimeout(20);
  }
}

/** Plays the seats of a page to the end over connections of their own, which is faster than by clicks. */
export async function finishGame(page: Page): Promise<void> {
  const table = new URL(page.url()).pathname.split("/")[2]!;
  const seats = await page.evaluate(
    (table) =>
      (JSON.parse(localStorage["regalia.tables"]) as Made[]).find((one) => one.table === table)!
        .seats,
    table,
  );
  const limit = Date.now() + 60_000;
  while (!(await page.$(".e-page"))) {
    if (Date.now() > limit) throw new Error(await page.locator(".sheet").innerText());
    for (const { seat } of seats) await visit(page, { table, seats }, seat, false);
    await page.evaluate(() => document.querySelector<HTMLElement>("[data-act=go-on]")?.click());
  }
}
