import { brand } from '@cauce/contract/brand.ts'
import { inTransaction } from '../../../database/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { camt053Text } from '../demonstration/index.ts'
import { importStated } from '../statements/index.ts'
import { askForEvents } from './institution-events.service.ts'
import { daysSince, effectOf } from './institution.domain.ts'
import { listWaitingEvents, markApplied } from './institution.queries.ts'
import { institutionOf } from './institution.service.ts'
import type { InstitutionStatement } from './institution.ts'
import { queueOrders } from './order-payments.job.ts'

/**
 * Imports the statements of the events' days, each line once (decision bank-statements). Idempotent; a failure is
 * retried with the next event, or after a minute.
 */
export async function followInstitution(kernel: Kernel): Promise<void> {
  const institution = institutionOf(kernel)
  if (institution.name === 'files') return
  await askForEvents(kernel)
  const waiting = await listWaitingEvents(kernel.database, institution.name)
  const now = kernel.clock.now()
  for (const { eventId, kind } of waiting)
    if (effectOf({ kind }) === 'unknown') {
      kernel.logger.warn({ event: kind }, 'institution-event-unknown')
      await markApplied(kernel.database, eventId, 'unknown', now)
    }
  if (waiting.some((event) => effectOf(event) === 'payment'))
    await inTransaction(kernel.database, (tx) => queueOrders(kernel, tx))
  const moved = waiting.filter((event) => effectOf(event) === 'statement')
  if (moved.length === 0) return
  for (const day of daysSince(moved[0]!.occurredAt, now)) {
    const statement = await institution.statement(day)
    if (statement) await importStated(kernel, `${institution.name}-${day}.xml`, fileOf(statement))
  }
  for (const { eventId } of moved) await markApplied(kernel.database, eventId, 'statement', now)
}

/** Deterministic: the same statement gives the same bytes. */
function fileOf({ iban, day, opening, lines }: InstitutionStatement): Buffer {
  const text = camt053Text({
    messageId: `${iban.slice(-8)}-${day}-${lines.length}`,
    createdAt: new Date(`${day}T00:00:00Z`),
    iban,
    owner: brand(),
    from: day,
    to: day,
    opening,
    movements: lines.map(({ counterpartyName, counterpartyIban, reference, endToEndId, bankReference, ...line }) => ({
      ...line,
      counterpartyName: counterpartyName ?? undefined,
      counterpartyIban: counterpartyIban ?? undefined,
      reference: reference ?? undefined,
      endToEndId: endToEndId ?? undefined,
      bankReference: bankReference ?? undefined,
      returnReason: line.returnReason ?? undefined,
    })),
  })
  return Buffer.from(text)
}
