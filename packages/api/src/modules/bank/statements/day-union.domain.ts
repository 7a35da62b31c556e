import type { Cents } from '@cauce/contract'
import { combine, partsWithSum, sharedBy, subtract, type Amounts } from './amounts.domain.ts'

/** The balances between which movements stand. */
export interface Balances {
  readonly opening: Cents
  readonly closing: Cents
}

/** What one side says of a shared day: it may open after the day began, and close before it ended. */
export interface Part extends Balances {
  readonly amounts: Amounts
  readonly mayOpenLate: boolean
  readonly mayCloseEarly: boolean
}

type Union = Balances & { readonly amounts: Amounts; readonly isContinued: boolean }

/**
 * Both parts of one day together, as their balances say: one holds the other, or one goes on where the other ends, perhaps with some
 * lines of both. `contradictory` when nothing fits. `uncertain` when more than one answer does, or may do: a file that could be a
 * stretch of what is known or go on exactly at its end would add nothing, or all that it has.
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
 * Whether a part holds all of another, which can be a stretch of it: what is left comes before or after. Undefined if too many sums
 * have to be tried. A whole day needs no trial: it has all movements of the day, so that lines which are among them are nowhere else.
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

/** One part after the other: the lines that both have lie between the opening of the second and the closing of the first. */
function inTurns(first: Part, second: Part): Union[] {
  if (!first.mayCloseEarly || !second.mayOpenLate) return []
  const shared = sharedBy(first.amounts, second.amounts)
  const wanted = first.closing - second.opening
  // Where too many have to be tried, there may be several; the second goes on exactly at the end of the first only without a difference.
  const overlaps = partsWithSum(shared, wanted) ?? [wanted === 0n ? new Map() : shared, shared]
  const both = combine(first.amounts, second.amounts)
  return overlaps.map((overlap) => ({
    amounts: subtract(both, overlap),
    opening: first.opening,
    closing: second.closing,
    isContinued: overlap.size === 0,
  }))
}
