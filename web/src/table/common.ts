/** What several views of one table have in common: whatever they differ in is somebody's secret. */
export function commonView<View>(views: View[]): View {
  return views.reduce((one, other) => common(one, other) as View);
}

/** What differs is null, as it is in the view of a spectator; of lists of names those in both are left. */
function common(one: unknown, other: unknown): unknown {
  if (one === other) return one;
  if (areNames(one) && areNames(other)) return namesInBoth(one, other);
  if (Array.isArray(one) && Array.isArray(other))
    return one.map((each, at) => common(each, other[at]));
  if (!isRecord(one) || !isRecord(other)) return null;
  const keys = Object.keys(one).filter((key) => key in other);
  return Object.fromEntries(keys.map((key) => [key, common(one[key], other[key])]));
}

const areNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The names of the first list that the second has as well, as often as both have them. */
function namesInBoth(names: string[], others: string[]): string[] {
  const rest = [...others];
  return names.filter((name) => {
    const at = rest.indexOf(name);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}
