import { Refusal } from '@cauce/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { inTransaction } from '../../../database/index.ts'
import { defineScheduledJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { institutionOf } from './institution.service.ts'
import { findCursor, insertEvent, keepCursor } from './institution.queries.ts'
import type { InstitutionEvent, PaymentInstitution } from './institution.ts'

/**
 * Asks the institution for events, and gives those that wait their effect. It runs when one was delivered and every minute, so
 * that one that was lost comes late and not never.
 */
export const followInstitutionJob = defineScheduledJob('followInstitution', '* * * * *', { isOutgoing: true })

/**
 * Takes an event that the institution delivers: it is kept once, and a job gives it its effect. Throws `signature-invalid` and
 * `body-unreadable`.
 */
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

/** Keeps all events that the institution has and the platform does not. Rejects while the institution is silent. */
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
