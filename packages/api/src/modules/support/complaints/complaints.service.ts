import {
  type api,
  calendarDateOf,
  type Complaint,
  type ComplaintStepBody,
  type MailParams,
  mailTemplates,
  type MailTemplate,
  complaintLifecycle,
  stateAfter,
  urgencyOf,
} from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import type { ComplaintRow } from '../../../database/schema/complaints.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { decideStep, type TakenStep, takesMessages } from './complaints.domain.ts'
import {
  complaintLinkRows,
  complaintRows,
  complaintStepRows,
  findComplaint,
  type ComplaintRecord,
} from './complaints.queries.ts'
import { z } from 'zod'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import { hashOfToken, newToken } from '../../../platform/tokens.ts'
import { storedFileOf } from '../../../platform/files/index.ts'

type Endpoints = typeof api.complaints

export const todayOf = ({ clock }: Pick<Kernel, 'clock'>): string => calendarDateOf(clock.now())

export async function readComplaint(kernel: Kernel, executor: Executor, complaintId: string): Promise<Complaint> {
  return complaintView(found(await findComplaint(executor, complaintId)), todayOf(kernel))
}

export async function editComplaint(kernel: Kernel, call: Call<Endpoints['edit']>): Promise<Complaint> {
  const { updatedAt, draft, measures, ...rest } = call.body
  const complaintId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await complaintRows.lock(tx, complaintId))
    expectUnchanged(before.updatedAt, updatedAt)
    const changes = {
      ...rest,
      ...(draft !== undefined && { draft: draft || null }),
      ...(measures !== undefined && { measures: measures || null }),
      updatedAt: touchedAt(before.updatedAt, kernel.clock.now()),
    }
    await complaintRows.update(tx, complaintId, changes)
    await auditComplaint(kernel, tx, call, { before, after: { ...before, ...changes } })
    return readComplaint(kernel, tx, complaintId)
  })
}

/** Notifies the complainant. A decision deletes the draft. */
export async function takeComplaintStep(kernel: Kernel, call: Call<Endpoints['decide']>): Promise<Complaint> {
  const complaintId = call.params.id
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await complaintRows.lock(tx, complaintId))
    expectUnchanged(before.updatedAt, call.body.updatedAt)
    const receivedOn = calendarDateOf(before.createdAt)
    const { complaintDecisionDays: decisionDays } = kernel.parameters.at(before.createdAt)
    const circumstances = { today: todayOf(kernel), decisionDays }
    const taken = accepted(decideStep({ ...before, receivedOn }, call.body, circumstances))
    const after = await writeStep(kernel, tx, before, taken)
    await notifyOfStep(tx, after, call.body)
    await auditComplaint(kernel, tx, call, { before, after, reason: call.body.reason })
    return readComplaint(kernel, tx, complaintId)
  })
}

export async function writeStep(
  { clock }: Kernel,
  tx: Transaction,
  before: ComplaintRow,
  { changes, history }: TakenStep,
): Promise<ComplaintRow> {
  const now = clock.now()
  const { complaintId } = before
  const draft = changes.state === 'decided' ? null : before.draft
  const after = { ...before, ...changes, draft, updatedAt: touchedAt(before.updatedAt, now) }
  await complaintRows.update(tx, complaintId, after)
  await complaintStepRows.insert(tx, { complaintStepId: uuidv7(now), complaintId, ...history, createdAt: now })
  return after
}

const OUTCOME_MAILS = {
  granted: 'complaintGranted',
  partlyGranted: 'complaintPartlyGranted',
  rejected: 'complaintRejected',
} as const

/** Closing is not mailed. */
async function notifyOfStep(
  tx: Transaction,
  row: ComplaintRow,
  { step, reason = '' }: ComplaintStepBody,
): Promise<void> {
  const { complaintId, number, answer, outcome } = row
  const until = row.decisionDueOn === null ? '' : formatDate(row.decisionDueOn)
  if (step === 'admit')
    await queueComplaintMail(tx, complaintId, 'complaintAdmitted', { number, reason, until, ...handlerOf(row) })
  if (step === 'dismiss') await queueComplaintMail(tx, complaintId, 'complaintDismissed', { number, reason })
  if (step === 'delay') await queueComplaintMail(tx, complaintId, 'complaintDelayed', { number, reason, until })
  if (step === 'decide') await queueComplaintMail(tx, complaintId, OUTCOME_MAILS[outcome!], { number, answer: answer! })
}

