/** Real taps on what can be chosen at a table, compared with what they choose. */
import type { CDPSession, Page } from "playwright-core";

import type { Window } from "./layout";

const PATIENCE_MS = 5_000; // on a busy machine, until a tap must have chosen something

/** Something that can be chosen: on the board, or by a button of the sheet. */
interface Choice {
  touch: string;
  inSheet: boolean;
}

/** What a table shows at a moment. */
interface Looked {
  chosen: string[];
  choices: Choice[];
  /** What is not in view: buttons of the sheet, and how much of the page. */
  cut: string[];
}

/** Of what sort a touch is: `row` of `row:3`. */
const sortOf = (touch: string) => touch.split(":")[0]!;

/** The first and the last choice of each sort, and some between them. */
function spread(choices: Choice[], mostOfSort: number): Choice[] {
  const sorts = new Map<string, Choice[]>();
  for (const choice of choices) {
    const sort = `${sortOf(choice.touch)} ${choice.inSheet}`;
    sorts.set(sort, [...(sorts.get(sort) ?? []), choice]);
  }
  return [...sorts.values()].flatMap((all) => {
    if (all.length <= mostOfSort) return all;
    return Array.from(
      { length: mostOfSort },
      (_, at) => all[Math.round((at * (all.length - 1)) / (mostOfSort - 1))]!,
    );
  });
}

/** How a choice is found on the page. */
const queryOf = ({ touch, inSheet }: Choice) =>
  `[data-${inSheet ? "pick" : "touch"}="${touch}"][aria-pressed=false]`;

/** A finger on the page of a table, also where the page believes that there is only a mouse. */
export class Finger {
  /** What went wrong so far: choices that were not what was tapped, buttons that were cut off. */
  readonly faults = new Set<string>();

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(page, await page.context().newCDPSession(page));
  }

  /** Looks at the table in another window. */
  async resize(window: Window): Promise<void> {
    await this.page.setViewportSize(window);
    await this.page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
  }

  note(fault: string): void {
    const { width, height } = this.page.viewportSize()!;
    this.faults.add(`${width} × ${height}: ${fault}`);
  }

  /** Taps the middle of the first thing that a query finds, once it is scrolled into view; whether there is one. */
  async tap(query: string): Promise<boolean> {
    const middle = await this.page.evaluate((query) => {
      const thing = [...document.querySelectorAll(query)].find((one) => one.checkVisibility());
      if (!thing) return null;
      const middle = () => {
        const box = thing.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const { x, y } = middle();
      const holds = ({ left, right, top, bottom }: DOMRect) =>
        left < x && x < right && top < y && y < bottom;
      const frames = [new DOMRect(0, 0, innerWidth, innerHeight)];
      for (let box = thing.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow !== "visible") frames.push(box.getBoundingClientRect());
      }
      if (!frames.every(holds))
        thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      for (
        let above = document.elementFromPoint(middle().x, middle().y);
        above && !above.contains(thing);
        above = above.parentElement
      ) {
        if (getComputedStyle(above).position === "sticky")
          thing.scrollIntoView({ block: "center", behavior: "instant" }); // it stays while the rest is scrolled
      }
      return middle();
    }, query);
    if (!middle) return false;
    await Promise.all([
      this.session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [middle] }),
      this.session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] }),
    ]);
    return true;
  }

  private async look(): Promise<Looked> {
    const looked = await this.page.evaluate(() => {
      const all = (query: string) =>
        [...document.querySelectorAll<HTMLElement>(query)].filter((one) => one.checkVisibility());
      const EDGE = 9; // px: within the rounding of a button
      const isWhole = (button: Element) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const corners = [left + EDGE, right - EDGE].flatMap((x) =>
          [top + EDGE, bottom - EDGE].map((y) => [x, y] as const),
        );
        return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      };
      const { scrollHeight, clientHeight } = document.documentElement;
      return {
        chosen: all("[data-touch][aria-pressed=true], [data-pick][aria-pressed=true]").map(
          ({ dataset }) => dataset["touch"] ?? dataset["pick"]!,
        ),
        choices: [
          ...all("[data-touch][aria-pressed=false]:not([aria-disabled=true])").map(
            ({ dataset }) => ({ touch: dataset["touch"]!, inSheet: false }),
          ),
          ...all("[data-pick][aria-pressed=false]:not(:disabled)").map(({ dataset }) => ({
            touch: dataset["pick"]!,
            inSheet: true,
          })),
        ],
        cut: [
          ...all(".sheet [data-act]")
            .filter((button) => !isWhole(button))
            .map(({ dataset }) => `the button “${dataset["act"]}” is cut off`),
          ...(scrollHeight > clientHeight
            ? [`the page is ${scrollHeight - clientHeight} px too high`]
            : []),
        ],
      };
    });
    looked.cut.forEach((fault) => this.note(fault));
    return looked;
  }

  /** Gives up all that is chosen. */
  private takeBack(): Promise<void> {
    return this.page.evaluate(async () => {
      for (let steps = 0; steps < 9; steps++) {
        const clear = document.querySelector<HTMLElement>(".sheet [data-act=clear]");
        if (!clear) return;
        clear.click();
        await new Promise((go) => setTimeout(go));
      }
    });
  }

  /**
   * Taps one choice and compares it with what is chosen then.
   *
   * More may be chosen with it, but no other thing of its sort: one card, one vote, one place.
   */
  private async choose(choice: Choice, before: Looked): Promise<Looked> {
    const { touch } = choice;
    await this.tap(queryOf(choice));
    let now = await this.look();
    for (const limit = Date.now() + PATIENCE_MS; !now.chosen.includes(touch) && Date.now() < limit;)
      now = await this.look();
    const others = now.chosen.filter(
      (one) => one !== touch && sortOf(one) === sortOf(touch) && !before.chosen.includes(one),
    );
    if (!now.chosen.includes(touch) || others.length)
      this.note(
        `a tap on ${touch}${choice.inSheet ? " in the sheet" : ""} has chosen ${now.chosen.join(", ") || "nothing"}`,
      );
    return now;
  }

  /**
   * Taps everything that can be chosen first, or some of each sort, and what the sheet offers after each of these;
   * after one of them also what the board offers then. Gives the sorts of all that was tapped.
   */
  async chooseEach(number: number, mostOfSort: number): Promise<string> {
    await this.takeBack();
    const nothing = await this.look();
    const tapped = new Set(nothing.choices.map(queryOf));
    const firsts = spread(nothing.choices, mostOfSort);
    const follows = firsts[number % firsts.length];
    for (const first of firsts) {
      let looked = await this.choose(first, nothing);
      for (;;) {
        const next = looked.choices.find(
          (choice) => (choice.inSheet || first === follows) && !tapped.has(queryOf(choice)),
        );
        if (!next) break;
        tapped.add(queryOf(next));
        looked = await this.choose(next, looked);
      }
      await this.takeBack();
    }
    return [...new Set([...tapped].map((query) => /"(\w+)/.exec(query)![1]))].sort().join(" ");
  }

  /** Makes a move: on the board rather than in the sheet, since the game goes on sooner so. */
  async move(number: number): Promise<void> {
    for (let touches = 0; touches < 8 && !(await this.page.$("[data-act=confirm]")); touches++) {
      const looked = await this.look();
      const onBoard = looked.choices.filter(({ inSheet }) => !inSheet);
      const offered = onBoard.length ? onBoard : looked.choices;
      if (offered.length) await this.choose(offered[(number + touches) % offered.length]!, looked);
    }
    if (!(await this.tap("[data-act=confirm]"))) await this.takeBack();
  }
}
