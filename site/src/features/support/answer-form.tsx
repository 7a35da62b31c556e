import { TicketMessageBody } from '@cauce/contract/support/tickets.ts'
import { useMemo, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { AttachmentsField } from './attachments-field.tsx'
import type { ConversationStore } from './conversation.store.ts'
import { draftOf } from './draft.ts'
import type { Ticket } from './ticket.ts'
import { useDraft } from './use-draft.ts'

const Words = TicketMessageBody.pick({ message: true })

/** An answer with a file; what was typed outlives a reload and an ended session. */
export function AnswerForm({ ticket, store }: { ticket: Ticket; store: ConversationStore }) {
  const t = useTranslate<'ticketPages' | 'forms'>()
  const [files, setFiles] = useState<readonly File[]>([])
  const draft = useMemo(() => draftOf(ticket.userId, ticket.id), [ticket.userId, ticket.id])
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: Words,
    defaultValues: { message: '' },
  })
  const { lostFiles, forget } = useDraft(form, draft, files)
  const send = submit(
    async ({ message }) => {
      const outcome = await store.answer(message, files[0])
      if (outcome.failure) notify({ kind: 'error', text: t('ticketPages.answer.failed') })
      return outcome
    },
    () => {
      setFiles([])
      form.reset()
      forget()
      notify({ kind: 'success', text: t('ticketPages.answer.done') })
    },
  )
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <ErrorSummary {...summary} />
      <TextField
        {...form.register('message')}
        id="message"
        label={t('ticketPages.answer.label')}
        error={errorOf('message')}
      />
      <AttachmentsField
        id="file"
        label={t('ticketPages.answer.attachment')}
        files={files}
        onFiles={setFiles}
        maximum={1}
        error={summary.fields['file']}
        help={lostFiles && t('ticketPages.form.chooseAgain', { files: lostFiles })}
      />
      <p>
        <Button type="submit" isBusy={isSending} busyLabel={t('forms.sending')}>
          {t('ticketPages.answer.submit')}
        </Button>
      </p>
    </form>
  )
}
