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

test.each(Object.entries(sources))("%s labels only elements that have a role", (_, source) => {
  expect(labelledWithoutRole(parse(source, { modern: true }).fragment)).toEqual([]);
});

test("a label without a role is found", () => {
  const { fragment } = parse(`{#if true}<p><span aria-label="x"></span></p>{/if}`, {
    modern: true,
  });
  expect(labelledWithoutRole(fragment)).toEqual(["span"]);
});
