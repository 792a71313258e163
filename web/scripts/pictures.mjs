/** Photographs the drawings for whoever does not read SVG: icons, and the picture that links to the pages show. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "playwright-core";

const web = resolve(import.meta.dirname, "..");
const read = (path) => readFileSync(resolve(web, path), "utf8");
const font = (name) =>
    readFileSync(resolve(web, `src/fonts/${name}-latin-wght-normal.woff2`)).toString("base64");

/** Who stands on the stage, from the left: figure, its place and size. */
const PEOPLE = [
    ["figure-k-N", -520, 206, 1.75],
    ["figure-m-guard", -372, 178, 2],
    ["figure-c-queen", -230, 156, 2.15],
    ["figure-m-knight", -52, 186, 2.05],
    ["figure-k-J", 104, 182, 1.95],
    ["figure-c-dragon", 268, 172, 2.05],
];
const SPRITES = [
    "src/table/end.svg",
    "src/boards/majesty/figures.svg",
    "src/boards/kingme/figures.svg",
    "src/boards/castle/figures.svg",
];

const faces = ["alegreya", "source-sans-3"].map(
    (name) =>
        `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${font(name)}); font-weight: 100 900 }`,
);
const people = PEOPLE.map(
    ([id, x, y, scale]) =>
        `<use href="#${id}" transform="translate(${x} ${y + 130}) scale(${scale})" />`,
);
const social = `<!doctype html><style>
${faces.join("\n")}
body { margin: 0; background: #24386b; overflow: hidden; --backdrop: 0; --curtain: #7c1f2c; --curtain-shade: #5b2137 }
div { height: 0; overflow: hidden }
p { position: absolute; inset: 30px 0 auto; margin: 0; text-align: center; color: #f3f5fa; font: 700 118px/1 alegreya }
small { display: block; margin-top: 8px; color: #d3daee; font: 400 40px/1.2 source-sans-3 }
</style>
<div>${SPRITES.map(read).join("")}</div>
<svg width="1200" height="630" viewBox="-600 0 1200 630">
  <use href="#end-rays" transform="translate(0 330) scale(1.5)" opacity=".07" />
  ${people.join("")}
  <use href="#end-stage" transform="translate(0 540) scale(1.5)" />
</svg>
<p>Regalia<small>Majesty · King Me! · Castle</small></p>`;

const path = execFileSync("sh", ["-c", "command -v chromium || command -v google-chrome"], {
    encoding: "utf8",
});
const browser = await chromium.launch({
    executablePath: path.trim(),
    args: ["--no-sandbox", "--disable-gpu"],
});

/** Takes a picture of a page of this size. */
async function photograph(html, file, width, height, options) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(html);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: resolve(web, "public", file), ...options });
    await page.close();
}

for (const size of [192, 512]) {
    const icon = `<style>body { margin: 0 } svg { display: block }</style>${read("public/icon.svg")}`;
    await photograph(icon, `icon-${size}.png`, size, size, {});
}
await photograph(social, "social.jpg", 1200, 630, { type: "jpeg", quality: 84 });
await browser.close();
