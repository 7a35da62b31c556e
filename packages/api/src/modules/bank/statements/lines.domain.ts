import type { Cents } from '@cauce/contract'
import type { Days, Placement } from './periods.domain.ts'

/** Distinguish movements of the same day and amount. */
type Details = Partial<
  Record<
    'counterpartyName' | 'counterpartyIban' | 'remittance' | 'reference' | 'endToEndId' | 'bankReference',
    string | null
  >
>

export interface KnownLine extends Details {
  readonly movementId: string
}

/** Known line and its counterpart in the file. */
interface Pair<Line> {
  readonly movementId: string
  readonly line: Line
}

/** Day and amount of a statement of which the books have some of its lines. */
export interface Group {
  readonly bookingDay: string
  readonly amount: Cents
  readonly inFile: number
  /** How many of the file are new. */
  readonly fresh: number
}

/** Where not all lines of the file are new. */
export function groupsOf(lines: Days, known: Days, { days }: Pick<Placement, 'days'>): readonly Group[] {
  const groups: Group[] = []
  for (const [bookingDay, amounts] of lines)
    for (const [amount, inFile] of amounts) {
      const fresh = (days.get(bookingDay)?.get(amount) ?? 0) - (known.get(bookingDay)?.get(amount) ?? 0)
      if (fresh < inFile) groups.push({ bookingDay, amount, inFile, fresh })
    }
  return groups
}

const SIGNS: readonly ((line: Details) => string | undefined)[] = [
  ({ bankReference }) => bankReference ?? undefined,
  ({ endToEndId }) => endToEndId ?? undefined,
  ({ reference, counterpartyIban, counterpartyName }) =>
    reference && (counterpartyIban ?? counterpartyName)
      ? `${reference} ${counterpartyIban ?? counterpartyName}`
      : undefined,
  ({ remittance }) => remittance || undefined,
]

export function pairLines<Line extends Details>(
  lines: readonly Line[],
  known: readonly KnownLine[],
  fresh: number,
): { readonly pairs: readonly Pair<Line>[]; readonly fresh: readonly Line[] } {
  const pairs: Pair<Line>[] = []
  let [rest, others] = [lines, known]
  for (const signOf of SIGNS) {
    const [byLine, byKnown] = [singles(rest, signOf), singles(others, signOf)]
    const found = [...byLine].flatMap(([sign, line]) => {
      const same = byKnown.get(sign)
      return same ? [{ movementId: same.movementId, line }] : []
    })
    pairs.push(...found)
    const [taken, takenIds] = [new Set(found.map(({ line }) => line)), new Set(found.map((pair) => pair.movementId))]
    rest = rest.filter((line) => !taken.has(line))
    others = others.filter(({ movementId }) => !takenIds.has(movementId))
  }
  return { pairs, fresh: rest.slice(rest.length - fresh) }
}

/** Keeps values that are unique on their side. */
function singles<Line extends Details>(lines: readonly Line[], signOf: (typeof SIGNS)[number]): Map<string, Line> {
  const found = new Map<string, Line>()
  const repeated = new Set<string>()
  for (const line of lines) {
    const sign = signOf(line)
    if (sign === undefined) continue
    if (found.has(sign)) repeated.add(sign)
    found.set(sign, line)
  }
  for (const sign of repeated) found.delete(sign)
  return found
}

/** Number of new lines, and their sums above and below zero. */
export function freshOf({ days }: Pick<Placement, 'days'>, known: Days) {
  let [count, credits, debits]: [number, Cents, Cents] = [0, 0n, 0n]
  for (const [day, amounts] of days)
    for (const [amount, total] of amounts) {
      const fresh = total - (known.get(day)?.get(amount) ?? 0)
      count += fresh
      if (amount > 0n) credits += amount * BigInt(fresh)
      else debits += amount * BigInt(fresh)
    }
  return { newCount: count, credits, debits }
}
