import { byKey, calendarDateOf } from '@cauce/contract'
import type { Database } from '../../../database/index.ts'
import { findAwaited } from '../books/index.ts'
import type { BookedMovement } from '../statements/readers/index.ts'
import { creditOf, debitOf, type Sender } from './day-of-the-bank.domain.ts'
import { findInstructed, findPromoters, findSenders } from './day-of-the-bank.queries.ts'

/** Above anything in the demonstration. */
const MOST_AWAITED = 5000

/** Approved incomes and promoters' payments not yet stated. */
export async function bookedSenders(database: Database): Promise<Sender[]> {
  const awaited = (await findAwaited(database, MOST_AWAITED)).filter(({ amount }) => amount < 0n)
  const idsOf = (field: 'recordId' | 'projectId') => awaited.flatMap((one) => one[field] ?? [])
  const senders = await findSenders(database, idsOf('recordId'))
  const byId = new Map(senders.map((sender) => [sender.recordId, sender]))
  const promoters = await findPromoters(database, idsOf('projectId'))
  return awaited.flatMap(({ kind, recordId, projectId, bookedAt, amount }): Sender[] => {
    const sender = byId.get(recordId ?? '')
    if (kind === 'income' && sender) return [{ ...sender, amount: -amount }]
    const name = promoters.get(projectId ?? '')
    if (kind !== 'distribution' || recordId === null || name === undefined) return []
    return [{ recordId, announcedOn: calendarDateOf(bookedAt), name, iban: null, reference: null, amount: -amount }]
  })
}

/** Unstated bookings as lines by day: credits on the announced day if covered, payments on the last day. */
export async function bookedMovements(
  database: Database,
  iban: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<BookedMovement[]> {
  const within = (day: string) => (day < from ? from : day > to ? to : day)
  const credits = (await bookedSenders(database)).map((sender) => ({
    ...creditOf(sender),
    bookingDay: within(sender.announcedOn),
  }))
  const debits = (await findInstructed(database, iban)).map((payment) => ({ ...debitOf(payment), bookingDay: to }))
  return [...credits, ...debits]
    .toSorted(byKey(({ bookingDay }) => bookingDay))
    .map((line) => ({ ...line, valueDay: line.bookingDay }))
}
