import { useTranslate } from '../../ui/island.tsx'
import { DocumentLink } from './document-link.tsx'
import { Moment } from './ticket-parts.tsx'
import type { Ticket, TicketDocument, TicketMessage } from './ticket.ts'

interface MessageListProps {
  readonly ticket: Ticket
  readonly messages: readonly TicketMessage[]
  readonly now: Date
}

/** Oldest first; the reader's own on the right. */
export function MessageList({ ticket, messages, now }: MessageListProps) {
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
