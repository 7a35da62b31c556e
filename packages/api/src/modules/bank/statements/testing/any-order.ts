import fc from 'fast-check'

/** Everything booked on an account: pieces of days, each with amounts in cents. */
export interface Truth {
  readonly opening: bigint
  readonly pieces: readonly { readonly day: string; readonly amounts: readonly bigint[] }[]
}

/** A statement of a stretch of the truth. */
export interface Stretch {
  readonly from: string
  readonly to: string
  readonly opening: bigint
  readonly closing: bigint
  readonly lines: readonly { readonly day: string; readonly amount: bigint }[]
}

const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`
const amounts = fc.array(fc.constantFrom(10n, 20n, 30n, 5n, -10n, -20n), { maxLength: 4 })

/** Up to `piecesOfDay` pieces a day, so that a statement may begin or end within it. */
export const truth = (piecesOfDay: number): fc.Arbitrary<Truth> =>
  fc.record({
    opening: fc.bigInt(-50n, 50n),
    pieces: fc
      .array(fc.array(amounts, { minLength: 1, maxLength: piecesOfDay }), { minLength: 1, maxLength: 7 })
      .map((days) => days.flatMap((pieces, index) => pieces.map((each) => ({ day: dayOf(index), amounts: each })))),
  })

/** Overlapping, repeated and unordered statements. */
export const stretches = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 })

export const piecesOf = ({ length }: Truth['pieces'], [one, other]: readonly [number, number]) =>
  [one % length, other % length].toSorted((a, b) => a - b) as [first: number, last: number]

export function stretchOf({ opening, pieces }: Truth, cut: readonly [number, number]): Stretch {
  const [first, last] = piecesOf(pieces, cut)
  const sumOf = (some: Truth['pieces']) => some.flatMap(({ amounts }) => amounts).reduce((sum, each) => sum + each, 0n)
  const start = opening + sumOf(pieces.slice(0, first))
  const listed = pieces.slice(first, last + 1)
  return {
    from: pieces[first]!.day,
    to: pieces[last]!.day,
    opening: start,
    closing: start + sumOf(listed),
    lines: listed.flatMap(({ day, amounts }) => amounts.map((amount) => ({ day, amount }))),
  }
}

export const wholeOf = (all: Truth): Stretch => stretchOf(all, [0, all.pieces.length - 1])

type Example = [Truth, [number, number][]]

/** Afternoon, then morning, of a day that ends as it began: noon is unknown. */
export const MISLEADING: Example = [
  {
    opening: 0n,
    pieces: [
      { day: '2026-11-01', amounts: [] },
      { day: '2026-11-02', amounts: [-10n, -10n, 30n] },
      { day: '2026-11-02', amounts: [10n] },
      { day: '2026-11-02', amounts: [-20n] },
    ],
  },
  [
    [3, 3],
    [1, 1],
  ],
]

/** The second part repeats the end of the first. */
export const OVERLAPPING: Example = [
  {
    opening: 0n,
    pieces: [10n, 20n, 30n].map((amount) => ({ day: '2026-11-01', amounts: [amount, 5n] })),
  },
  [
    [0, 1],
    [1, 2],
  ],
]

/** True if the statement leaves a gap to all known ones of its days. */
export function leavesGap({ pieces }: Truth, cut: readonly [number, number], known: ReadonlySet<number>): boolean {
  const [first, last] = piecesOf(pieces, cut)
  const isEmpty = (index: number) => known.has(index) || pieces[index]!.amounts.length === 0
  return [...known].some((index) => {
    const isBefore = index < first && pieces[index]!.day === pieces[first]!.day
    const isAfter = index > last && pieces[index]!.day === pieces[last]!.day
    const between = isBefore ? range(index + 1, first) : isAfter ? range(last + 1, index) : []
    return !between.every(isEmpty)
  })
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
