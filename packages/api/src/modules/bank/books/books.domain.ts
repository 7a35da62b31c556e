import {
  addDays,
  hasBankingDayBetween,
  WAITING_AGES,
  type Cents,
  type DIFFERENCE_CAUSES,
  type OWNERS,
} from '@cauce/contract'
import type { ACCOUNT_KINDS } from '../../../database/schema/wallet.ts'

interface Sum {
  readonly amount: Cents
  readonly count: number
}

/** Signs as at the bank. */
export interface BooksAndStatements {
  readonly balances: Readonly<Record<(typeof ACCOUNT_KINDS)[number], Cents>>
  readonly accounts: readonly { readonly opening: Cents; readonly closing: Cents }[]
  readonly missingDays: readonly { readonly amount: Cents }[]
  /** Debits below zero. */
  readonly open: { readonly credits: Sum; readonly debits: Sum }
  /** Booked but on no statement; incoming below zero. */
  readonly awaited: { readonly in: Sum; readonly out: Sum }
}

const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Owed to customers, projects and the platform (fees, penalties). */
export const bookedOf = ({
  wallet,
  reserved,
  escrow,
  fees,
  penalties,
  withheld,
}: BooksAndStatements['balances']): Cents => sumOf([wallet, reserved, escrow, fees, penalties, withheld])

export function compareBooks({ balances, accounts, missingDays, open, awaited }: BooksAndStatements) {
  const booked = bookedOf(balances)
  const stated = sumOf(accounts.map(({ closing }) => closing))
  const openings = accounts.filter(({ opening }) => opening !== 0n)
  const causes: { cause: (typeof DIFFERENCE_CAUSES)[number]; amount: Cents; count: number }[] = [
    { cause: 'openingBalances', amount: sumOf(openings.map(({ opening }) => opening)), count: openings.length },
    { cause: 'missingDays', amount: sumOf(missingDays.map(({ amount }) => amount)), count: missingDays.length },
    { cause: 'unassigned', ...open.credits },
    { cause: 'unexplained', ...open.debits },
    { cause: 'awaitedIn', ...awaited.in },
    { cause: 'awaitedOut', ...awaited.out },
    { cause: 'own', amount: balances.own, count: balances.own === 0n ? 0 : 1 },
  ]
  const difference = stated - booked
  return { booked, stated, difference, causes, left: difference - sumOf(causes.map(({ amount }) => amount)) }
}

type Ours = Readonly<Record<'fees' | 'penalties' | 'own', Cents>>

/** What of ours may leave; payments that are queued have left already. `unreceived`: fees that no bank has seen. */
export function transferableOf({ fees, penalties, own }: Ours, unreceived: Cents): Cents {
  const ours = fees + penalties + own - unreceived
  return ours > 0n ? ours : 0n
}

/** From which accounts an amount within `transferableOf` is taken: fees last, because promoters may still owe them. */
export function takenFrom(ours: Ours, amount: Cents): { account: keyof Ours; amount: Cents }[] {
  let missing = amount
  return (['own', 'penalties', 'fees'] as const).flatMap((account) => {
    const taken = ours[account] < missing ? ours[account] : missing
    if (taken <= 0n) return []
    missing -= taken
    return { account, amount: taken }
  })
}

/** Adds up to what is stated. */
export function ownersOf({ balances, open, awaited }: BooksAndStatements, stated: Cents) {
  const known: { owner: Exclude<(typeof OWNERS)[number], 'unexplained'>; amount: Cents }[] = [
    { owner: 'customers', amount: balances.wallet + balances.reserved },
    { owner: 'projects', amount: balances.escrow },
    { owner: 'taxOffice', amount: balances.withheld },
    { owner: 'platform', amount: balances.fees + balances.penalties + balances.own },
    { owner: 'onItsWay', amount: awaited.out.amount },
    { owner: 'notReceived', amount: awaited.in.amount },
    { owner: 'unassigned', amount: open.credits.amount },
  ]
  // Unexplained debits, days without statement, and what nothing explains.
  return [...known, { owner: 'unexplained' as const, amount: stated - sumOf(known.map(({ amount }) => amount)) }]
}

/** Last day of each age; the oldest has none. */
const LAST_DAYS = { upTo2: 2, upTo7: 7, upTo30: 30, older: undefined } as const

/** Future days count as today. */
export function agesOn(today: string) {
  return WAITING_AGES.map((age, index) => {
    const youngest = index === 0 ? undefined : LAST_DAYS[WAITING_AGES[index - 1]!]
    const oldest = LAST_DAYS[age]
    return {
      age,
      fromDay: oldest === undefined ? null : addDays(today, -oldest),
      toDay: youngest === undefined ? today : addDays(today, -youngest - 1),
    }
  })
}

interface Period {
  readonly iban: string
  readonly bankName: string
  readonly fromDay: string
  readonly toDay: string
  readonly opening: Cents
  readonly closing: Cents
}

/**
 * Covered period of each account and its gaps: missing banking days, or a changed balance (decision bank-statements). Periods are
 * sorted by account and day.
 */
export function coverageOf<Known extends Period>(periods: readonly Known[]) {
  const accounts: Known[] = []
  const missingDays: { iban: string; fromDay: string; toDay: string; amount: Cents }[] = []
  for (const period of periods) {
    const before = accounts.at(-1)
    if (before?.iban !== period.iban) {
      accounts.push(period)
      continue
    }
    const { iban, toDay: fromDay, closing } = before
    const [toDay, amount] = [period.fromDay, period.opening - closing]
    if (amount !== 0n || hasBankingDayBetween(fromDay, toDay)) missingDays.push({ iban, fromDay, toDay, amount })
    accounts[accounts.length - 1] = { ...before, toDay: period.toDay, closing: period.closing }
  }
  return { accounts, missingDays }
}
