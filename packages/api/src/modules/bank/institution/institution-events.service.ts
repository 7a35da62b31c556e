import { Refusal } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { inTransaction } from '../../../database/index.ts'
import { defineScheduledJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { institutionOf } from './institution.service.ts'
import { effectOf } from './institution.domain.ts'
import { findCursor, insertEvent, keepCursor, listWaitingEvents, markApplied } from './institution.queries.ts'
import { InstitutionRefusal, type InstitutionEvent, type PaymentInstitution } from './institution.ts'

/** Polls and applies events. Runs at each delivery and every minute, so that a lost event is only late. */
export const followInstitutionJob = defineScheduledJob('followInstitution', '* * * * *', { isOutgoing: true })

/** Webhook: stores the event once and queues a job. Throws `signature-invalid` and `body-unreadable`. */
export async function receiveEvent(kernel: Kernel, headers: IncomingHttpHeaders, raw: Buffer): Promise<void> {
  const institution = institutionOf(kernel)
  const now = kernel.clock.now()
  if (institution.name === 'files' || !institution.isSignatureRight(headers, raw, now))
    throw new Refusal({ code: 'signature-invalid' })
  const { name } = institution
  const event = readEvent(institution, raw)
  await inTransaction(kernel.database, async (tx) => {
    if (!(await insertEvent(tx, name, event, now))) return
    await queueJob(tx, followInstitutionJob, {}, { key: followInstitutionJob.name })
  })
}

function readEvent(institution: PaymentInstitution, raw: Buffer): InstitutionEvent {
  try {
    return institution.readEvent(raw)
  } catch {
    throw new Refusal({ code: 'body-unreadable' })
  }
}

/** Ignores orders that the institution does not know. */
export async function applyWaitingPayOuts(kernel: Kernel, apply: (payOutId: string) => Promise<void>): Promise<void> {
  const institution = institutionOf(kernel)
  if (institution.name === 'files') return
  const waiting = await listWaitingEvents(kernel.database, institution.name)
  for (const { eventId, payOutId } of waiting.filter((event) => effectOf(event) === 'payment')) {
    try {
      if (payOutId !== null) await apply(payOutId)
    } catch (error) {
      if (!(error instanceof InstitutionRefusal)) throw error
      kernel.logger.error({ error, payOutId }, 'institution-contradicts-itself')
    }
    await markApplied(kernel.database, eventId, 'payment', kernel.clock.now())
  }
}

export async function askForEvents(kernel: Kernel): Promise<void> {
  const institution = institutionOf(kernel)
  if (institution.name === 'files') return
  const { name } = institution
  for (;;) {
    const cursor = await findCursor(kernel.database, name)
    const events = await institution.events(cursor?.position ?? undefined)
    const now = kernel.clock.now()
    await inTransaction(kernel.database, async (tx) => {
      for (const event of events) await insertEvent(tx, name, event, now)
      await keepCursor(tx, name, events.at(-1)?.position ?? cursor?.position ?? null, now)
    })
    if (events.length === 0) return
  }
}
