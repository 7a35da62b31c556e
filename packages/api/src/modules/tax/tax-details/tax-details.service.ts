import { stateAfter, taxDetailLifecycle, type api } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { isUnseen, deleteFileLater, storedFileOf, storeFile } from '../../../platform/files/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { findUser } from '../../account/users/index.ts'
import { abroadOf, decideNewDetail, decideOnDetail, decideWithdrawal } from './tax-details.domain.ts'
import {
  detachDocuments,
  findTaxDetail,
  lockPendingDetail,
  taxDetailRows,
  type TaxDetailRecord,
} from './tax-details.queries.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'

type Endpoints = typeof api.taxDetails

export function viewOf({ row, userName, decidedByName, document }: TaxDetailRecord) {
  const { documentId: _, remindedAt: __, ...detail } = row
  return {
    ...detail,
    userName,
    decidedByName: row.decidedBy && decidedByName,
    document: document && storedFileOf(document),
  }
}
type View = ReturnType<typeof viewOf>

export async function addTaxDetail(kernel: Kernel, call: Call<Endpoints['create']>): Promise<View> {
  const userId = userIdOf(call.actor)
  const now = kernel.clock.now()
  const taxDetailId = uuidv7(now)
  return inTransaction(kernel.database, async (tx) => {
    const { kind: personKind } = found(await findUser(tx, userId))
    const upload = call.files[0]
    const decided = accepted(decideNewDetail(call.body, { kind: personKind, hasDocument: upload !== undefined, now }))
    const waiting = await lockPendingDetail(tx, userId, call.body.kind)
    if (waiting)
      await taxDetailRows.update(tx, waiting.taxDetailId, {
        state: stateAfter(taxDetailLifecycle, 'replace', waiting.state)!,
        updatedAt: touchedAt(waiting.updatedAt, now),
      })
    const document = upload && (await storeFile(tx, upload, { uploadedBy: userId }))
    const { kind, country = null, province = null, validFrom, validUntil = null } = call.body
    await taxDetailRows.insert(tx, {
      ...{ taxDetailId, userId, kind, country, province, abroad: abroadOf(call.body), validFrom, validUntil },
      ...decided,
      documentId: document?.fileId,
      createdAt: now,
      updatedAt: now,
    })
    await queueMail(tx, { userId, template: 'taxDetailReceived', params: { since: formatDate(validFrom) } })
    return viewOf(found(await findTaxDetail(tx, taxDetailId)))
  })
}

/** Pending only; stays in the history. */
export async function withdrawTaxDetail(kernel: Kernel, call: Call<Endpoints['withdraw']>): Promise<View> {
  const { id } = call.params
  return inTransaction(kernel.database, async (tx) => {
    found(await findTaxDetail(tx, id, customerFilter(call)))
    const row = found(await taxDetailRows.lock(tx, id))
    const change = accepted(decideWithdrawal(row))
    await taxDetailRows.update(tx, id, { ...change, updatedAt: touchedAt(row.updatedAt, kernel.clock.now()) })
    return viewOf(found(await findTaxDetail(tx, id)))
  })
}

/** Mails the customer. Existing payments do not change. */
export async function decideTaxDetail(kernel: Kernel, call: Call<Endpoints['decide']>): Promise<View> {
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await taxDetailRows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const stored = found(await findTaxDetail(tx, row.taxDetailId))
    const before = viewOf(stored)
    const now = touchedAt(row.updatedAt, kernel.clock.now())
    const change = accepted(decideOnDetail(row, call.body, await findHandsOf(tx, adminId, now)))
    const unseen = change.state === 'valid' && { isUnseen: isUnseen(stored.document, call.body.seen, adminId) }
    await taxDetailRows.update(tx, row.taxDetailId, {
      ...change,
      ...unseen,
      decidedBy: adminId,
      decidedAt: now,
      updatedAt: now,
    })
    const after = viewOf(found(await findTaxDetail(tx, row.taxDetailId)))
    await mailDecision(tx, after)
    const { reason } = change
    await audit(kernel, tx, call, { recordId: row.taxDetailId, userId: row.userId, before, after, reason })
    return after
  })
}

async function mailDecision(tx: Transaction, { userId, kind, state, reason, ...dates }: View): Promise<void> {
  const since = formatDate(dates.validFrom)
  const why = { reason: reason ?? '' }
  if (state === 'refused') {
    if (kind === 'residence') return queueMail(tx, { userId, template: 'residenceRefused', params: { since, ...why } })
    const template = kind === 'certificate' ? 'certificateRefused' : 'exemptionRefused'
    return queueMail(tx, { userId, template, params: why })
  }
  if (kind === 'certificate') {
    const params = { until: formatDate(dates.validUntil!) }
    return queueMail(tx, { userId, template: 'certificateAccepted', params })
  }
  const template = kind === 'residence' ? 'residenceAccepted' : 'exemptionAccepted'
  return queueMail(tx, { userId, template, params: { since } })
}

/** Country and dates stay: tax forms need them. */
export async function eraseTaxDocumentsOf(tx: Transaction, userId: string, now: Date): Promise<void> {
  for (const fileId of await detachDocuments(tx, userId, now)) await deleteFileLater(tx, fileId)
}
