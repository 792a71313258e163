/**
 * Photographs the pages of a build, and compares the looks of two builds.
 *
 *   node web/scripts/shots.mjs take SITE FOLDER [GROUP …]   photographs a build: hall, pages, each game
 *   node web/scripts/shots.mjs sheets FOLDER SHEETS         puts all windows of a page into one picture
 *   node web/scripts/shots.mjs compare BEFORE AFTER [FOLDER]  counts differing pixels, shows where they are
 *
 * Every run deals the same cards and makes the same moves, so that two runs differ by their styles alone.
 */
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";

const TOUCH_WINDOWS = [
    [360, 780],
    [390, 844],
    [768, 1024],
    [844, 390],
];
const MOUSE_WINDOWS = [
    [1366, 625],
    [1280, 800],
    [1440, 900],
    [1920, 1080],
];
/** `LANGUAGES=en,de,pl,ru`: each window has the next of these, whatever the table speaks. */
const LANGUAGES = process.env.LANGUAGES?.split(",") ?? [];
const THEMES = process.env.THEMES?.split(",") ?? ["light", "dark"];
/** Some of the windows alone: `WINDOWS=390x844,1280x800`. */
const wanted = ([width, height]) =>
    process.env.WINDOWS?.split(",").includes(`${width}x${height}`) ?? true;
const PEOPLE = ["Wilhelmine", "Tomek", "Anastasia Woroncowa", "Jan", "Bartholomäus", "Ola"];

/** Tables to look at: a game, its seats, the moves after which it is looked at, a language. */
const TABLES = {
    majesty: [
        { seats: 4, options: { sides: "ABBABABB" }, looks: [0, 25], lang: "en" },
        { seats: 2, options: {}, looks: [6], lang: "ru" },
    ],
    kingme: [
        { seats: 6, options: { rounds: 3 }, looks: [0, 13, 21, 26], lang: "de" },
        { seats: 3, options: { rounds: 1 }, looks: [14, 17], lang: "pl" },
    ],
    castle: [
        { seats: 5, options: {}, looks: [0, 30, 90], lang: "de" },
        { seats: 2, options: {}, looks: [24], lang: "en" },
    ],
};

const SERVE = `
import secrets, sys
from hashlib import sha256
from itertools import count
from pathlib import Path
import regalia.server.pages as pages
from regalia.cli.main import main
pages.SITE_FOLDER = Path(sys.argv.pop(1))
drawn = (sha256(f"shots:{at}".encode()).hexdigest() for at in count())
secrets.token_hex = lambda size: next(drawn)[: 2 * size]
main()
`;

const freePort = () =>
    new Promise((found) => {
        const server = createServer().listen(0, "127.0.0.1", () => {
            const { port } = server.address();
            server.close(() => found(port));
        });
    });

const browserPath = () =>
    execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"], {
        encoding: "utf8",
    }).trim();

