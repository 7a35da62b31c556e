import { createHash } from 'node:crypto'
import { admissibilityDueOn, type api, calendarDateOf, type ComplaintForm } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { ComplaintRow } from '../../../database/schema/complaints.ts'
import type { Call, KeptUpload } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { storeFile } from '../../../platform/files/index.ts'
import { beginAttempt, subjectOfEmail } from '../../auth/throttling/index.ts'
import { queueComplaintMail } from './complaint-mails.ts'
import { complaintDocumentRows } from './complaint-parts.queries.ts'
import { emailOf, formOf, nameOf } from './complaints.domain.ts'
import { findComplaintBySameContent, insertComplaint, nextComplaintNumber } from './complaints.queries.ts'

/**
 * From anybody; acknowledged by mail (handbook rule 22.3). Idempotent within a day; throttled, so that nobody floods
 * the register or a mailbox.
 */
export async function receiveComplaint(kernel: Kernel, call: Call<typeof api.complaints.create>) {
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

export async function keepComplaintDocuments(
  tx: Transaction,
  uploads: readonly KeptUpload[],
  { uploadedBy, ...of }: Belonging,
): Promise<void> {
  for (const upload of uploads) {
    const { fileId } = await storeFile(tx, upload, { uploadedBy })
    await complaintDocumentRows.insert(tx, { complaintDocumentId: uuidv7(), fileId, ...of })
  }
}
