import { api, type Complaint, Refusal, admissibilityDueOn, calendarDateOf, type ComplaintForm } from '@cauce/contract'
import { bind, type Call, type KeptUpload } from '../../../http/bind.ts'
import { found, accepted, touchedAt } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { sendFile, storeFile } from '../../../platform/files/index.ts'
import {
  findComplaintDocument,
  complaintMessageRows,
  complaintLinkRows,
  complaintDocumentRows,
  listComplaints,
  complaintRows,
  findComplaint,
  findComplaintBySameContent,
  insertComplaint,
  nextComplaintNumber,
} from './complaints.queries.ts'
import {
  editComplaint,
  readComplaint,
  takeComplaintStep,
  todayOf,
  writeStep,
  queueComplaintMail,
  complaintView,
  followedView,
} from './complaints.service.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { ComplaintRow } from '../../../database/schema/complaints.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import { audit } from '../../../platform/audit/index.ts'
import { hashOfToken } from '../../../platform/tokens.ts'
import { beginAttempt, subjectOfEmail } from '../../auth/throttling/index.ts'
import { decideWithdrawal, takesMessages, emailOf, formOf, nameOf } from './complaints.domain.ts'
import { createHash } from 'node:crypto'
import { formatDate } from '@cauce/format'

export { findComplainant, makeComplaintLink, sendComplaintMailJob } from './complaints.service.ts'
export { countComplaints, dueOn as complaintDueOn, eraseComplaints, isUrgent } from './complaints.queries.ts'

/** Regulation (EU) 2020/1503, article 7 (handbook chapter 22). */
export const complaintsModule: ModuleFactory = (kernel) => ({
  name: 'complaints',
  routes: [...staffRoutes(kernel), ...complainantRoutes(kernel)],
})

const staffRoutes = (kernel: Kernel) => [
  bind(api.complaints.list, async ({ query }) => {
    const { data, total } = await listComplaints(kernel.database, query, query, todayOf(kernel))
    return { data: data.map((record) => complaintView(record, todayOf(kernel))), total }
  }),
  bind(api.complaints.read, ({ params }) => readComplaint(kernel, kernel.database, params.id)),
  bind(api.complaints.edit, (call) => editComplaint(kernel, call)),
  bind(api.complaints.decide, (call) => takeComplaintStep(kernel, call)),
  bind(api.complaints.createMessage, (call) => writeAsStaff(kernel, call)),
  bind(api.complaints.viewDocument, async ({ params, reply }) =>
    sendFile(kernel, reply, found(await findComplaintDocument(kernel.database, params.id)).file),
  ),
]

const complainantRoutes = (kernel: Kernel) => [
  bind(api.complaints.create, (call) => receiveComplaint(kernel, call)),
  bind(api.complaintLinks.read, ({ params }) => followComplaint(kernel, params.token)),
  bind(api.complaintLinks.createMessage, (call) => writeAsComplainant(kernel, call)),
  bind(api.complaintLinks.withdraw, (call) => withdrawComplaint(kernel, call)),
  bind(api.complaintLinks.viewDocument, async ({ params: { token, id }, reply }) => {
    const document = found(await findComplaintDocument(kernel.database, id, await linkedComplaint(kernel, token)))
    await sendFile(kernel, reply, found(document.isInternal ? undefined : document).file)
  }),
]

type Links = typeof api.complaintLinks
interface NewMessage {
  readonly message: string
  readonly isInternal: boolean
  /** Null: the complainant. */
  readonly authorId: string | null
}

async function writeAsStaff(kernel: Kernel, call: Call<typeof api.complaints.createMessage>): Promise<Complaint> {
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
async function linkedComplaint({ database }: Kernel, token: string): Promise<string> {
  return found(await complaintLinkRows.find(database, hashOfToken(token))).complaintId
}

async function followComplaint(kernel: Kernel, token: string) {
  return followedView(found(await findComplaint(kernel.database, await linkedComplaint(kernel, token))))
}

/** Staff see a pending reply. */
async function writeAsComplainant(kernel: Kernel, call: Call<Links['createMessage']>) {
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
async function withdrawComplaint(kernel: Kernel, { params }: Call<Links['withdraw']>) {
  const complaintId = await linkedComplaint(kernel, params.token)
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await complaintRows.lock(tx, complaintId))
    await writeStep(kernel, tx, row, accepted(decideWithdrawal(row.state)))
    await queueComplaintMail(tx, complaintId, 'complaintWithdrawn', { number: row.number })
    return followedView(found(await findComplaint(tx, complaintId)))
  })
}

/**
 * From anybody; acknowledged by mail (handbook rule 22.3). Idempotent within a day; throttled, so that nobody floods
 * the register or a mailbox.
 */
async function receiveComplaint(kernel: Kernel, call: Call<typeof api.complaints.create>) {
  const form = formOf(call.body)
  const subject = subjectOfEmail(emailOf(form))
  await beginAttempt(kernel, { purpose: 'complaint', subject, address: call.address })
  const now = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    const row = await newComplaint(tx, call, form, now)
    const { complaintId, number } = row
    if (!(await insertComplaint(tx, row))) return found(await findComplaintBySameContent(tx, row.contentHash))
    await keepComplaintDocuments(tx, call.files, { complaintId, messageId: null, uploadedBy: row.userId })
    const until = formatDate(row.admissibilityDueOn)
    await queueComplaintMail(tx, complaintId, 'complaintReceived', { number, until })
    return row
  }).then(({ number, admissibilityDueOn: dueOn }) => ({ number, admissibilityDueOn: dueOn }))
}

async function newComplaint(
  tx: Transaction,
  { actor, language }: Pick<Call, 'actor' | 'language'>,
  form: ComplaintForm,
  now: Date,
): Promise<ComplaintRow> {
  const today = calendarDateOf(now)
  return {
    complaintId: uuidv7(now),
    number: await nextComplaintNumber(tx, today.slice(0, 4)),
    state: 'received',
    language,
    userId: actor.kind === 'user' ? actor.userId : null,
    name: nameOf(form),
    email: emailOf(form),
    form,
    contentHash: createHash('sha256')
      .update(JSON.stringify([today, form]))
      .digest('hex'),
    kind: null,
    admissibilityDueOn: admissibilityDueOn(today),
    decisionDueOn: null,
    handlerName: null,
    handlerEmail: null,
    handlerPhone: null,
    outcome: null,
    answer: null,
    draft: null,
    measures: null,
    createdAt: now,
    updatedAt: now,
  }
}

interface Belonging {
  readonly complaintId: string
  readonly messageId: string | null
  readonly uploadedBy: string | null
}

async function keepComplaintDocuments(
  tx: Transaction,
  uploads: readonly KeptUpload[],
  { uploadedBy, ...of }: Belonging,
): Promise<void> {
  for (const upload of uploads) {
    const { fileId } = await storeFile(tx, upload, { uploadedBy })
    await complaintDocumentRows.insert(tx, { complaintDocumentId: uuidv7(), fileId, ...of })
  }
}
