import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { Button } from '../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../ui/island.tsx'
import { createManagedTicketsStore } from './managed-tickets.store.ts'
import { changeTicket, readTicket, Moment, StateBadge, useNow, useStepNotice } from './ticket-parts.tsx'
import { stepsFrom, type Ticket } from './ticket.ts'

function ManagedTickets({ tickets: initial, now: ofPage }: { tickets: Ticket[]; now: string }) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const now = useNow(ofPage)
  const notifyOfStep = useStepNotice()
  const [store] = useState(() => createManagedTicketsStore(initial, { read: readTicket, change: changeTicket }))
  const { tickets, busy } = useStore(store.$managed)
  return (
    <ul className="ticket-list">
      {tickets.map((ticket) => (
        <li key={ticket.id} data-unread={ticket.read ? undefined : ''}>
          <a href={paths.ticket(ticket.id)}>{ticket.title}</a>
          {!ticket.read && <span className="unread">{t('tickets.unread')}</span>}
          <StateBadge state={ticket.state} />
          <span className="small muted">
            {t('ticketPages.lastActivity')}: <Moment at={ticket.updatedAt} now={now} />
          </span>
          {stepsFrom(ticket.state).map((step) => (
            <Button
              key={step}
              look="quiet"
              isSmall
              isBusy={busy.includes(ticket.id)}
              aria-label={t(`ticketPages.stepOf.${step}`, { title: ticket.title })}
              onClick={async () => notifyOfStep(step, await store.take(ticket, step))}
            >
              {t(`ticketPages.step.${step}`)}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
}

export const ManagedTicketsIsland = defineIsland(['tickets', 'ticketPages'], ManagedTickets)
