import { accept, byKey, decline, earlierOf, formatAmount, laterOf, type Cents, type Decision } from '@cauce/contract'
import { sumOf, type Amounts, combine, partsWithSum, sharedBy, subtract } from './amounts.domain.ts'

/** Days without movements may be missing. */
export type Days = ReadonlyMap<string, Amounts>

/** Days covered by statements, with opening and closing balance. The first and last may be partial. */
export interface Period {
  readonly from: string
  readonly to: string
  readonly opening: Cents
  readonly closing: Cents
}

export interface KnownPeriod extends Period {
  readonly periodId: string
  /** Balance at the beginning of the first shared day, else its opening. */
  readonly start: Cents
}

/** Effect of importing a statement. */
export interface Placement {
  /** Known movements of its days afterwards. */
  readonly days: Days
  /** The resulting merged period. */
  readonly period: Period
  /** Stored periods merged into it. */
  readonly joined: readonly KnownPeriod[]
  /** Days on which the statement goes on where the books ended: none of its movements is known. */
  readonly continued: ReadonlySet<string>
}

/**
 * Where a statement belongs among the known periods of its account (decision bank-statements). It is refused with `statement-contradicts` where
 * its balances do not fit those that are known, and with `statement-uncertain` where a part of a day may fit in several ways.
 */
export function placeStatement(
  statement: Period,
  lines: Days,
  periods: readonly KnownPeriod[],
  known: Days,
): Decision<Placement> {
  let merged: Side = { ...statement, start: statement.opening, days: lines }
  const continued = new Set<string>()
  const sharing = periods.filter(({ from, to }) => from <= statement.to && to >= statement.from)
  for (const period of sharing.toSorted(byKey(({ from }) => from))) {
    const decision = joinSides(merged, sideOf(period, known), statement.from, continued)
    if (!decision.ok) return decision
    merged = decision.value
  }
  const { from, to, opening, closing } = merged
  return accept({ days: merged.days, period: { from, to, opening, closing }, joined: sharing, continued })
}

/** A period from the first day of the statement on: its balance there, and its movements. */
interface Side extends Period {
  readonly start: Cents
  readonly days: Days
}

const sideOf = (period: KnownPeriod, known: Days): Side => ({
  ...period,
  days: new Map([...known].filter(([day]) => day >= period.from && day <= period.to)),
})

/** Joins what a file says with a period of the books that shares days with it. */
function joinSides(file: Side, books: Side, firstDay: string, continued: Set<string>): Decision<Side> {
  const shared = daysBetween(laterOf(file.from, books.from), earlierOf(file.to, books.to), [file.days, books.days])
  const [ofFile, ofBooks] = [balancesOf(file, shared), balancesOf(books, shared)]
  const days = new Map(file.days)
  const ends = new Map<string, Balances>()
  for (const day of shared) {
    const one = partOn(day, file, ofFile.get(day)!)
    const other = partOn(day, books, ofBooks.get(day)!)
    const union = unionOf(one, other)
    if (union === 'uncertain') return decline('statement-uncertain', { day })
    if (union === 'contradictory') {
      const end = one.opening === other.opening ? 'closing' : 'opening'
      const params = { day, expected: formatAmount(other[end]), found: formatAmount(one[end]) }
      return decline('statement-contradicts', params)
    }
    if (union.isContinued) continued.add(day)
    days.set(day, union.amounts)
    ends.set(day, union)
  }
  const [first, last] = [ends.get(shared[0]!)!, ends.get(shared.at(-1)!)!]
  return accept({
    days,
    start: shared[0] === firstDay ? first.opening : file.start,
    from: earlierOf(file.from, books.from),
    to: laterOf(file.to, books.to),
    opening: file.from < books.from ? file.opening : books.from < file.from ? books.opening : first.opening,
    closing: file.to > books.to ? file.closing : books.to > file.to ? books.closing : last.closing,
  })
}

const partOn = (day: string, side: Side, balances: Balances): Part => ({
  ...balances,
  amounts: side.days.get(day) ?? new Map(),
  mayOpenLate: day === side.from,
  mayCloseEarly: day === side.to,
})

/** The balances with which each shared day opens and closes, as one side says them. */
function balancesOf({ start, days }: Side, shared: readonly string[]): Map<string, Balances> {
  const balances = new Map<string, Balances>()
  let balance = start
  for (const [day, amounts] of days) if (day < shared[0]!) balance += sumOf(amounts)
  for (const day of shared) {
    const opening = balance
    balance += sumOf(days.get(day) ?? new Map())
    balances.set(day, { opening, closing: balance })
  }
  return balances
}

/** The first, the last, and days with content between them. */
function daysBetween(from: string, to: string, sides: readonly ReadonlyMap<string, unknown>[]): readonly string[] {
  const days = new Set([from, to])
  for (const side of sides) for (const day of side.keys()) if (day >= from && day <= to) days.add(day)
  return [...days].toSorted()
}

interface Balances {
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
