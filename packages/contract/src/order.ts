/** By code unit, locale-independent. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

export const byKey =
  <Item>(keyOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    compareKeys(keyOf(one), keyOf(other))
