export { randomOf } from '@cauce/server/sandbox-institution'

export function shuffled<Thing>(things: readonly Thing[], random: () => number): Thing[] {
  return things
    .map((thing) => ({ thing, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ thing }) => thing)
}
