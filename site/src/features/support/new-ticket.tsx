import { paths } from '../../http/paths.ts'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import { notifyAfterNavigation } from '../../ui/snackbar.ts'
import { goTo } from '../../ui/go-to.ts'
import { TicketForm } from './ticket-form.tsx'
import './ticket-form.css'

export const NEW_TICKET_NOUNS = [...UI_NOUNS, 'tickets', 'ticketPages'] as const

interface NewTicketProps {
  readonly userId: string
}

export function NewTicketIsland(props: IslandProps<(typeof NEW_TICKET_NOUNS)[number]> & NewTicketProps) {
  return (
    <Island {...props}>
      <NewTicket userId={props.userId} />
    </Island>
  )
}

/** The form on a page of its own, which leads to the ticket. */
function NewTicket({ userId }: NewTicketProps) {
  const t = useTranslate<'tickets'>()
  return (
    <TicketForm
      userId={userId}
      onOpened={({ id }) => {
        notifyAfterNavigation({ kind: 'success', text: t('tickets.created') })
        return goTo(paths.ticket(id))
      }}
    />
  )
}
