interface Ordered {
  readonly id: string
  readonly order: number
}

/** The new `order` of the rows that change when the row at `index` moves by `step`. */
export function placesAfterMove(rows: readonly Ordered[], index: number, step: 1 | -1): Ordered[] {
  const other = index + step
  if (other < 0 || other >= rows.length) return []
  const moved = rows.map((_row, position) => rows[position === index ? other : position === other ? index : position]!)
  return moved
    .map((row, order) => ({ id: row.id, order }))
    .filter(({ id, order }) => rows.find((row) => row.id === id)!.order !== order)
}
