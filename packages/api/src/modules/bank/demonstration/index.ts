import { api, Refusal, calendarDateOf, byKey } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import { answersTo } from './answer-to-batch.domain.ts'
import { findBatchToAnswer, findPaymentsToAnswer } from './answer-to-batch.queries.ts'
import { pain002Text } from './pain002-text.ts'
import { camt053Text } from './camt053-text.ts'
import { linesOfDay, placeAfter, statedAs, troubleOf, type Sender, creditOf, debitOf } from './bank-day.domain.ts'
import {
  findAnnounced,
  findAwaitedPayments,
  findInstructed,
  findReturnable,
  findStated,
  findPromoters,
  findSenders,
} from './bank-day.queries.ts'
import { hasDemonstrationBank } from '../../../settings.ts'
import type { Database } from '../../../database/index.ts'
import { findAwaited, findLastPeriod } from '../books/index.ts'
import { findMainAccount } from '../company-accounts/index.ts'
import type { BookedMovement } from '../statements/readers/index.ts'

export { camt053Text } from './camt053-text.ts'
export { pain002Text } from './pain002-text.ts'

export const bankDemonstrationModule: ModuleFactory = (kernel) => ({
  name: 'bankDemonstration',
  routes: [
    bind(api.bankDemonstration.statement, () => statementOfTheDay(kernel)),
    bind(api.bankDemonstration.report, (call) => answerToBatch(kernel, call)),
  ],
})

/** Read-only: an answer counts once imported. */
async function answerToBatch(kernel: Kernel, { params }: Call<typeof api.bankDemonstration.report>) {
  expectDemonstration(kernel)
  const { database, clock } = kernel
  const batch = found(await findBatchToAnswer(database, params.id))
  if (batch.handedOverAt === null) throw new Refusal({ code: 'state-forbids', params: { state: batch.state } })
  const createdAt = clock.now()
  const messageId = `DEMO${createdAt.toISOString().replaceAll(/\D/g, '')}`
  const content = pain002Text({
    messageId,
    createdAt,
    originalMessageId: batch.messageId,
    originalPaymentInformationId: batch.messageId,
    answers: answersTo(await findPaymentsToAnswer(database, params.id)),
  })
  return { name: `pain002_${batch.number}_${messageId.slice(12, 18)}.xml`, content }
}

/** Earliest return after execution. */
const RETURN_MS = 14 * 86_400_000

/** Read-only: a statement counts once it is imported. */
async function statementOfTheDay(kernel: Kernel) {
  expectDemonstration(kernel)
  const { database, clock } = kernel
  const account = await findMainAccount(database)
  if (!account) throw new Refusal({ code: 'no-company-account' })
  const createdAt = clock.now()
  const place = placeAfter(await findLastPeriod(database, account.iban), calendarDateOf(createdAt))
  const [announced, booked] = [await findAnnounced(database), await bookedSenders(database)]
  const payments = await findInstructed(database, account.iban)
  const trouble = troubleOf(place.to)
  const stated = await findStated(database, [
    trouble,
    ...[...announced, ...booked].map(({ recordId }) => statedAs(recordId)),
    ...payments.map(({ endToEndId }) => endToEndId),
  ])
  const isNew = ({ recordId }: Sender) => !stated.has(statedAs(recordId))
  const movements = linesOfDay({
    day: place.to,
    announced: announced.filter(isNew),
    booked: booked.filter(isNew),
    payments: payments.filter(({ endToEndId }) => !stated.has(endToEndId)),
    returnable: await findReturnable(database, account.iban, new Date(createdAt.getTime() - RETURN_MS)),
    isTroubleStated: stated.has(trouble),
  })
  const moment = createdAt.toISOString().replaceAll(/\D/g, '')
  const { iban, beneficiary: owner } = account
  const content = camt053Text({ messageId: `DEMO${moment}`, createdAt, iban, owner, ...place, movements })
  return { name: `C53_${place.to}_${moment.slice(8, 14)}.xml`, content }
}

/** Not found outside the demonstration, and where an institution is configured (handbook rule 19.15). */
function expectDemonstration({ settings }: Pick<Kernel, 'settings'>): void {
  if (!hasDemonstrationBank(settings)) throw new Refusal({ code: 'not-found' })
}

/** Above anything in the demonstration. */
const MOST_AWAITED = 5000

async function bookedSenders(database: Database): Promise<Sender[]> {
  const awaited = (await findAwaited(database, MOST_AWAITED)).filter(({ amount }) => amount < 0n)
  const idsOf = (field: 'recordId' | 'projectId') => awaited.flatMap((one) => one[field] ?? [])
  const senders = await findSenders(database, idsOf('recordId'))
  const byId = new Map(senders.map((sender) => [sender.recordId, sender]))
  const promoters = await findPromoters(database, idsOf('projectId'))
  const paid = awaited.flatMap(({ kind, recordId, projectId, bookedAt, amount }): Sender[] => {
    const sender = byId.get(recordId ?? '')
    if (kind === 'income' && sender) return [{ ...sender, amount: -amount }]
    const name = promoters.get(projectId ?? '')
    if (kind !== 'distribution' || recordId === null || name === undefined) return []
    return [{ recordId, announcedOn: calendarDateOf(bookedAt), name, iban: null, reference: null, amount: -amount }]
  })
  return [...paid, ...(await findAwaitedPayments(database))]
}

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
