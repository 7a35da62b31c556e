import { calendarDateOf, classificationLifecycle, isClassInForce, Refusal, stateAfter, type api } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { isUnseen, storedFileOf, storeFile } from '../../../platform/files/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findUser } from '../users/index.ts'
import { decideNewClassification, decideOnClassification, decideOwnStep } from './classifications.domain.ts'
import {
  classificationRows,
  findClassification,
  lockClassificationsOf,
  type ClassificationRecord,
  insertEvidence,
} from './classifications.queries.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'

type Endpoints = typeof api.classifications

export function viewOf({ row, userName, decidedByName, documents }: ClassificationRecord, now: Date) {
  const { remindedAt: _, endedBy: __, criteria, ...request } = row
  return {
    ...request,
    criteria: [...criteria],
    userName,
    decidedByName: row.decidedBy && decidedByName,
    isInForce: isClassInForce(row, calendarDateOf(now)),
    documents: documents.map(({ documentId, file }) => ({ documentId, file: storedFileOf(file) })),
  }
}
type View = ReturnType<typeof viewOf>

/** With evidence. The previous approval stays valid until this request is decided. */
export async function askForClass(kernel: Kernel, call: Call<Endpoints['create']>): Promise<View> {
  const userId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const classificationId = uuidv7(now)
  return inTransaction(kernel.database, async (tx) => {
    const pending = await lockClassificationsOf(tx, userId, 'pending')
    const { kind } = found(await findUser(tx, userId))
    const decided = accepted(decideNewClassification(call.body, { kind, isAnotherPending: pending.length > 0 }))
    const { wantedClass, statementVersion } = call.body
    await classificationRows.insert(tx, {
      ...{ classificationId, userId, wantedClass, statementVersion },
      ...decided,
      criteria: [...new Set(call.body.criteria)],
      createdAt: now,
      updatedAt: now,
    })
    for (const upload of call.files) {
      const { fileId } = await storeFile(tx, upload, { uploadedBy: userId })
      await insertEvidence(tx, { classificationDocumentId: uuidv7(), classificationId, fileId })
    }
    await queueMail(tx, { userId, template: 'classRequested', params: {} })
    return viewOf(found(await findClassification(tx, classificationId)), now)
  })
}

export async function decideClassification(kernel: Kernel, call: Call<Endpoints['decide']>): Promise<View> {
  const adminId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const today = calendarDateOf(now)
  return inTransaction(kernel.database, async (tx) => {
    const { userId } = found(await classificationRows.find(tx, call.params.id))
    const former = await lockClassificationsOf(tx, userId, 'approved')
    const row = found(await classificationRows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const stored = found(await findClassification(tx, row.classificationId))
    const { documents } = stored
    const before = viewOf(stored, now)
    const change = accepted(
      decideOnClassification(row, call.body, { adminId, hands: await findHandsOf(tx, adminId, now), now, today }),
    )
    if (change.state === 'approved') await replaceFormer(tx, former, now)
    const unseen = change.state === 'approved' && { isUnseen: isEvidenceUnseen(documents, call.body.seen, adminId) }
    await classificationRows.update(tx, row.classificationId, {
      ...change,
      ...unseen,
      updatedAt: touchedAt(row.updatedAt, now),
    })
    const after = viewOf(found(await findClassification(tx, row.classificationId)), now)
    await mailDecision(tx, after)
    const reason = change.reason ?? null
    await audit(kernel, tx, call, { recordId: row.classificationId, userId, before, after, reason })
    return after
  })
}

/** Whether something of the evidence was not seen. */
function isEvidenceUnseen(documents: ClassificationRecord['documents'], seen: readonly string[] = [], adminId: string) {
  const hashes = documents.map(({ file }) => file.sha256)
  if (seen.some((one) => !hashes.includes(one))) throw new Refusal({ code: 'document-changed', path: 'seen' })
  return documents.some(({ file }) =>
    isUnseen(
      file,
      seen.find((one) => one === file.sha256),
      adminId,
    ),
  )
}

type Former = Awaited<ReturnType<typeof lockClassificationsOf>>

/** One class at a time. */
async function replaceFormer(tx: Transaction, former: Former, now: Date): Promise<void> {
  for (const { classificationId, state, updatedAt } of former)
    await classificationRows.update(tx, classificationId, {
      state: stateAfter(classificationLifecycle, 'replace', state)!,
      endedAt: now,
      updatedAt: touchedAt(updatedAt, now),
    })
}

async function mailDecision(tx: Transaction, { userId, state, reason, validUntil }: View): Promise<void> {
  const why = { reason: reason ?? '' }
  if (state === 'refused') return queueMail(tx, { userId, template: 'classRefused', params: why })
  if (state === 'ended') return queueMail(tx, { userId, template: 'classEnded', params: why })
  if (validUntil === null) return queueMail(tx, { userId, template: 'professionalApproved', params: {} })
  return queueMail(tx, { userId, template: 'classApproved', params: { until: formatDate(validUntil) } })
}

/** Effective from the next order. */
export async function takeOwnStep(
  kernel: Kernel,
  call: Call<Endpoints['withdraw' | 'giveUp']>,
  step: 'withdraw' | 'giveUp',
): Promise<View> {
  const now = kernel.clock.now()
  const { id } = call.params
  return inTransaction(kernel.database, async (tx) => {
    found(await findClassification(tx, id, customerFilter(call)))
    const row = found(await classificationRows.lock(tx, id))
    const change = accepted(decideOwnStep(row, step, { now }))
    await classificationRows.update(tx, id, { ...change, updatedAt: touchedAt(row.updatedAt, now) })
    if (step === 'giveUp') await queueMail(tx, { userId: row.userId, template: 'classGivenUp', params: {} })
    return viewOf(found(await findClassification(tx, id)), now)
  })
}
