import { complaintLifecycle, stateAfter, urgencyOf } from '@cauce/contract'
import { storedFileOf } from '../../../platform/files/index.ts'
import { takesMessages } from './complaints.domain.ts'
import type { ComplaintRecord } from './complaints.queries.ts'

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
