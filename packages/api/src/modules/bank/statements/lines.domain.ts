import type { Cents } from '@cauce/contract'
import type { Amounts } from './amounts.domain.ts'
import type { Placement } from './periods.domain.ts'
import type { ReadMovement, ReadPart } from './readers/index.ts'

/** Distinguish movements of the same day and amount. */
type Details = Pick<
  ReadPart,
  'counterpartyName' | 'counterpartyIban' | 'remittance' | 'reference' | 'endToEndId' | 'bankReference'
>

export interface KnownLine extends Partial<Record<Exclude<keyof Details, 'remittance'>, string | null>> {
  readonly movementId: string
  readonly remittance: string
}

/** Known line and its counterpart in the file. */
export interface Pair {
  readonly movementId: string
  readonly line: ReadMovement
}

export interface Group {
  readonly inFile: number
  readonly known: number
  /** How many of the file are new. */
  readonly fresh: number
}

/** `mixed`: only some lines with its day and amount are new. */
export function fateOf({ inFile, fresh }: Group): 'new' | 'known' | 'mixed' {
  if (fresh === inFile) return 'new'
  return inFile === 1 ? 'known' : 'mixed'
}

/** Counts by day and amount. */
export function groupOf(
  { bookingDay, amount }: Pick<ReadMovement, 'bookingDay' | 'amount'>,
  lines: ReadonlyMap<string, Amounts>,
  known: ReadonlyMap<string, Amounts>,
  { days }: Pick<Placement, 'days'>,
): Group {
  const countIn = (of: ReadonlyMap<string, Amounts>) => of.get(bookingDay)?.get(amount) ?? 0
  return { inFile: countIn(lines), known: countIn(known), fresh: countIn(days) - countIn(known) }
}

const SIGNS: readonly ((line: Partial<Record<keyof Details, string | null>>) => string | undefined)[] = [
  ({ bankReference }) => bankReference ?? undefined,
  ({ endToEndId }) => endToEndId ?? undefined,
  ({ reference, counterpartyIban, counterpartyName }) =>
    reference && (counterpartyIban ?? counterpartyName)
      ? `${reference} ${counterpartyIban ?? counterpartyName}`
      : undefined,
  ({ remittance }) => remittance || undefined,
]

export function pairLines(
  lines: readonly ReadMovement[],
  known: readonly KnownLine[],
  fresh: number,
): { readonly pairs: readonly Pair[]; readonly fresh: readonly ReadMovement[] } {
  const pairs: Pair[] = []
  let [rest, others] = [lines, known]
  for (const signOf of SIGNS) {
    const found = sameSign(rest, others, signOf)
    pairs.push(...found)
    const [taken, takenIds] = [new Set(found.map(({ line }) => line)), new Set(found.map((pair) => pair.movementId))]
    rest = rest.filter((line) => !taken.has(line))
    others = others.filter(({ movementId }) => !takenIds.has(movementId))
  }
  return { pairs, fresh: rest.slice(rest.length - fresh) }
}

function sameSign(lines: readonly ReadMovement[], known: readonly KnownLine[], signOf: (typeof SIGNS)[number]): Pair[] {
  const [byLine, byKnown] = [singles(lines, signOf), singles(known, signOf)]
  return [...byLine].flatMap(([sign, line]) => {
    const same = byKnown.get(sign)
    return same ? [{ movementId: same.movementId, line }] : []
  })
}

/** Keeps values that are unique on their side. */
function singles<Line extends Partial<Record<keyof Details, string | null>>>(
  lines: readonly Line[],
  signOf: (typeof SIGNS)[number],
): Map<string, Line> {
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
export function freshOf({ days }: Pick<Placement, 'days'>, known: ReadonlyMap<string, Amounts>) {
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