const handlerOf = (row: ComplaintRow): Pick<MailParams<'complaintAdmitted'>, 'handler' | 'email' | 'phone'> => ({
  handler: row.handlerName!,
  email: row.handlerEmail!,
  phone: row.handlerPhone!,
})

/** Without the immutable form. */
async function auditComplaint(
  kernel: Kernel,
  tx: Transaction,
  call: Parameters<typeof audit>[2],
  { before, after, reason }: { before: ComplaintRow; after: ComplaintRow; reason?: string | undefined },
): Promise<void> {
  const { complaintId: recordId, userId } = before
  await audit(kernel, tx, call, { recordId, userId, before: audited(before), after: audited(after), reason })
}

const audited = (row: ComplaintRow) => {
  const { state, kind, decisionDueOn, handlerName, handlerEmail, handlerPhone, outcome, answer, draft, measures } = row
  return { state, kind, decisionDueOn, handlerName, handlerEmail, handlerPhone, outcome, answer, draft, measures }
}

/** Also for people without an account. */
type ComplaintTemplate = Extract<MailTemplate, `complaint${string}`>
const isTemplate = (value: unknown): value is ComplaintTemplate =>
  typeof value === 'string' && value.startsWith('complaint') && Object.hasOwn(mailTemplates, value)

export const sendComplaintMailJob = defineJob({
  name: 'sendComplaintMail',
  payload: z.object({
    mailId: z.uuid(),
    complaintId: z.uuid(),
    template: z.custom<ComplaintTemplate>(isTemplate),
    params: z.record(z.string(), z.string()),
  }),
  isOutgoing: true,
})

/** In the causing transaction. */
export async function queueComplaintMail<const Template extends ComplaintTemplate>(
  tx: Transaction,
  complaintId: string,
  template: Template,
  params: MailParams<Template>,
): Promise<void> {
  // TypeScript does not derive that all parameters are texts.
  const texts = params as Readonly<Record<string, string>>
  await queueJob(tx, sendComplaintMailJob, { mailId: uuidv7(), complaintId, template, params: { ...texts } })
}

/** In the complaint's language; undefined once deleted. */
export async function findComplainant(executor: Executor, complaintId: string) {
  const row = await complaintRows.find(executor, complaintId)
  return row && { to: row.email, language: row.language, name: row.name }
}

/** Only the hash is stored, so each mail has its own link. */
export async function makeComplaintLink({ database, clock }: Kernel, complaintId: string): Promise<string> {
  const token = newToken()
  await complaintLinkRows.insert(database, { tokenHash: hashOfToken(token), complaintId, createdAt: clock.now() })
  return token
}

function progressOf({ row, dueOn, steps }: ComplaintRecord) {
  const { number, state, language, admissibilityDueOn, decisionDueOn, outcome, answer, createdAt } = row
  const { handlerName, handlerEmail, handlerPhone } = row
  return {
    ...{ number, state, language, admissibilityDueOn, decisionDueOn, dueOn, outcome, answer, createdAt },
    ...{ handlerName, handlerEmail, handlerPhone },
    steps: steps.map(({ step, reason, dueOn: until, createdAt: at }) => ({
      step,
      reason,
      dueOn: until,
      createdAt: at,
    })),
  }
}

const documentView = ({ documentId, messageId, file }: ComplaintRecord['documents'][number]) => ({
  documentId,
  messageId,
  file: storedFileOf(file),
})

export function complaintView(record: ComplaintRecord, today: string) {
  const { row, dueOn, awaitsReply, messages, documents } = record
  const { complaintId, kind, userId, name, email, form, draft, measures, updatedAt } = row
  return {
    ...progressOf(record),
    ...{ complaintId, kind, userId, name, email, form, draft, measures, awaitsReply, updatedAt },
    urgency: urgencyOf(dueOn, today),
    messages: messages.map(({ complaintId: _complaintId, ...message }) => message),
    documents: documents.map(documentView),
  }
}

/** For the complainant: without internal notes and their files. */
export function followedView(record: ComplaintRecord) {
  const { row, messages, documents } = record
  return {
    ...progressOf(record),
    name: row.name,
    description: row.form.description!,
    messages: messages
      .filter(({ isInternal }) => !isInternal)
      .map(({ messageId, message, isFromStaff, createdAt }) => ({ messageId, message, isFromStaff, createdAt })),
    documents: documents.filter(({ isInternal }) => !isInternal).map(documentView),
    mayWrite: takesMessages(row.state),
    mayWithdraw: stateAfter(complaintLifecycle, 'withdraw', row.state) !== undefined,
  }
}
