import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { type api, Refusal, stateAfter, verificationLifecycle } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import type { Kernel } from '../../../kernel.ts'
import { uuidv7 } from '../../../ids.ts'
import { storeFile, uploadKeeping } from '../../../platform/files/index.ts'
import { findUser } from '../users/index.ts'
import type { IdentityProvider, ProviderAction, ProviderEvent } from './identity-provider.ts'
import { sandboxEvent } from './sandbox.ts'
import { applicantOf, lockVerification, saveVerification } from './verifications.service.ts'
import {
  findBySession,
  findVerification,
  findVerificationRow,
  insertEvent,
  insertMedia,
  knownProviderMedia,
  type VerificationView,
} from './verifications.queries.ts'
import type { VerificationRow } from '../../../database/schema/account.ts'

export const fetchMediaJob = defineJob({
  name: 'fetchVerificationMedia',
  payload: z.object({ verificationId: z.uuid() }),
  isOutgoing: true,
})

/**
 * Webhook. Duplicate (by hash), outdated and unknown events are no-ops and answered alike, or the provider would retry
 * for days. Throws `signature-invalid` and `body-unreadable`.
 */
export async function receiveEvent(
  kernel: Kernel,
  provider: IdentityProvider | undefined,
  headers: IncomingHttpHeaders,
  raw: Buffer,
): Promise<void> {
  if (!provider?.isSignatureRight(headers, raw)) throw new Refusal({ code: 'signature-invalid' })
  const event = readEvent(provider, raw)
  if (!event) return
  const eventHash = createHash('sha256').update(raw).digest('base64url')
  await inTransaction(kernel.database, async (tx) => {
    if (!(await insertEvent(tx, eventHash, kernel.clock.now()))) return
    const known = await findBySession(tx, provider.name, event.providerSessionId)
    if (!known) return kernel.logger.warn({ event: event.name }, 'verification-event-of-nobody')
    await applyEvent(kernel, tx, known.verificationId, event)
  })
}

function readEvent(provider: IdentityProvider, raw: Buffer): ProviderEvent | undefined {
  try {
    return provider.readEvent(raw)
  } catch {
    throw new Refusal({ code: 'body-unreadable' })
  }
}

async function applyEvent(
  kernel: Kernel,
  tx: Transaction,
  verificationId: string,
  event: ProviderEvent,
): Promise<void> {
  const locked = await lockVerification(tx, verificationId)
  if (!locked) return
  const { row, isLatest } = locked
  // Events of an earlier attempt have no effect.
  const status = isLatest ? stateAfter(verificationLifecycle, event.action, row.status) : undefined
  if (status === undefined) return
  await saveVerification(kernel, tx, row, changesOf(row, event, status), isLatest)
  if (event.action !== 'progress' && event.action !== 'expire')
    await queueJob(tx, fetchMediaJob, { verificationId }, { key: `${fetchMediaJob.name}:${verificationId}` })
}

function changesOf(row: VerificationRow, event: ProviderEvent, status: VerificationRow['status']) {
  return {
    status,
    action: event.name,
    reason: event.reason ?? row.reason,
    reasonCode: event.reasonCode ?? row.reasonCode,
    documents: event.documents.length > 0 ? [...event.documents] : row.documents,
    decisionData: event.data ?? row.decisionData,
    ...((status === 'Approved' || status === 'Declined') && { decision: status, decisionReason: event.reason }),
  }
}

/** Stores missing pictures. Idempotent. */
export async function fetchVerificationMedia(
  kernel: Kernel,
  provider: IdentityProvider | undefined,
  { verificationId }: { readonly verificationId: string },
): Promise<void> {
  const row = await findVerificationRow(kernel.database, verificationId)
  if (!row || provider?.name !== row.provider) return
  const stored = await knownProviderMedia(kernel.database, verificationId)
  const media = (await provider.fetchMedia(row.providerSessionId)).filter(
    ({ providerMediaId }) => !stored.has(providerMediaId),
  )
  const { keep, forgetUnused } = uploadKeeping(kernel)
  const files = await keep(media.map(({ name, kind, bytes }) => ({ part: 'media', name, kind, bytes })))
  await inTransaction(kernel.database, async (tx) => {
    // Fails if the account was closed meanwhile: no picture is stored.
    if (!(await lockVerification(tx, verificationId))) return
    const known = await knownProviderMedia(tx, verificationId)
    for (const [index, { providerMediaId }] of media.entries()) {
      if (known.has(providerMediaId)) continue
      const { fileId } = await storeFile(tx, files[index]!, { uploadedBy: null })
      const createdAt = kernel.clock.now()
      await insertMedia(tx, { mediaId: uuidv7(), verificationId, providerMediaId, fileId, createdAt })
    }
  })
  await forgetUnused(files)
}

export async function playSandbox(
  kernel: Kernel,
  provider: IdentityProvider | undefined,
  call: Call<typeof api.verifications.play>,
): Promise<VerificationView> {
  const userId = userIdOf(call.actor)
  const row = await findVerificationRow(kernel.database, call.params.id)
  if (!row || row.userId !== userId || row.provider !== 'sandbox' || provider?.name !== 'sandbox')
    throw new Refusal({ code: 'not-found' })
  const { outcome, reason = null } = call.body
  const can = (action: ProviderAction) => stateAfter(verificationLifecycle, action, row.status) !== undefined
  // Only an undecided attempt can be repeated.
  if (!can('askAgain') || (outcome === 'ExpiredAbandoned' && !can('expire')))
    throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  const applicant = applicantOf(found(await findUser(kernel.database, userId)), row.verificationId)
  const session = { providerSessionId: row.providerSessionId, applicant }
  const { secret } = kernel.settings
  const { headers, raw } = sandboxEvent(secret, session, outcome, reason || null, kernel.clock.now())
  await receiveEvent(kernel, provider, headers, raw)
  return found(await findVerification(kernel.database, row.verificationId))
}