/** Serves a build from a fresh data folder; returns its address and how to stop it. */
async function serve(site) {
    const folder = mkdtempSync(join(tmpdir(), "regalia-shots-"));
    const port = await freePort();
    const python = resolve(import.meta.dirname, "../../.venv/bin/python");
    const words = ["serve", "--port", String(port), "--data", folder, "--no-limits"];
    const server = spawn(python, ["-c", SERVE, resolve(site), ...words, "--log-level", "error"], {
        stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((ready, failed) => {
        server.stdout.on(
            "data",
            (text) => text.toString().includes("Regalia is at") && ready(undefined),
        );
        server.on("exit", (code) => failed(new Error(`the server ended with ${code}`)));
    });
    const stop = () => {
        server.removeAllListeners("exit");
        server.kill("SIGKILL");
        rmSync(folder, { recursive: true, force: true });
    };
    return { address: `http://127.0.0.1:${port}`, stop };
}

/** Chooses another language, as another tab of the same device does. */
async function setLanguage(page, language) {
    await page.evaluate((language) => {
        const settings = { ...JSON.parse(localStorage["regalia.wishes"] ?? "{}"), language };
        localStorage["regalia.wishes"] = JSON.stringify(settings);
        dispatchEvent(new StorageEvent("storage", { key: "regalia.wishes" }));
    }, language);
    await page.waitForTimeout(150);
}

/** Takes pictures with a finger's pages and a mouse's pages, each window in each theme. */
class Camera {
    constructor(browser, address, folder) {
        Object.assign(this, { browser, address, folder });
        this.shown = 0;
    }

    async newPage(touch, lang, made, seats) {
        const context = await this.browser.newContext({
            viewport: { width: 800, height: 600 },
            locale: lang,
            reducedMotion: "reduce",
            hasTouch: touch,
            isMobile: touch,
            serviceWorkers: "block",
        });
        const savedGames = made
            ? [
                  {
                      table: made.table,
                      game: made.game,
                      seats: made.seats.filter((one) => seats.includes(one.seat)),
                      names: PEOPLE.slice(0, made.seats.length),
                      over: false,
                      at: 1,
                  },
              ]
            : [];
        await context.addInitScript((text) => {
            localStorage["regalia.tables"] ??= text;
            localStorage["regalia.wishes"] ??= JSON.stringify({ soundAsked: true });
            performance.now = () => 1000; // times since something happened are the same in every run
        }, JSON.stringify(savedGames));
        return context.newPage();
    }

    /** Photographs a page in all windows that it is for. */
    async shoot(page, name, touch, fullPage) {
        for (const [width, height] of (touch ? TOUCH_WINDOWS : MOUSE_WINDOWS).filter(wanted)) {
            await page.setViewportSize({ width, height });
            if (LANGUAGES.length)
                await setLanguage(page, LANGUAGES[this.shown++ % LANGUAGES.length]);
            for (const theme of THEMES) {
                await page.evaluate(async (theme) => {
                    document.documentElement.dataset.theme = theme;
                    // the port of the server is another one in every run
                    for (const link of document.querySelectorAll(".share input"))
                        link.value = "a link";
                    await document.fonts.ready;
                    await new Promise((done) =>
                        requestAnimationFrame(() => requestAnimationFrame(done)),
                    );
                }, theme);
                const path = join(this.folder, `${name}-${width}x${height}-${theme}.png`);
                await page.screenshot({ path, fullPage, animations: "disabled" });
            }
        }
    }

    /** Opens an address for fingers and for a mouse, and does `act` with each page, which may shoot. */
    async visit(path, { lang = "en", made, seats = [], wait, fullPage = false }, act) {
        for (const touch of [true, false]) {
            const page = await this.newPage(touch, lang, made, seats);
            await page.setViewportSize(
                touch ? { width: 390, height: 844 } : { width: 1440, height: 900 },
            );
            await page.goto(this.address + path);
            await page.waitForSelector(wait);
            await page.waitForTimeout(150);
            await act(page, (name) => this.shoot(page, name, touch, fullPage));
            await page.context().close();
        }
    }
}

async function makeTable(address, game, { seats, options }, open = 0) {
    const people = PEOPLE.slice(0, seats).map((person, at) =>
        at < seats - open ? { person } : { open: true },
    );
    const body = { game, seats: people, options, pace: false, hints: true, undo: true };
    const answer = await fetch(`${address}/api/tables`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...body, chat: true, help: true, listed: true }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return { game, ...(await answer.json()) };
}

/** Holds all seats of a table in a page of its own, so that nobody is away, and makes moves there. */
async function holdSeats(browser, address, made) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${address}/manifest.webmanifest`);
    await page.evaluate(
        ([table, tokens]) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/feed`);
            let chance = 7;
            const below = (limit) => {
                chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
                return (chance >> 8) % limit;
            };
            socket.onopen = () =>
                socket.send(JSON.stringify({ type: "hello", tokens, since: null, lang: "en" }));
            /** Makes one random move; says whether the game is over. */
            window.playOne = () =>
                new Promise((done) => {
                    const visit = new WebSocket(`ws://${location.host}/api/tables/${table}/feed`);
                    let moved = false;
                    visit.onopen = () =>
                        visit.send(
                            JSON.stringify({ type: "hello", tokens, since: null, lang: "en" }),
                        );
                    visit.onmessage = ({ data }) => {
                        const message = JSON.parse(data);
                        if (moved && (message.type === "step" || message.type === "refuse")) {
                            visit.onclose = () => done(false);
                            return visit.close();
                        }
                        if (moved || message.type !== "sync") return;
                        const seat = Object.keys(message.moves).find(
                            (one) => message.moves[one].length,
                        );
                        if (seat === undefined) {
                            visit.onclose = () => done(true);
                            return visit.close();
                        }
                        const offers = message.moves[seat].filter(
                            ({ move }) => !/^(draw|swap)/.test(move),
                        );
                        const moves = offers.length ? offers : message.moves[seat];
                        const { move } = moves[below(moves.length)];
                        moved = true;
                        visit.send(
                            JSON.stringify({
                                type: "move",
                                id: `m${message.beat}`,
                                seat: Number(seat),
                                beat: message.beat,
                                move,
                            }),
                        );
                    };
                });
        },
        [made.table, made.seats.map((one) => one.token)],
    );
    return page;
}

