import { formatDateTime } from '@cauce/format'
import { Terms } from '../../ui/blocks.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { DocumentLink } from './document-link.tsx'
import { Moment } from './ticket-parts.tsx'
import { documentAddress, type Ticket } from './ticket.ts'

export function TicketAside({ ticket, now }: { ticket: Ticket; now: Date }) {
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
                  state: t(`tickets.state.${state}`),
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
