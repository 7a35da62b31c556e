import { addDays, daysBetween, DAYS_TO_DEFAULT, type Cents } from '@cauce/contract'

/** What is past due is material when it is more than both (decision 285). */
export interface Materiality {
  readonly amount: Cents
  /** Basis points of what was lent. */
  readonly share: number
}

/** What a payment of the schedule still owes, on the day on which it is or was due: that of the schedule in force. */
export interface Due {
  readonly dueDate: string
  readonly amount: Cents
}

/** What is past due of a loan, if it is material. */
export interface Arrears {
  /** The day on which what was due and not paid became material. */
  readonly since: string
  readonly days: number
  /** All that is past due. */
  readonly amount: Cents
}

/** Whether an amount past due is material for a loan: more than the amount, and more than the share of what was lent. */
export const isMaterial = (pastDue: Cents, lent: Cents, materiality: Materiality): boolean =>
  pastDue > materiality.amount && pastDue * 10_000n > lent * BigInt(materiality.share)

/**
 * What is past due of a loan on `today`; null where it is nothing material. Days are counted from the due date on which the sum of what
 * was not paid became material. A payment that is due today is not past due.
 */
export function arrearsOf(
  unpaid: readonly Due[],
  lent: Cents,
  materiality: Materiality,
  today: string,
): Arrears | null {
  const past = unpaid
    .filter(({ dueDate }) => dueDate < today)
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate))
  let amount = 0n
  let since: string | undefined
  for (const due of past) {
    amount += due.amount
    if (since === undefined && isMaterial(amount, lent, materiality)) since = due.dueDate
  }
  return since === undefined ? null : { since, amount, days: daysBetween(since, today) }
}

/** The day on which a loan fell into default by what is past due; null while it is 90 days or less. */
export const defaultDayOf = (arrears: Arrears | null): string | null =>
  arrears !== null && arrears.days >= DAYS_TO_DEFAULT ? addDays(arrears.since, DAYS_TO_DEFAULT) : null