async function play(holder, moves) {
    for (let made = 0; made < moves; made++)
        if (await holder.evaluate(() => window.playOne())) return true;
    return false;
}

const SELECTABLE = [
    ".mcard.can",
    ".piece.can",
    ".place-here",
    ".ccard.can",
    ".spot.can > .top",
    ".spot.aim > .top",
    ".stock.selectable",
    ".seat-pick",
    ".btn.pick",
]
    .map((one) => `${one}:not([aria-pressed=true])`)
    .join(", ");

const click = (page, query) =>
    page.evaluate((query) => {
        const found = document.querySelector(query);
        found?.click();
        return !!found;
    }, query);

/** A table as the seat to move sees it, chosen step by step; and as somebody who watches sees it. */
async function shootTable(camera, made, name, { lang, dialogs }) {
    const view = await (await fetch(`${camera.address}/api/tables/${made.table}/view`)).json();
    const asked = { lang, made, seats: [view.pending[0]], wait: ".sheet" };
    await camera.visit(`/t/${made.table}`, asked, async (page, shoot) => {
        await shoot(`${name}-asked`);
        for (let step = 1; step <= 3 && (await click(page, SELECTABLE)); step++) {
            await page.waitForTimeout(120);
            await shoot(`${name}-chosen${step}`);
            if (await page.$("[data-act=confirm]")) break;
        }
        for (let step = 0; step < 4; step++) await page.keyboard.press("Escape");
        if (!dialogs) return;
        await page.keyboard.press("m");
        if (await page.$("dialog")) await shoot(`${name}-moves`);
        await page.keyboard.press("Escape");
        await click(page, "[data-act=menu]");
        await shoot(`${name}-menu`);
        await page.keyboard.press("Escape");
        await click(page, ".head .tool[aria-expanded]");
        await shoot(`${name}-settings`);
        await page.keyboard.press("Escape");
        await click(page, ".bhead, .level, .stock");
        await shoot(`${name}-help`);
        await page.keyboard.press("Escape");
        if (await click(page, ".log .jump")) await shoot(`${name}-past`);
        await page.keyboard.press("Escape");
        await click(page, ".side [role=tab]:nth-child(2)");
        await shoot(`${name}-chat`);
    });
    await camera.visit(`/t/${made.table}`, { lang, wait: ".sheet" }, (_, shoot) =>
        shoot(`${name}-watched`),
    );
}

