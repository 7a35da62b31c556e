import { addDays, hasBankingDayBetween, WAITING_AGES, type Cents, type DIFFERENCE_CAUSES } from '@cauce/contract'
import type { ACCOUNT_KINDS } from '../../../database/schema/wallet.ts'

/** An amount, and of how many rows it is. */
interface Sum {
  readonly amount: Cents
  readonly count: number
}

/** What the comparison needs. Amounts have the sign of the money at the bank. */
export interface BooksAndStatements {
  readonly balances: Readonly<Record<(typeof ACCOUNT_KINDS)[number], Cents>>
  readonly accounts: readonly { readonly opening: Cents; readonly closing: Cents }[]
  readonly missingDays: readonly { readonly amount: Cents }[]
  /** What is open of credits, and of debits (below zero). */
  readonly open: { readonly credits: Sum; readonly debits: Sum }
  /** What was booked as coming in (below zero) and as going out, and is on no statement. */
  readonly awaited: { readonly in: Sum; readonly out: Sum }
}

const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

/** What the books owe: to customers, to projects, and to the platform as fees and penalties. */
export const bookedOf = ({
  wallet,
  reserved,
  escrow,
  fees,
  penalties,
  withheld,
}: BooksAndStatements['balances']): Cents => sumOf([wallet, reserved, escrow, fees, penalties, withheld])

/**
 * Why the statements say something else than the books owe. Each cause comes from rows and not from the balance that the ledger
 * keeps of it, so that what is left shows a fault of either. That is the same proof that reconciliation gives.
 */
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

/** The last day of waiting of each age; the oldest has none. */
const LAST_DAYS = { upTo2: 2, upTo7: 7, upTo30: 30, older: undefined } as const

/** Booking days of each age as they are today. A day after today counts as today. */
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
 * What the statements of each account cover from the first to the last, and what is missing between: days on which banks work, or
 * a balance that changed meanwhile (decision 180). Periods come by account and day.
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
