import { addDays, daysBetween, DAYS_TO_DEFAULT, type Cents, type ParameterValues } from '@cauce/contract'

/** Material when above both (decision published-results). */
export interface Materiality {
  readonly amount: Cents
  /** Basis points of the principal. */
  readonly share: number
}

export const materialityOf = ({ defaultThresholdAmount, defaultThresholdShare }: ParameterValues): Materiality => ({
  amount: defaultThresholdAmount,
  share: defaultThresholdShare,
})

export interface Due {
  readonly dueDate: string
  readonly amount: Cents
}

export interface Arrears {
  /** When the unpaid sum became material. */
  readonly since: string
  readonly days: number
  readonly amount: Cents
}

export const isMaterial = (pastDue: Cents, lent: Cents, materiality: Materiality): boolean =>
  pastDue > materiality.amount && pastDue * 10_000n > lent * BigInt(materiality.share)

/**
 * Null unless material. Counted from the due date on which the unpaid sum became material; a payment due today is not
 * past due.
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

/** Null up to 90 days. */
export const defaultDayOf = (arrears: Arrears | null): string | null =>
  arrears !== null && arrears.days >= DAYS_TO_DEFAULT ? addDays(arrears.since, DAYS_TO_DEFAULT) : null
