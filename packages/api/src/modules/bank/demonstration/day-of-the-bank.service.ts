import { calendarDateOf, Refusal } from '@cauce/contract'
import type { Kernel } from '../../../kernel.ts'
import { bookedSenders } from './booked.service.ts'
import { camt053Text } from './camt053-text.ts'
import { expectDemonstration } from './expect-demonstration.ts'
import { linesOfDay, placeAfter, statedAs, troubleOf, type Sender } from './day-of-the-bank.domain.ts'
import {
  findAnnounced,
  findDepositAccount,
  findInstructed,
  findLastPeriod,
  findReturnable,
  findStated,
} from './day-of-the-bank.queries.ts'

/** Earliest return after execution. */
const RETURN_MS = 14 * 86_400_000

/** Read-only: a statement counts once it is imported. */
export async function statementOfTheDay(kernel: Kernel) {
  expectDemonstration(kernel)
  const { database, clock } = kernel
  const account = await findDepositAccount(database)
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
