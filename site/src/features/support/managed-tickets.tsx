import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { paths } from '../../http/paths.ts'
import { call, client } from '../../ui/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { wordsOfFailure } from '../../ui/failure.ts'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { createManagedTicketsStore } from './managed-tickets.store.ts'
import { Moment } from './message-list.tsx'
import { stepsFrom, type TicketStep } from './ticket-steps.ts'
import { STATE_COLOURS, type Ticket } from './ticket.ts'
import { useNow } from './use-now.ts'

export const MANAGED_TICKETS_NOUNS = [...UI_NOUNS, 'tickets', 'ticketPages'] as const

interface ManagedTicketsProps {
  readonly tickets: readonly Ticket[]
  readonly now: string
}

export function ManagedTicketsIsland(props: IslandProps<(typeof MANAGED_TICKETS_NOUNS)[number]> & ManagedTicketsProps) {
  return (
    <Island {...props}>
      <ManagedTickets {...props} />
    </Island>
  )
}

const createStore = (tickets: readonly Ticket[]) =>
  createManagedTicketsStore(tickets, {
    read: (id) => call(client.GET('/v1/support/tickets/{id}', { params: { path: { id } } })),
    change: (id, stateId, updatedAt) =>
      call(
        client.PATCH('/v1/support/tickets/{id}', {
          params: { path: { id } },
          body: { stateId, updatedAt, isAdmin: false },
        }),
      ),
  })

/** The own tickets with what can be done to each without opening it. */
function ManagedTickets({ tickets: initial, now: ofPage }: ManagedTicketsProps) {
  const t = useTranslate<'tickets' | 'ticketPages'>()
  const common = useTranslate()
  const now = useNow(ofPage)
  const [store] = useState(() => createStore(initial))
  const { tickets, busy } = useStore(store.$managed)
  const take = async (ticket: Ticket, step: TicketStep) => {
    const failure = await store.take(ticket, step)
    if (failure) {
      const reason = wordsOfFailure(common, failure).message
      notify({ kind: 'error', text: t('ticketPages.changeFailed', { reason }) })
    } else notify({ kind: 'success', text: t(`ticketPages.done.${step}`) })
  }
  return (
    <ul className="ticket-list">
      {tickets.map((ticket) => (
        <li key={ticket.id} data-unread={ticket.read ? undefined : ''}>
          <a href={paths.ticket(ticket.id)}>{ticket.title}</a>
          {!ticket.read && <span className="unread">{t('tickets.unread')}</span>}
          <Badge colour={STATE_COLOURS[ticket.state]}>{t(`tickets.state.${ticket.state}`)}</Badge>
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
              onClick={() => void take(ticket, step)}
            >
              {t(`ticketPages.step.${step}`)}
            </Button>
          ))}
        </li>
      ))}
    </ul>
  )
}
