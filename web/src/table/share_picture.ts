/** A picture of a result to be passed on: the winner among the court, names and points, made in the browser. */
import type { BoardModule, BoardProps } from "../board";
import { ranked } from "../kit/ranking";
import { loadEnd } from "../kit/sprite";
import { bannersOf, COURT_PLACES, seatClass } from "./scene_of_end";

export const WIDTH = 1200;
export const HEIGHT = 630;

/** What the picture tells. */
export interface Result {
  game: string;
  title: string;
  scores: string;
  seats: number;
  winner: number;
  court: string[];
  ground: string;
}

/** The result of a game that is over; of any other there is none to be told. */
export function resultOf(boardProps: BoardProps, module: BoardModule | undefined): Result | null {
  const { position, seats, say } = boardProps;
  if (!position.over) return null;
  const name = (seat: number) => seats[seat]?.name ?? "";
  const points = (seat: number) => module?.scored?.(seat, boardProps) ?? position.scores[seat];
  return {
    game: say("game"),
    title: say("wins", {
      names: position.winners.map(name).join(", "),
      count: position.winners.length,
    }),
    scores: ranked(position)
      .map((seat) => `${name(seat)} ${points(seat)}`)
      .join(" · "),
    seats: position.scores.length,
    winner: position.winners[0] ?? 0,
    court: module?.court ?? [],
    ground: module?.ground ?? "--chrome",
  };
}

/** Draws the picture as a PNG. */
export async function drawPicture(result: Result): Promise<Blob> {
  await loadEnd();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = valueOf(result.ground);
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const scene = new Image(WIDTH, HEIGHT);
  scene.src = `data:image/svg+xml,${encodeURIComponent(sceneOf(result))}`;
  await scene.decode();
  pen.drawImage(scene, 0, 0);
  await write(pen, result);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

/** Passes a picture on where the device can do that, else saves it. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch((error: Error) => {
      if (error.name !== "AbortError") throw error; // the reader has thought better of it
    });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const valueOf = (property: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(property).trim();

/** The scene as an SVG of its own: with the drawings that it uses, and the values of their colours. */
function sceneOf({ seats, winner, court }: Result): string {
  const person = (id: string, x: number, y: number, scale: number, right = false) =>
    `<use href="#${id}" transform="${right ? "scale(-1 1) " : ""}translate(${x} ${y}) scale(${scale})"/>`;
  const tinted = (seat: number, drawn: string) => {
    const colour = valueOf(`--${seatClass(seat)}`);
    const mantle = `--mantle:${colour};--mantle-shade:color-mix(in srgb,${colour},#05060f 32%)`;
    return `<g style="${mantle}" color="${colour}">${drawn}</g>`;
  };
  const banners = bannersOf(seats).map(({ seat, x }) =>
    tinted(
      seat,
      `<g transform="translate(${x} -46)"><use href="#end-banner"/>` +
        `<use href="#${seatClass(seat)}" x="-24" y="44" width="48" height="62"/></g>`,
    ),
  );
  const people = court.map((id, at) => {
    const { x, y, scale } = COURT_PLACES[Math.floor(at / 2)]!;
    return person(id, x, y, scale, at % 2 === 1);
  });
  const body = [
    `<g opacity=".07"><use href="#end-rays" transform="translate(0 150)"/></g>`,
    ...banners,
    ...people,
    tinted(winner, person("end-sovereign", -92, 94, 1.54)),
    person("end-crown", -92, 76, 1.54),
    `<use href="#end-stage" transform="translate(0 302)"/>`,
  ].join("");
  const drawings = usedIn(body);
  const names = new Set([...drawings.matchAll(/var\((--[\w-]+)/g)].map((one) => one[1]!));
  const colours = [...names].map((name) => `${name}:${valueOf(name)};`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="-400 -40 800 420"` +
    ` style="${colours}--backdrop:0;--cut:#f6efe0"><defs>${drawings}</defs>${body}</svg>`
  );
}

/** All drawings of the page that a piece of SVG refers to, and those to which they refer. */
function usedIn(body: string): string {
  const found = new Map<string, string>();
  const look = (svg: string) => {
    for (const [, id] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g)) {
      const drawing = document.getElementById(id!);
      if (!drawing || found.has(id!)) continue;
      found.set(id!, new XMLSerializer().serializeToString(drawing));
      look(drawing.outerHTML);
    }
  };
  look(body);
  return [...found.values()].join("");
}

/** Writes the name of the game above the crown, and the result on a plate before the stage. */
async function write(pen: CanvasRenderingContext2D, result: Result): Promise<void> {
  const font = (size: number, weight = 700, family = "--display") =>
    `${weight} ${size}px ${valueOf(family)}`;
  const middle = WIDTH / 2;
  const [small, large] = [font(28, 400, "--text"), font(54)];
  const text = Object.values(result).join("");
  await Promise.all([small, large].map((one) => document.fonts.load(one, text)));
  pen.textAlign = "center";
  pen.fillStyle = "#f3f5fa";
  put(result.game, 66, font(46), 330);
  pen.fillStyle = "#b9c1d6";
  put("Regalia", 100, small, 330);

  pen.font = large;
  const wide = Math.min(
    1040,
    Math.max(420, pen.measureText(result.title).width, measure(small)) + 96,
  );
  const [left, top, high] = [middle - wide / 2, 492, 118];
  for (const [out, colour] of [
    [10, "#1b1d2b"],
    [7, "#f2b632"],
    [3, "#1b1d2b"],
    [0, "#fdfaf3"],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(left - out, top - out, wide + 2 * out, high + 2 * out, 6 + out / 2);
    pen.fill();
  }
  pen.fillStyle = "#1a1f2e";
  put(result.title, top + 58, large, wide - 48);
  pen.fillStyle = "#4b5368";
  put(result.scores, top + 98, small, wide - 48);

  function measure(face: string): number {
    pen.save();
    pen.font = face;
    const { width } = pen.measureText(result.scores);
    pen.restore();
    return width;
  }

  function put(words: string, y: number, face: string, room: number): void {
    pen.font = face;
    pen.fillText(words, middle, y, room);
  }
}
