import { TicketBody } from '@cauce/contract/support/tickets.ts'
import { useState, useEffect } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { call, client, goTo } from '../../ui/api.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { Field, TextField, CheckField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { notify, notifyAfterNavigation } from '../../ui/snackbar.ts'
import { mistakesOfFiles } from './attachments.ts'
import { AttachmentsField } from './attachments-field.tsx'
import type { EvidenceStore } from './evidence.store.ts'
import { enclosed, MAXIMUM_ATTACHMENTS, wordsOf } from './ticket-body.ts'
import type { Ticket } from './ticket.ts'
import { useDraft } from './use-draft.ts'
import { formatFileSize } from '@cauce/format'
import { useStore } from '@nanostores/react'
import './ticket-form.css'

const Words = TicketBody.pick({ title: true, description: true })

interface TicketFormProps {
  readonly userId: string
  readonly prefix?: string
  readonly evidence?: EvidenceStore | undefined
  readonly onOpened: (ticket: Ticket) => void | Promise<void>
}

/** Handbook rule 9.2. A failure keeps everything. */
export function TicketForm({ userId, prefix = '', evidence, onOpened }: TicketFormProps) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const [files, setFiles] = useState<readonly File[]>([])
  const { form, field, summary, ...contractForm } = useContractForm({
    schema: Words,
    mistakesOf: () => mistakesOfFiles('documents', files, MAXIMUM_ATTACHMENTS),
    defaultValues: { title: '', description: '' },
    send: async (values) => {
      const body = { ...values, ...enclosed({ attachments: files, ...(await evidence?.chosen()) }) }
      const outcome = await call(client.POST('/v1/support/tickets', { body }))
      if (outcome.failure) notify({ kind: 'error', text: t('tickets.createFailed') })
      return outcome
    },
    onDone: (ticket) => {
      forget()
      return onOpened(ticket)
    },
  })
  const { lostFiles, forget } = useDraft(form, { userId, slot: 'ticket' }, files)
  const { documents: documentsError, ...others } = summary.fields
  const fields = Object.fromEntries(
    Object.entries({ ...others, documents: documentsError }).map(([name, words]) => [`${prefix}${name}`, words]),
  )
  return (
    <Form
      {...contractForm}
      summary={{ ...summary, fields }}
      submitLabel={t('ticketPages.form.submit')}
      busyLabel={t('ticketPages.form.submitting')}
      foot={<p className="fine">{t('ticketPages.form.after')}</p>}
    >
      <Field
        {...field('title')}
        id={`${prefix}title`}
        label={t('tickets.fields.title')}
        help={t('ticketPages.form.titleHelp')}
        autoComplete="off"
        data-autofocus
      />
      <TextField
        {...field('description')}
        id={`${prefix}description`}
        label={t('tickets.fields.description')}
        help={t('ticketPages.form.descriptionHelp')}
      />
      <AttachmentsField
        id={`${prefix}documents`}
        label={t('tickets.attachments')}
        files={files}
        onFiles={(chosen) => (setFiles(chosen), form.clearErrors())}
        maximum={MAXIMUM_ATTACHMENTS}
        error={documentsError}
        help={lostFiles && t('ticketPages.form.chooseAgain', { files: lostFiles })}
      />
      {evidence && <EvidenceFields store={evidence} />}
    </Form>
  )
}

function NewTicket({ userId }: { userId: string }) {
  const t = useTranslate<'tickets'>()
  const opened = ({ id }: Ticket) => {
    notifyAfterNavigation({ kind: 'success', text: t('tickets.created') })
    return goTo(paths.ticket(id))
  }
  return <TicketForm userId={userId} onOpened={opened} />
}

export const NewTicketIsland = defineIsland(['tickets', 'ticketPages'], NewTicket)

/** Each part can be left out. */
function EvidenceFields({ store }: { store: EvidenceStore }) {
  const t = useTranslate<'ticketPages'>()
  const { pictureStatus, picture, isPictureWanted, requests, areRequestsWanted } = useStore(store.$evidence)
  return (
    <fieldset className="evidence">
      <legend>{t('ticketPages.evidence.title')}</legend>
      <output className="visually-hidden">{t(`ticketPages.evidence.picture.${pictureStatus}`)}</output>
      {pictureStatus === 'failed' ? (
        <p className="note clay">{t('ticketPages.evidence.picture.failed')}</p>
      ) : (
        <>
          <CheckField
            id="ticket-picture"
            label={t('ticketPages.evidence.sendPicture')}
            checked={isPictureWanted}
            onChange={({ target }) => store.wantPicture(target.checked)}
          />
          {picture ? (
            <Preview picture={picture} isWanted={isPictureWanted} />
          ) : (
            <div className="skeleton picture" aria-hidden="true" />
          )}
        </>
      )}
      {requests.length > 0 && (
        <>
          <CheckField
            id="ticket-requests"
            label={t('ticketPages.evidence.sendRequests', { smart_count: requests.length })}
            checked={areRequestsWanted}
            onChange={({ target }) => store.wantRequests(target.checked)}
          />
          <details className="disclosure">
            <summary>{t('ticketPages.evidence.seeRequests')}</summary>
            <ul className="requests">
              {requests.map((answer, index) => (
                <li key={`${index} ${answer.at}`}>
                  <code>{wordsOf(answer)}</code> <span className="figure">{answer.status || '–'}</span>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </fieldset>
  )
}

function Preview({ picture, isWanted }: { picture: File; isWanted: boolean }) {
  const t = useTranslate<'ticketPages'>()
  const [address] = useState(() => URL.createObjectURL(picture))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return (
    <figure className="preview" data-left-out={isWanted ? undefined : ''}>
      <img src={address} alt={t('ticketPages.evidence.pictureDescription')} />
      <figcaption className="fine">{formatFileSize(picture.size)}</figcaption>
    </figure>
  )
}
