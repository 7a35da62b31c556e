import { TicketBody } from '@cauce/contract/support/tickets.ts'
import { useMemo, useState } from 'react'
import { call, client } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useContractForm } from '../../ui/contract-form.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { draftOf } from './draft.ts'
import { EvidenceFields } from './evidence-fields.tsx'
import type { EvidenceStore } from './evidence.store.ts'
import { enclosed, MAXIMUM_ATTACHMENTS } from './ticket-body.ts'
import type { Ticket } from './ticket.ts'
import { useDraft } from './use-draft.ts'

const Words = TicketBody.pick({ title: true, description: true })

interface TicketFormProps {
  readonly userId: string
  /** Before the ids of the fields: the dialog may open over a page that has the same form. */
  readonly prefix?: string
  /** What the floating button gathers of the page. */
  readonly evidence?: EvidenceStore | undefined
  readonly onOpened: (ticket: Ticket) => void | Promise<void>
}

/** A new ticket (spec section 5: "title and description required"); after a failure everything is still there. */
export function TicketForm({ userId, prefix = '', evidence, onOpened }: TicketFormProps) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const [files, setFiles] = useState<readonly File[]>([])
  const draft = useMemo(() => draftOf(userId, 'ticket'), [userId])
  const { form, errorOf, summary, isSending, submit } = useContractForm({
    schema: Words,
    defaultValues: { title: '', description: '' },
  })
  const { lostFiles, forget } = useDraft(form, draft, files)
  const send = submit(
    async (values) => {
      const body = { ...values, ...enclosed({ attachments: files, ...(await evidence?.chosen()) }) }
      const outcome = await call(client.POST('/v1/support/tickets', { body }))
      if (outcome.failure) notify({ kind: 'error', text: t('tickets.createFailed') })
      return outcome
    },
    (ticket) => {
      forget()
      return onOpened(ticket)
    },
  )
  const { documents: documentsError, ...others } = summary.fields
  const fields = { ...others, documents: documentsError }
  const withPrefix = Object.fromEntries(Object.entries(fields).map(([name, words]) => [`${prefix}${name}`, words]))
  return (
    <form className="form" method="post" noValidate onSubmit={send}>
      <ErrorSummary {...summary} fields={withPrefix} />
      <Field
        {...form.register('title')}
        id={`${prefix}title`}
        label={t('tickets.fields.title')}
        error={errorOf('title')}
        help={t('ticketPages.form.titleHelp')}
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...form.register('description')}
        id={`${prefix}description`}
        label={t('tickets.fields.description')}
        error={errorOf('description')}
        help={t('ticketPages.form.descriptionHelp')}
      />
      <AttachmentsField
        id={`${prefix}documents`}
        label={t('tickets.attachments')}
        files={files}
        onFiles={setFiles}
        maximum={MAXIMUM_ATTACHMENTS}
        error={documentsError}
        help={lostFiles && t('ticketPages.form.chooseAgain', { files: lostFiles })}
      />
      {evidence && <EvidenceFields store={evidence} />}
      <Button type="submit" isWide isBusy={isSending} busyLabel={t('ticketPages.form.submitting')}>
        {t('ticketPages.form.submit')}
      </Button>
      <p className="fine">{t('ticketPages.form.after')}</p>
    </form>
  )
}
