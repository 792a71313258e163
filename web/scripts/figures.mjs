/** Prints how quickly the pages load and answer: `node web/scripts/figures.mjs http://127.0.0.1:8000`. */
import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const address = process.argv[2] ?? "http://127.0.0.1:8000";
const path = execFileSync(
    "sh",
    ["-c", "command -v chromium || command -v chromium-browser || command -v google-chrome"],
    { encoding: "utf8" },
);
const browser = await chromium.launch({
    executablePath: path.trim(),
    args: ["--no-sandbox", "--disable-gpu"],
});

/** How many KB all built files of a kind have together, compressed. */
function builtSize(ending) {
    const assets = resolve(import.meta.dirname, "../../src/regalia/server/site/assets");
    const files = readdirSync(assets).filter((name) => name.endsWith(`${ending}.gz`));
    return files.reduce((sum, name) => sum + statSync(resolve(assets, name)).size, 0) / 1000;
}
console.log(
    `all pages: styles ${builtSize(".css").toFixed(1)} KB, scripts ${builtSize(".js").toFixed(0)} KB`,
);

/** A page that notes its long tasks, its shifts and its first paint. */
async function noting(viewport) {
    const context = await browser.newContext({
        viewport,
        hasTouch: viewport.width < 600,
        serviceWorkers: "block",
    });
    await context.addInitScript(() => {
        const noted = (window.noted = { long: [], shift: 0, paint: 0 });
        new PerformanceObserver((list) =>
            list.getEntries().forEach((one) => noted.long.push(one.duration)),
        ).observe({ type: "longtask", buffered: true });
        new PerformanceObserver((list) =>
            list.getEntries().forEach((one) => one.hadRecentInput || (noted.shift += one.value)),
        ).observe({ type: "layout-shift", buffered: true });
        new PerformanceObserver((list) =>
            list.getEntries().forEach((one) => (noted.paint = one.startTime)),
        ).observe({ type: "paint", buffered: true });
    });
    const page = await context.newPage();
    const bytes = { pages: 0, fonts: 0 };
    page.on("response", (answer) => {
        const size = Number(answer.headers()["content-length"] ?? 0);
        bytes[answer.url().endsWith(".woff2") ? "fonts" : "pages"] += size;
    });
    return { page, bytes };
}

const summary = ({ long, shift, paint }) =>
    [
        `first paint ${paint.toFixed(0)} ms`,
        `${long.length} long tasks${long.length ? ` (the longest ${Math.max(...long).toFixed(0)} ms)` : ""}`,
        `shift ${shift.toFixed(3)}`,
    ].join(", ");

for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
]) {
    const { page, bytes } = await noting(viewport);
    await page.goto(address);
    await page.waitForSelector(".game .btn.go:enabled");
    const usable = await page.evaluate(() => performance.now());
    await page.waitForTimeout(500);
    console.log(
        `${viewport.width} px hall: ${(bytes.pages / 1000).toFixed(0)} KB`,
        `and ${(bytes.fonts / 1000).toFixed(0)} KB of fonts, can be pressed after ${usable.toFixed(0)} ms,`,
        summary(await page.evaluate(() => window.noted)),
    );
    await page.evaluate(() => Object.assign(window.noted, { long: [], shift: 0 }));
    await page.locator(".game .btn.go").first().click();
    const delays = [];
    for (let turns = 0; turns < 6; turns++) {
        await page.waitForSelector(".sheet.asked", { timeout: 30_000 });
        delays.push(
            await page.evaluate(async () => {
                const start = performance.now();
                document.querySelector(".mcard.can").click();
                while (!document.querySelector(".mcard.is-on"))
                    await new Promise(requestAnimationFrame);
                return performance.now() - start;
            }),
        );
        for (let picks = 0; picks < 3 && !(await page.$("[data-act=confirm]")); picks++)
            await page.locator(".btn.pick").first().click();
        await page.locator("[data-act=confirm]").click();
        await page.waitForTimeout(300);
    }
    console.log(
        `${viewport.width} px table: from touch to highlight ${Math.max(...delays).toFixed(0)} ms at most,`,
        summary(await page.evaluate(() => window.noted)),
    );
    await page.context().close();
}
await browser.close();