async function shootGame(camera, game) {
    for (const [at, asked] of TABLES[game].entries()) {
        const name = `${game}${asked.seats}`;
        const made = await makeTable(camera.address, game, asked);
        const holder = await holdSeats(camera.browser, camera.address, made);
        let moves = 0;
        for (const look of asked.looks) {
            if (await play(holder, look - moves)) break;
            moves = look;
            await shootTable(camera, made, `${name}-${look}`, {
                ...asked,
                dialogs: !at && look > 0,
            });
        }
        if (at) {
            await holder.context().close(); // now all others are away
            await new Promise((done) => setTimeout(done, 500));
            await shootTable(camera, made, `${name}-away`, asked);
            continue;
        }
        await play(holder, 1000);
        const seen = { ...asked, made, seats: [0] };
        const { table } = made;
        await camera.visit(
            `/t/${table}`,
            { ...seen, wait: ".e-page", fullPage: true },
            async (_, shoot) => {
                await shoot(`${name}-end`);
            },
        );
        await camera.visit(
            `/t/${table}/replay`,
            { ...seen, wait: ".scrubber" },
            async (page, shoot) => {
                await page.evaluate(() => {
                    const slider = document.querySelector(".scrubber input");
                    slider.value = String(Math.floor(Number(slider.max) / 2));
                    slider.dispatchEvent(new Event("input", { bubbles: true }));
                });
                await page.waitForTimeout(100);
                await shoot(`${name}-replay`);
            },
        );
        await camera.visit(
            `/t/${table}/replay?review`,
            { ...seen, wait: ".r-graph" },
            async (page, shoot) => {
                await page.waitForSelector(".r-begin", { state: "detached", timeout: 300_000 });
                await click(page, ".r-moves .branch button, .r-moves button");
                await page.waitForSelector(".judge");
                await shoot(`${name}-review`);
            },
        );
        await holder.context().close();
    }
    await camera.visit(`/learn/${game}`, { wait: "[data-guide=step]" }, (_, shoot) =>
        shoot(`${game}-lesson`),
    );
}

async function shootPages(camera) {
    const { address } = camera;
    const made = await makeTable(address, "majesty", { seats: 3, options: {} }, 1);
    const other = await makeTable(address, "castle", { seats: 2, options: {} });
    const whole = { fullPage: true, made: other, seats: [0] };
    const one = (name) => (_, shoot) => shoot(name);
    await camera.visit("/", { ...whole, wait: ".game .btn.go" }, one("hall"));
    await camera.visit("/", { fullPage: true, lang: "ru", wait: ".game .btn.go" }, one("hall-ru"));
    await camera.visit("/new", { ...whole, wait: ".sitters" }, async (page, shoot) => {
        for (const at of [1, 2, 3]) {
            await click(page, `.games-pick .btn:nth-child(${at})`);
            await page.waitForTimeout(150);
            await shoot(`new-${at}`);
        }
    });
    await camera.visit("/rules/castle", { wait: ".ruling" }, async (page, shoot) => {
        await shoot("rules");
        await page.evaluate(() => document.querySelector(".compare").scrollIntoView());
        await shoot("rules-compare");
        await page.fill("[type=search]", "king");
        await shoot("rules-search");
    });
    for (const game of Object.keys(TABLES))
        await camera.visit(
            `/gallery/${game}`,
            { wait: ".gallery", fullPage: true },
            one(`gallery-${game}`),
        );
    await camera.visit("/replay", { wait: ".drop" }, one("replay-empty"));
    await camera.visit("/nothing", { wait: ".failure" }, one("nothing"));
    await camera.visit(
        `/t/${made.table}`,
        { made, seats: [0], wait: ".seats", fullPage: true },
        one("waiting"),
    );
}

async function take(site, folder, groups) {
    mkdirSync(folder, { recursive: true });
    const browser = await chromium.launch({
        executablePath: browserPath(),
        args: ["--no-sandbox", "--disable-gpu"],
    });
    for (const group of groups.length ? groups : ["pages", ...Object.keys(TABLES)]) {
        const { address, stop } = await serve(site);
        const camera = new Camera(browser, address, folder);
        try {
            await (group === "pages" ? shootPages(camera) : shootGame(camera, group));
        } finally {
            stop();
        }
    }
    await browser.close();
}

