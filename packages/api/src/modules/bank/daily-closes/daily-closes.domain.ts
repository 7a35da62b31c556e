import { addDays, calendarDateOf, earlierOf, type Cents, DailyCloseDocument } from '@cauce/contract'
import { z } from 'zod'
import type { Kind } from './daily-closes.queries.ts'

export type CloseDocument = z.output<typeof DailyCloseDocument>

/** By then every transaction that began the day before has ended (decision timeouts-and-health). */
const HOURS_AFTER_MIDNIGHT = 2
/** Of a ledger that was never closed: the first close holds what is older. */
const DAYS_AT_FIRST = 30

interface Known {
  readonly now: Date
  readonly last: string | undefined
  readonly firstPosting: Date | undefined
}

/** Undefined while it is not over. */
export function dayToClose({ now, last, firstPosting }: Known): string | undefined {
  const ended = addDays(calendarDateOf(new Date(now.getTime() - HOURS_AFTER_MIDNIGHT * 3_600_000)), -1)
  if (last !== undefined) return addDays(last, 1) <= ended ? addDays(last, 1) : undefined
  const oldest = addDays(ended, -DAYS_AT_FIRST)
  const first = firstPosting ? calendarDateOf(firstPosting) : ended
  return first < oldest ? oldest : earlierOf(first, ended)
}

type Balances = Pick<
  CloseDocument,
  'customers' | 'projects' | 'tax' | 'ours' | 'unassigned' | 'unexplained' | 'underWay' | 'bank'
>

export const NOTHING: Balances = {
  customers: 0n,
  projects: 0n,
  tax: 0n,
  ours: 0n,
  unassigned: 0n,
  unexplained: 0n,
  underWay: 0n,
  bank: 0n,
}

/** Credits less debits, except of `bank`. */
export function balancesAfter(before: Balances, changes: ReadonlyMap<Kind, Cents>): Balances {
  const of = (...kinds: readonly Kind[]) => kinds.reduce((sum, kind) => sum + (changes.get(kind) ?? 0n), 0n)
  return {
    customers: before.customers + of('wallet', 'reserved'),
    projects: before.projects + of('escrow'),
    tax: before.tax + of('withheld'),
    ours: before.ours + of('fees', 'penalties', 'own'),
    unassigned: before.unassigned + of('unassigned'),
    unexplained: before.unexplained + of('unexplained'),
    underWay: before.underWay + of('clearing'),
    bank: before.bank - of('bank'),
  }
}

interface Stated {
  readonly accounts: readonly {
    readonly iban: string
    readonly toDay: string
    readonly opening: Cents
    readonly closing: Cents
  }[]
  /** Sum of the lines. */
  readonly moved: Cents
}

export function comparedWith(bank: Cents, { accounts, moved }: Stated) {
  const stated = accounts.reduce((sum, { closing }) => sum + closing, 0n)
  const openings = accounts.reduce((sum, { opening }) => sum + opening, 0n)
  return {
    accounts: accounts.map(({ iban, toDay, closing }) => ({ iban, toDay, closing })),
    stated,
    openings,
    missing: stated - openings - moved,
    left: moved - bank,
  }
}

export const textOf = (document: CloseDocument): string => JSON.stringify(z.encode(DailyCloseDocument, document))
export const documentOf = (text: string): CloseDocument => z.decode(DailyCloseDocument, JSON.parse(text))
