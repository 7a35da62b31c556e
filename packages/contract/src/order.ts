/** Compares ids, dates or keys by their code units, as `<` does: their order depends on no language. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Compares records by a key of theirs, for `toSorted`. */
export const byKey =
  <Item>(keyOf: (item: Item) => string) =>
  (one: Item, other: Item): number =>
    compareKeys(keyOf(one), keyOf(other))