/** Counts the differing pixels of two pictures in a browser; paints them red over the second. */
async function difference(page, before, after) {
    return page.evaluate(
        async (sources) => {
            const [one, two] = await Promise.all(
                sources.map(async (source) => {
                    const image = new Image();
                    image.src = `data:image/png;base64,${source}`;
                    await image.decode();
                    return image;
                }),
            );
            const width = Math.max(one.width, two.width);
            const height = Math.max(one.height, two.height);
            const canvas = Object.assign(document.createElement("canvas"), { width, height });
            const pen = canvas.getContext("2d", { willReadFrequently: true });
            pen.drawImage(one, 0, 0);
            const old = pen.getImageData(0, 0, width, height).data;
            pen.clearRect(0, 0, width, height);
            pen.drawImage(two, 0, 0);
            const now = pen.getImageData(0, 0, width, height);
            let count = 0;
            for (let at = 0; at < old.length; at += 4) {
                const far = [0, 1, 2].some(
                    (part) => Math.abs(old[at + part] - now.data[at + part]) > 8,
                );
                if (!far) continue;
                count++;
                now.data.set([255, 0, 0, 255], at);
            }
            pen.putImageData(now, 0, 0);
            return { count, picture: count ? canvas.toDataURL("image/png").split(",")[1] : "" };
        },
        [before, after],
    );
}

async function compare(before, after, folder) {
    if (folder) mkdirSync(folder, { recursive: true });
    const names = readdirSync(after).filter((name) => name.endsWith(".png"));
    const browser = await chromium.launch({
        executablePath: browserPath(),
        args: ["--no-sandbox"],
    });
    const page = await browser.newPage();
    let differing = 0;
    for (const name of names.sort()) {
        let old;
        try {
            old = readFileSync(join(before, name));
        } catch {
            console.log(`${name}: only in ${after}`);
            continue;
        }
        const now = readFileSync(join(after, name));
        if (old.equals(now)) continue;
        const { count, picture } = await difference(
            page,
            old.toString("base64"),
            now.toString("base64"),
        );
        if (!count) continue;
        differing++;
        console.log(`${name}: ${count} px`);
        if (folder) writeFileSync(join(folder, name), Buffer.from(picture, "base64"));
    }
    console.log(`${differing} of ${names.length} pictures differ`);
    await browser.close();
}

/** Puts the pictures of one page into one, window beside window: one for each theme. */
async function makeSheets(folder, into) {
    mkdirSync(into, { recursive: true });
    const sheets = new Map();
    for (const name of readdirSync(folder).filter((one) => one.endsWith(".png"))) {
        const sheet = name.replace(/-\d+x\d+-/, "-");
        sheets.set(sheet, [...(sheets.get(sheet) ?? []), name]);
    }
    const browser = await chromium.launch({
        executablePath: browserPath(),
        args: ["--no-sandbox"],
    });
    const page = await browser.newPage({ viewport: { width: 2000, height: 1500 } });
    const width = (name) => Number(/-(\d+)x/.exec(name)[1]);
    for (const [sheet, names] of sheets) {
        const images = names
            .sort((one, other) => width(one) - width(other))
            .map((name) => readFileSync(join(folder, name)).toString("base64"));
        await page.setContent(
            `<body style="margin: 0; display: flex; flex-wrap: wrap; gap: 8px; align-items: start; background: #888">` +
                images
                    .map(
                        (image) =>
                            `<div style="zoom: 0.5; max-height: 1600px; overflow: hidden">` +
                            `<img src="data:image/png;base64,${image}"></div>`,
                    )
                    .join(""),
        );
        await page.screenshot({ path: join(into, sheet), fullPage: true });
    }
    console.log(`${sheets.size} sheets`);
    await browser.close();
}

const [command, first, second, ...rest] = process.argv.slice(2);
if (command === "take") await take(first, second, rest);
else if (command === "sheets") await makeSheets(first, second);
else if (command === "compare") await compare(first, second, rest[0]);
else console.error("shots.mjs take SITE FOLDER | sheets FOLDER SHEETS | compare BEFORE AFTER");
