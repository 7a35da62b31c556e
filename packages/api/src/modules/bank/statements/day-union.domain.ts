import type { Cents } from '@cauce/contract'
import { canSumTo, combine, hasZeroSum, sharedBy, subtract, sumOf, type Amounts } from './amounts.domain.ts'

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
 * Both parts of one day together: the longer of the two, or one after the other. The balances say which; undefined when neither
 * fits. Where both fit, the file repeats what is known.
 */
export const unionOf = (file: Part, books: Part): Union | undefined =>
  longerOf(file, books) ?? inTurn(books, file) ?? inTurn(file, books)

function longerOf(file: Part, books: Part): Union | undefined {
  const openings = endsOf([file.opening, file.mayOpenLate], [books.opening, books.mayOpenLate])
  const closings = endsOf([file.closing, file.mayCloseEarly], [books.closing, books.mayCloseEarly])
  const amounts = combine(file.amounts, books.amounts, false)
  const sum = sumOf(amounts)
  const day = openings
    .flatMap((opening) => closings.map((closing) => ({ amounts, opening, closing })))
    .find((tried) => tried.closing - tried.opening === sum && isWithin(file, tried) && isWithin(books, tried))
  return day && { ...day, isContinued: false }
}

/** One part begins with the balance with which the other ends. If they could share lines that add up to nothing, it is not certain. */
function inTurn(first: Part, second: Part): Union | undefined {
  const meets = first.mayCloseEarly && second.mayOpenLate && first.closing === second.opening
  if (!meets || hasZeroSum(sharedBy(first.amounts, second.amounts))) return undefined
  const amounts = combine(first.amounts, second.amounts, true)
  return { amounts, opening: first.opening, closing: second.closing, isContinued: true }
}

/** The balances at which a day may begin or end: a side that has the whole day knows it. */
function endsOf(...sides: readonly (readonly [balance: Cents, isPartial: boolean])[]): readonly Cents[] {
  const firm = sides.find(([, isPartial]) => !isPartial)
  return firm ? [firm[0]] : sides.map(([balance]) => balance)
}

/** Whether a part can be a stretch of the day: what is not in it comes before or after it. */
function isWithin(part: Part, day: Balances & { readonly amounts: Amounts }): boolean {
  const before = part.opening - day.opening
  const after = day.closing - part.closing
  if (!part.mayOpenLate && before !== 0n) return false
  if (!part.mayCloseEarly && after !== 0n) return false
  return before === 0n || after === 0n || canSumTo(subtract(day.amounts, part.amounts), before)
}
