import { useStore } from '@nanostores/react'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { PagedRows } from '../../ui/list.tsx'
import { createConversationStore, type InitialConversation, type ConversationStore } from './conversation.store.ts'
import { conversationPorts, StateBadge, useNow, useStepNotice, Moment } from './ticket-parts.tsx'
import { isOver, stepsFrom, type Ticket, type TicketDocument, type TicketMessage, documentAddress } from './ticket.ts'
import { TicketMessageBody } from '@cauce/contract/support/tickets.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { notify } from '../../ui/snackbar.ts'
import { mistakesOfFiles } from './attachments.ts'
import { AttachmentsField } from './attachments-field.tsx'
import { useDraft } from './use-draft.ts'
import { formatDateTime, formatFileSize } from '@cauce/format'
import { Terms } from '../../ui/blocks.tsx'
import { call, client, type Outcome, saveBlob } from '../../ui/api.ts'
import { useNotifyingCall } from '../../ui/call.tsx'
import './ticket-form.css'
import './ticket-page.css'

function TicketPage({ conversation: initial, now: ofPage }: { conversation: InitialConversation; now: string }) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const notifyOfStep = useStepNotice()
  const now = useNow(ofPage)
  const [store] = useState(() => createConversationStore(initial, conversationPorts(initial.ticket.id)))
  const { ticket, messages, total, step: underWay, status } = useStore(store.$conversation)
  useEffect(() => {
    // Staff may have answered meanwhile.
    const refresh = () => void (document.visibilityState === 'visible' && store.refresh())
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [store])
  const steps = stepsFrom(ticket.state).map((step) => (
    <Button
      key={step}
      look={step === 'reopen' ? 'primary' : 'quiet'}
      isSmall
      isBusy={underWay === step}
      busyLabel={t(`ticketPages.doing.${step}`)}
      onClick={async () => notifyOfStep(step, await store.take(step))}
    >
      {t(`ticketPages.step.${step}`)}
    </Button>
  ))
  const hasEnded = isOver(ticket.state)
  return (
    <div className="ticket">
      <div className="ticket-state">
        <output>
          <StateBadge state={ticket.state} />{' '}
          <span className="small muted">{t(`ticketPages.stateAbout.${ticket.state}`)}</span>
        </output>
        {!hasEnded && steps}
      </div>
      <section aria-label={t('tickets.conversation')} className="stack-gap">
        <PagedRows
          list={{ rows: [ticket, ...messages], total: total + 1, status, areRowsOld: false, more: store.more }}
          heading="h2"
          failedTitle={t('ticketPages.failed.title')}
          failed={t('ticketPages.failed.text')}
          shown={
            messages.length < total && t('ticketPages.messagesShown', { shown: messages.length, smart_count: total })
          }
          moreLabel={t('ticketPages.laterMessages')}
        >
          {() => <MessageList ticket={ticket} messages={messages} now={now} />}
        </PagedRows>
        {hasEnded ? (
          <div className="empty">
            <h2>{t(`ticketPages.over.${ticket.state === 'Dismissed' ? 'Dismissed' : 'Closed'}`)}</h2>
            <p>{t('ticketPages.over.text')}</p>
            {steps}
          </div>
        ) : (
          <AnswerForm ticket={ticket} store={store} />
        )}
      </section>
      <TicketAside ticket={ticket} now={now} />
    </div>
  )
}

export const TicketPageIsland = defineIsland(['tickets', 'ticketPages'], TicketPage)

const Words = TicketMessageBody.pick({ message: true })

