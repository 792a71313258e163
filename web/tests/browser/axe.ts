/** What axe finds on a page. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "playwright-core";

const source = readFileSync(
  resolve(import.meta.dirname, "../../node_modules/axe-core/axe.min.js"),
  "utf8",
);

interface Axe {
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/**
 * Every finding, whether serious or not, with the first things that have it. Pictures of the rules
 * are left out: nobody reaches what is inert, and the boards in them are looked at on their tables.
 */
export async function findings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(
      { exclude: [["figure[inert]"]] },
      { resultTypes: ["violations"] },
    );
    // the browser's own tips come neither by keys nor by touch; a button has a name besides
    const titled = document.querySelectorAll("body [title]:not(button, a)");
    return [
      ...violations.map(
        ({ id, impact, nodes }) =>
          `${impact} ${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(" | ")}`,
      ),
      ...[...titled].map((one) => `a title of its own: ${one.outerHTML.slice(0, 160)}`),
    ];
  });
}
