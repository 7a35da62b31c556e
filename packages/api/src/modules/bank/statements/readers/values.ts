import { absoluteOf, earlierOf, formatAmount, ibanIn, MAXIMUM_CENTS, NamedDay, type Cents } from '@cauce/contract'
import { RefusedFile } from './refused-file.ts'
import type { Remarks } from './remarks.ts'

/** A decimal of XML without a minus; places after the second must be zero (`0001500.0000`). */
export function centsOf(text: string, line: number): Cents {
  const [, whole, places = ''] = /^\+?(?=\.?\d)(\d{0,40})(?:\.(\d{0,40}))?$/.exec(text) ?? []
  if (whole === undefined) throw new RefusedFile('amount-unreadable', line, { found: text })
  if (/[^0]/.test(places.slice(2))) throw new RefusedFile('amount-decimals', line, { found: text })
  const cents = BigInt(whole + places.slice(0, 2).padEnd(2, '0'))
  if (cents > MAXIMUM_CENTS) throw new RefusedFile('amount-too-large', line, { found: text })
  return cents
}

/** Refuses sums above the maximum amount. */
export function checkAmount(cents: Cents, line: number): void {
  if (absoluteOf(cents) > MAXIMUM_CENTS) throw new RefusedFile('amount-too-large', line, { found: formatAmount(cents) })
}

export const isDay = (day: string): boolean => NamedDay.safeParse(day).success

/** Day of a date or timestamp, as written: banks write their booking day, with or without offset. Undefined if it is none. */
export function dayOf(text: string | undefined): string | undefined {
  const [, day = ''] = /^(\d{4}-\d{2}-\d{2})(?:$|[TZ+-])/.exec(text ?? '') ?? []
  return isDay(day) ? day : undefined
}

/** As far as a file says them. */
export interface Period {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/**
 * Days within which entries count. Of a period that ends before it begins nothing is known, and of one that goes on after today not where the file
 * ends.
 */
export function periodWithin({ from, to }: Period, today: string, line: number, remarks: Remarks): Period {
  if (from && from > today) throw new RefusedFile('day-future', line, { found: from, today })
  if (from && to && from > to) {
    remarks.add('days-reversed', line, { from, to })
    return {}
  }
  if (to === undefined || to <= today) return { from, to }
  remarks.add('period-future', line, { found: to, today })
  return { from }
}

interface WrittenDays {
  readonly booking: string | undefined
  readonly value: string | undefined
}

/** On which day an entry counts: as booked, else its value day, else the end of the period; never outside the period, whose balances have it. */
export function bookingDayOf(
  { booking, value }: WrittenDays,
  { from, to }: Period,
  today: string,
  line: number,
  remarks: Remarks,
): string {
  const written = booking ?? earlierOf(value ?? to ?? today, to ?? today)
  const taken = from && written < from ? from : to && written > to ? to : written
  if (taken > today) throw new RefusedFile('day-future', line, { found: taken, today })
  if (booking === undefined) remarks.add('day-missing', line, { taken })
  else if (taken !== booking) remarks.add('day-outside', line, { found: booking, taken })
  return taken
}

export const ibanOf = (text: string | undefined): string | undefined => (text ? ibanIn(text) : undefined)

/** Joined, with single spaces. */
export function joined(texts: readonly (string | undefined)[]): string {
  const text = texts.join(' ')
  // Testing is cheaper than rewriting.
  return (/\s\s|[^\S ]/.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim()
}

/** Without what another says already. */
export const saidOnce = (texts: readonly (string | undefined)[]): string =>
  texts
    .map((text) => joined([text]))
    .reduce((said, text) => (said.includes(text) ? said : text.includes(said) ? text : `${said} ${text}`))

/** Placeholders for a missing reference or name. */
const NO_REFERENCE = new Set(['NOTPROVIDED', 'NOT PROVIDED', 'NONREF', 'NOREF'])
export const realReference = (text: string | undefined): string | undefined =>
  text && !NO_REFERENCE.has(text.toUpperCase()) ? text : undefined

/** Opening plus movements must equal closing. */
export function checkBalance(
  { opening, movements, closing }: { readonly opening: Cents; readonly movements: Cents; readonly closing: Cents },
  line: number,
): void {
  if (opening + movements === closing) return
  throw new RefusedFile('balance-contradicts', line, {
    opening: formatAmount(opening),
    movements: formatAmount(movements),
    closing: formatAmount(closing),
    difference: formatAmount(closing - opening - movements),
  })
}