/** The text survives a reload and an expired session. */
function AnswerForm({ ticket, store }: { ticket: Ticket; store: ConversationStore }) {
  const t = useTranslate<'ticketPages' | 'forms'>()
  const [files, setFiles] = useState<readonly File[]>([])
  const { form, field, ...contractForm } = useContractForm({
    schema: Words,
    mistakesOf: () => mistakesOfFiles('file', files, 1),
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
  const { lostFiles, forget } = useDraft(form, { userId: ticket.userId!, slot: ticket.id }, files)
  return (
    <Form {...contractForm} isWide={false} submitLabel={t('ticketPages.answer.submit')} busyLabel={t('forms.sending')}>
      <TextField {...field('message')} id="message" label={t('ticketPages.answer.label')} />
      <AttachmentsField
        id="file"
        label={t('ticketPages.answer.attachment')}
        files={files}
        onFiles={(chosen) => (setFiles(chosen), form.clearErrors())}
        maximum={1}
        error={contractForm.summary.fields['file']}
        help={lostFiles && t('ticketPages.form.chooseAgain', { files: lostFiles })}
      />
    </Form>
  )
}

interface MessageListProps {
  readonly ticket: Ticket
  readonly messages: readonly TicketMessage[]
  readonly now: Date
}

/** Oldest first; the reader's own on the right. */
function MessageList({ ticket, messages, now }: MessageListProps) {
  const { description, documents, userName, createdAt } = ticket
  return (
    <ol className="messages">
      <Message by={userName} isOwn at={createdAt} text={description} documents={documents} now={now} />
      {messages.map(({ messageId, userName: by, isFromStaff, createdAt: at, message, document }) => (
        <Message
          key={messageId}
          by={by}
          isOwn={!isFromStaff}
          at={at}
          text={message}
          documents={document ? [document] : []}
          now={now}
        />
      ))}
    </ol>
  )
}

interface MessageProps {
  readonly by: string
  readonly isOwn: boolean
  readonly at: string
  readonly text: string
  readonly documents: readonly TicketDocument[]
  readonly now: Date
}

function Message({ by, isOwn, at, text, documents, now }: MessageProps) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  return (
    <li className={isOwn ? 'own' : undefined}>
      <p className="by">
        <b>{isOwn ? t('ticketPages.you') : `${by}, ${t('tickets.staff')}`}</b> <Moment at={at} now={now} />
      </p>
      <div className="bubble">{text}</div>
      {documents.map((document) => (
        <DocumentLink key={document.documentId} document={document} />
      ))}
    </li>
  )
}

function TicketAside({ ticket, now }: { ticket: Ticket; now: Date }) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const { managerName, createdAt, updatedAt, stateHistory, screenshot, requestHistory } = ticket
  return (
    <aside aria-label={t('tickets.about')} className="stack-gap">
      <Terms
        rows={[
          { term: t('tickets.fields.managerName'), value: managerName ?? t('ticketPages.nobodyYet') },
          { term: t('tickets.fields.createdAt'), value: formatDateTime(createdAt), className: 'figure' },
          { term: t('ticketPages.lastActivity'), value: <Moment at={updatedAt} now={now} />, className: 'figure' },
        ]}
      />
      <section>
        <h2>{t('tickets.fields.stateHistory')}</h2>
        <ul className="history">
          {stateHistory.map(({ state, isFromStaff, createdAt: at }) => (
            <li key={at + state}>
              <time dateTime={at} className="figure">
                {formatDateTime(at)}
              </time>
              <span>
                {t(isFromStaff ? 'ticketPages.stateByStaff' : 'ticketPages.stateByYou', {
                  state: t(`ticketPages.state.${state}`),
                })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      {screenshot && (
        <section>
          <h2>{t('tickets.fields.screenshot')}</h2>
          <DocumentLink document={screenshot}>
            <img
              src={documentAddress(screenshot.documentId)}
              alt={t('ticketPages.evidence.pictureDescription')}
              loading="lazy"
            />
          </DocumentLink>
        </section>
      )}
      {requestHistory.length > 0 && (
        <details className="disclosure">
          <summary>{t('tickets.requests', { smart_count: requestHistory.length })}</summary>
          <ul className="attachments">
            {requestHistory.map((document) => (
              <li key={document.documentId}>
                <DocumentLink document={document} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </aside>
  )
}

/** Fetched instead of linked, so that an expired session leads through the log-in. */
function DocumentLink({ document, children }: { document: TicketDocument; children?: ReactNode }) {
  const { documentId, file } = document
  const { run } = useNotifyingCall(
    () => read(documentId),
    (data) => saveBlob(file.name, data),
  )
  const save = (event: MouseEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <a className="attachment" href={documentAddress(documentId)} download={file.name} onClick={save}>
      {children ?? `${file.name} (${formatFileSize(file.sizeBytes)})`}
    </a>
  )
}

/** The contract has no type for bytes. */
const read = (id: string) =>
  call(client.GET('/v1/support/tickets/view-document/{id}', { params: { path: { id } }, parseAs: 'blob' })) as Promise<
    Outcome<unknown>
  > as Promise<Outcome<Blob>>
