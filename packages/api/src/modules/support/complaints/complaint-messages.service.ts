import { type api, type Complaint, Refusal } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { ComplaintRow } from '../../../database/schema/complaints.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { beginAttempt } from '../../auth/throttling/index.ts'
import { queueComplaintMail } from './complaint-mails.ts'
import { complaintMessageRows, findLinkedComplaint } from './complaint-parts.queries.ts'
import { decideWithdrawal, takesMessages } from './complaints.domain.ts'
import { complaintRows, findComplaint } from './complaints.queries.ts'
import { readComplaint, writeStep } from './complaints.service.ts'
import { followedView } from './complaints.view.ts'
import { keepComplaintDocuments } from './receive-complaint.service.ts'

type Links = typeof api.complaintLinks
interface NewMessage {
  readonly message: string
  readonly isInternal: boolean
  /** Null: the complainant. */
  readonly authorId: string | null
}

/** Mailed to the complainant, or an internal note. */
export async function writeAsStaff(
  kernel: Kernel,
  call: Call<typeof api.complaints.createMessage>,
): Promise<Complaint> {
  const { message, isInternal = false } = call.body
  const recordId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await complaintRows.lock(tx, recordId))
    const { number, userId, state } = row
    const messageId = await addMessage(kernel, tx, row, call, { message, isInternal, authorId: userIdOf(call.actor) })
    if (!isInternal) await queueComplaintMail(tx, recordId, 'complaintAnswered', { number })
    await audit(kernel, tx, call, { recordId, userId, before: { state }, after: { state, messageId, message } })
    return readComplaint(kernel, tx, recordId)
  })
}

/** An ended complaint takes only staff notes. */
async function addMessage(
  { clock }: Kernel,
  tx: Transaction,
  { complaintId, state, updatedAt }: ComplaintRow,
  { files }: Pick<Call, 'files'>,
  { message, isInternal, authorId }: NewMessage,
): Promise<string> {
  if (!isInternal && !takesMessages(state)) throw new Refusal({ code: 'state-forbids', params: { state } })
  const createdAt = clock.now()
  const messageId = uuidv7(createdAt)
  await complaintMessageRows.insert(tx, { messageId, complaintId, authorId, isInternal, message, createdAt })
  await keepComplaintDocuments(tx, files, { complaintId, messageId, uploadedBy: authorId })
  // A note does not extend retention.
  if (takesMessages(state)) await complaintRows.update(tx, complaintId, { updatedAt: touchedAt(updatedAt, createdAt) })
  return messageId
}

/** Not found for an unknown link. */
export async function linkedComplaint({ database }: Kernel, token: string): Promise<string> {
  return found(await findLinkedComplaint(database, hashOfToken(token)))
}

export async function followComplaint(kernel: Kernel, token: string) {
  return followedView(found(await findComplaint(kernel.database, await linkedComplaint(kernel, token))))
}

/** Staff see a pending reply. */
export async function writeAsComplainant(kernel: Kernel, call: Call<Links['createMessage']>) {
  const complaintId = await linkedComplaint(kernel, call.params.token)
  await beginAttempt(kernel, { purpose: 'complaint', subject: complaintId, address: call.address })
  const { message } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await complaintRows.lock(tx, complaintId))
    await addMessage(kernel, tx, row, call, { message, isInternal: false, authorId: null })
    return followedView(found(await findComplaint(tx, complaintId)))
  })
}

/** The register keeps it. */
export async function withdrawComplaint(kernel: Kernel, { params }: Call<Links['withdraw']>) {
  const complaintId = await linkedComplaint(kernel, params.token)
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await complaintRows.lock(tx, complaintId))
    await writeStep(kernel, tx, row, accepted(decideWithdrawal(row.state)))
    await queueComplaintMail(tx, complaintId, 'complaintWithdrawn', { number: row.number })
    return followedView(found(await findComplaint(tx, complaintId)))
  })
}
