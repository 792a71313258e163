/**
 * Prints how many frames come late while moves are shown: `node web/scripts/frames.mjs http://127.0.0.1:8000`;
 * a number of moves and the games alone may follow.
 *
 * Somebody watches a table of each game on a processor that is slowed down four times; Chromium's trace tells when
 * frames were drawn. A late frame comes more than 20 ms after the one before. What is late while nothing moves is due
 * to the machine.
 */
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

const address = process.argv[2] ?? "http://127.0.0.1:8000";
const MOVES = Number(process.argv[3] ?? 12);
const SLOWER = 4;
const LATE_MS = 20;
const MOVE_MS = 1500; // a move is shown within 1,200
const SIZES = [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
];
const TABLES = {
    majesty: { seats: 3, options: {}, before: 6 },
    kingme: { seats: 3, options: { placement: "random" }, before: 4 },
    castle: { seats: 3, options: {}, before: 10 },
};

const path = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"], {
    encoding: "utf8",
});
const browser = await chromium.launch({
    executablePath: path.trim(),
    args: ["--no-sandbox", "--disable-gpu"],
});

async function makeTable(game, { seats, options }) {
    const people = Array.from({ length: seats }, (_, at) => ({ person: `Person ${at + 1}` }));
    const answer = await fetch(`${address}/api/tables`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ game, options, seats: people, pace: false }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}

/** A page that holds all seats of a table and makes moves there, the same in every run. */
async function holdSeats({ table, seats }) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${address}/manifest.webmanifest`);
    await page.evaluate(
        ([table, tokens]) => {
            const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/feed`);
            let chance = 7;
            let latest;
            socket.onopen = () =>
                socket.send(JSON.stringify({ type: "hello", tokens, since: null, lang: "en" }));
            const heard = new Promise((ready) => {
                socket.onmessage = ({ data }) => {
                    const message = JSON.parse(data);
                    if (message.type !== "sync" && message.type !== "step") return;
                    latest = message;
                    ready();
                };
            });
            window.playOne = async () => {
                await heard;
                const seat = Object.keys(latest.moves).find((one) => latest.moves[one].length);
                if (seat === undefined) return;
                const moves = latest.moves[seat];
                chance = (Math.imul(chance, 1103515245) + 12345) & 0x7fffffff;
                const { move } = moves[(chance >> 8) % moves.length];
                const { beat, version } = latest;
                const id = `move-${version}`;
                socket.send(JSON.stringify({ type: "move", id, seat: Number(seat), beat, move }));
                while (latest.version === version) await new Promise((go) => setTimeout(go, 5));
            };
        },
        [table, seats.map((one) => one.token)],
    );
    return page;
}

/** The milliseconds between the frames that a trace has seen drawn. */
function gaps(trace) {
    const drawn = JSON.parse(trace.toString())
        .traceEvents.filter(({ name }) => name === "DrawFrame")
        .map(({ ts }) => ts / 1000)
        .sort((one, other) => one - other);
    return drawn.slice(1).map((at, number) => at - drawn[number]);
}

/** The same for the time that something takes. */
async function traced(page, act) {
    await browser.startTracing(page, {
        categories: ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"],
    });
    await act();
    return gaps(await browser.stopTracing());
}

async function measure(game, viewport) {
    const made = await makeTable(game, TABLES[game]);
    const holder = await holdSeats(made);
    for (let moves = 0; moves < TABLES[game].before; moves++)
        await holder.evaluate(() => window.playOne());
    const page = await (await browser.newContext({ viewport, serviceWorkers: "block" })).newPage();
    await page.goto(`${address}/t/${made.table}`);
    await page.waitForSelector(".sheet");
    const tools = await page.context().newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    // a page draws only what changes: a point that is never the same keeps frames coming
    await page.evaluate(() => {
        const point = document.body.appendChild(document.createElement("i"));
        point.style.cssText =
            "position:fixed;inset:0 auto auto 0;z-index:99;width:1px;height:1px;background:#888";
        const draw = (at) => {
            point.style.opacity = String(0.5 + (at % 100) / 1000);
            requestAnimationFrame(draw);
        };
        requestAnimationFrame(draw);
    });
    await page.waitForTimeout(1000);
    const rest = await traced(page, () => page.waitForTimeout(MOVES * MOVE_MS));
    const moving = await traced(page, async () => {
        for (let moves = 0; moves < MOVES; moves++) {
            await holder.evaluate(() => window.playOne());
            await page.waitForTimeout(MOVE_MS);
        }
    });
    await page.context().close();
    await holder.context().close();
    return { moving, rest };
}

function summary(all) {
    const late = all.filter((gap) => gap > LATE_MS);
    const slowest = [...all].sort((one, other) => other - one);
    const share = ((100 * late.length) / all.length).toFixed(1);
    const usual = slowest[Math.floor(all.length / 100)]?.toFixed(0);
    return `${share} % of ${all.length} frames late, 99 % within ${usual} ms`;
}

const games = process.argv.slice(4);
for (const game of games.length ? games : Object.keys(TABLES))
    for (const viewport of SIZES) {
        const { moving, rest } = await measure(game, viewport);
        console.log(
            `${game}, ${viewport.width} px: moves ${summary(moving)}; at rest ${summary(rest)}`,
        );
    }
await browser.close();
