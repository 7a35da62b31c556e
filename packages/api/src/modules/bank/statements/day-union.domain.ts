import type { Cents } from '@cauce/contract'
import { combine, partsWithSum, sharedBy, subtract, type Amounts } from './amounts.domain.ts'

export interface Balances {
  readonly opening: Cents
  readonly closing: Cents
}

/** One side's view of a shared day, perhaps without its beginning or end. */
export interface Part extends Balances {
  readonly amounts: Amounts
  readonly mayOpenLate: boolean
  readonly mayCloseEarly: boolean
}

type Union = Balances & { readonly amounts: Amounts; readonly isContinued: boolean }

/**
 * Union of two views of a day by their balances: one contains the other, or they adjoin, perhaps overlapping.
 * `contradictory` if nothing fits, `uncertain` if several unions may: a file could be contained (nothing new) or adjoin
 * (all new).
 */
export function unionOf(file: Part, books: Part): Union | 'contradictory' | 'uncertain' {
  const isHeldByFile = holds(file, books)
  if (isHeldByFile) return asWhole(file)
  const isHeldByBooks = holds(books, file)
  const inTurn = [...inTurns(books, file), ...inTurns(file, books)]
  const mayGoOn = file.amounts.size > 0 && inTurn.some(({ isContinued }) => isContinued)
  if (isHeldByBooks) return mayGoOn ? 'uncertain' : asWhole(books)
  if (isHeldByFile === undefined || isHeldByBooks === undefined || inTurn.length > 1) return 'uncertain'
  return inTurn[0] ?? 'contradictory'
}

const asWhole = ({ amounts, opening, closing }: Part): Union => ({ amounts, opening, closing, isContinued: false })

/**
 * True if `whole` contains `part` as a stretch: the rest comes before or after. Undefined above the limit of sums. A
 * whole day needs no trial.
 */
function holds(whole: Part, part: Part): boolean | undefined {
  const rest = subtract(whole.amounts, part.amounts)
  const isIn = [...part.amounts].every(([amount, count]) => count <= (whole.amounts.get(amount) ?? 0))
  const before = part.opening - whole.opening
  const after = whole.closing - part.closing
  if (!isIn || (!part.mayOpenLate && before !== 0n) || (!part.mayCloseEarly && after !== 0n)) return false
  if (before === 0n || after === 0n) return true
  const parts = partsWithSum(rest, before)
  if (parts) return parts.length > 0
  return whole.mayOpenLate || whole.mayCloseEarly ? undefined : true
}

/** Adjoining parts: shared lines lie between the second's opening and the first's closing. */
function inTurns(first: Part, second: Part): Union[] {
  if (!first.mayCloseEarly || !second.mayOpenLate) return []
  const shared = sharedBy(first.amounts, second.amounts)
  const wanted = first.closing - second.opening
  // Above the limit there may be several; without a difference the second adjoins exactly.
  const overlaps = partsWithSum(shared, wanted) ?? [wanted === 0n ? new Map() : shared, shared]
  const both = combine(first.amounts, second.amounts)
  return overlaps.map((overlap) => ({
    amounts: subtract(both, overlap),
    opening: first.opening,
    closing: second.closing,
    isContinued: overlap.size === 0,
  }))
}
