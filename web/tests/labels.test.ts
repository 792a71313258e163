import { type AST, parse } from "svelte/compiler";
import { expect, test } from "vitest";

const sources = import.meta.glob<string>("../src/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** Elements without a role of their own: browsers may ignore a label on them. */
const WITHOUT_ROLE = "div span p small b i em strong code kbd sub sup u s label legend".split(" ");

interface Node {
  type?: string;
  name?: string;
  attributes?: AST.Attribute[];
}

/** The elements without a role that have a label. */
function labelledWithoutRole(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, name = "", attributes = [] } = node as Node;
  const has = (attribute: string) => attributes.some((one) => one.name === attribute);
  const wrong =
    type === "RegularElement" &&
    WITHOUT_ROLE.includes(name) &&
    (has("aria-label") || has("aria-labelledby")) &&
    !has("role");
  return [...(wrong ? [name] : []), ...Object.values(node).flatMap(labelledWithoutRole)];
}

/** The elements with a native tooltip, which no key reaches: all but buttons, whose label says the same. */
function nativeTooltips(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, name = "", attributes = [] } = node as Node;
  const wrong =
    type === "RegularElement" &&
    name !== "button" &&
    attributes.some((one) => one.name === "title");
  return [...(wrong ? [name] : []), ...Object.values(node).flatMap(nativeTooltips)];
}

test.each(Object.entries(sources))(
  "%s labels only elements that have a role, and has no tooltip that keys cannot reach",
  (_, source) => {
    const { fragment } = parse(source, { modern: true });
    expect(labelledWithoutRole(fragment)).toEqual([]);
    expect(nativeTooltips(fragment)).toEqual([]);
  },
);

test("a native tooltip is found", () => {
  const { fragment } = parse(`<ul><li title="x"></li></ul><button title="y"></button>`, {
    modern: true,
  });
  expect(nativeTooltips(fragment)).toEqual(["li"]);
});

test("a label without a role is found", () => {
  const { fragment } = parse(`{#if true}<p><span aria-label="x"></span></p>{/if}`, {
    modern: true,
  });
  expect(labelledWithoutRole(fragment)).toEqual(["span"]);
});
