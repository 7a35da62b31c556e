import { TicketMessageBody } from '@cauce/contract/support/tickets.ts'
import { useMemo, useState } from 'react'
import { useContractForm } from '../../ui/contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { AttachmentsField } from './attachments-field.tsx'
import type { ConversationStore } from './conversation.store.ts'
import { draftOf } from './draft.ts'
import type { Ticket } from './ticket.ts'
import { useDraft } from './use-draft.ts'

const Words = TicketMessageBody.pick({ message: true })

/** The text survives a reload and an expired session. */
export function AnswerForm({ ticket, store }: { ticket: Ticket; store: ConversationStore }) {
  const t = useTranslate<'ticketPages' | 'forms'>()
  const [files, setFiles] = useState<readonly File[]>([])
  const draft = useMemo(() => draftOf(ticket.userId, ticket.id), [ticket.userId, ticket.id])
  const { form, field, ...contractForm } = useContractForm({
    schema: Words,
    defaultValues: { message: '' },
    send: async ({ message }) => {
      const outcome = await store.answer(message, files[0])
      if (outcome.failure) notify({ kind: 'error', text: t('ticketPages.answer.failed') })
      return outcome
    },
    onDone: (_message, _values, sent) => {
      setFiles([])
      sent.reset()
      forget()
      notify({ kind: 'success', text: t('ticketPages.answer.done') })
    },
  })
  const { lostFiles, forget } = useDraft(form, draft, files)
  return (
    <Form {...contractForm} isWide={false} submitLabel={t('ticketPages.answer.submit')} busyLabel={t('forms.sending')}>
      <TextField {...field('message')} id="message" label={t('ticketPages.answer.label')} />
      <AttachmentsField
        id="file"
        label={t('ticketPages.answer.attachment')}
        files={files}
        onFiles={setFiles}
        maximum={1}
        error={contractForm.summary.fields['file']}
        help={lostFiles && t('ticketPages.form.chooseAgain', { files: lostFiles })}
      />
    </Form>
  )
}
