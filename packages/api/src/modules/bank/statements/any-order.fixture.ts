import fc from 'fast-check'

/** What was booked on one account: the pieces of days in their order, each with its amounts in cents. */
export interface Truth {
  readonly opening: bigint
  readonly pieces: readonly { readonly day: string; readonly amounts: readonly bigint[] }[]
}

/** A stretch of the truth, as a statement says it. */
export interface Stretch {
  readonly from: string
  readonly to: string
  readonly opening: bigint
  readonly closing: bigint
  readonly lines: readonly { readonly day: string; readonly amount: bigint }[]
}

const dayOf = (index: number) => `2026-11-${String(index + 1).padStart(2, '0')}`
const amounts = fc.array(fc.constantFrom(10n, 20n, 30n, 5n, -10n, -20n), { maxLength: 4 })

/** Some days of an account. A day is booked in up to so many pieces, so that a statement may begin or end within it. */
export const truth = (piecesOfDay: number): fc.Arbitrary<Truth> =>
  fc.record({
    opening: fc.bigInt(-50n, 50n),
    pieces: fc
      .array(fc.array(amounts, { minLength: 1, maxLength: piecesOfDay }), { minLength: 1, maxLength: 7 })
      .map((days) => days.flatMap((pieces, index) => pieces.map((each) => ({ day: dayOf(index), amounts: each })))),
  })

/** Statements of a truth: stretches of it that overlap, repeat each other and come in any order. */
export const stretches = fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 6 })

/** The first and the last of the pieces of a stretch; any two numbers name one. */
export const piecesOf = ({ length }: Truth['pieces'], [one, other]: readonly [number, number]) =>
  [one % length, other % length].toSorted((a, b) => a - b) as [first: number, last: number]

/** The stretch between two pieces, both included. */
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

/** The whole of a truth. */
export const wholeOf = (all: Truth): Stretch => stretchOf(all, [0, all.pieces.length - 1])

type Example = [Truth, [number, number][]]

/** The afternoon, then the morning, of a day whose balance is in the end what it was: the noon between them is unknown. */
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

/** Two parts of one day, of which the second repeats what the first one ends with. */
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

/** Whether a statement of the pieces lies apart from all that are known of its days, with movements between them. */
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
