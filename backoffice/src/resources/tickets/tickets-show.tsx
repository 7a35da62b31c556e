import { useEffect } from 'react'
import { Box, Skeleton } from '@mui/material'
import { ShowBase, useShowContext, useUpdate } from 'react-admin'
import type { TicketRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { PageHeading } from '../../ui/section.tsx'
import { FailurePage, staysOnFailure } from '../../ui/failure.tsx'
import { useWords } from '../../ui/words.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { TicketActions } from './ticket-actions.tsx'
import { TicketAside } from './ticket-aside.tsx'
import { TicketConversation } from './ticket-conversation.tsx'
import { TicketReply } from './ticket-reply.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'

/** /admin/ticket/{id}: the conversation, its attachments, and the buttons of the reader. */
export const TicketsShow = () => (
  <ShowBase queryOptions={staysOnFailure}>
    <TicketPage />
  </ShowBase>
)

function TicketPage() {
  const t = useWords()
  const { record: ticket, error, refetch } = useShowContext<TicketRecord>()
  useMarkAsRead(ticket)
  if (error) return <FailurePage title={t('tickets.one')} error={error} onRetry={refetch} />
  if (!ticket) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
  return (
    <WithHistory filter={{ recordId: ticket.id }}>
      <PageHeading title={ticket.title} aside={<TicketStateBadge state={ticket.state} />}>
        <TicketActions ticket={ticket} />
        <HistoryButton />
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 20rem' },
          gap: 4,
          alignItems: 'start',
        }}
      >
        <Box component="section" aria-label={t('tickets.conversation')} sx={{ minWidth: 0 }}>
          <TicketConversation ticket={ticket} />
          <TicketReply ticket={ticket} />
        </Box>
        <TicketAside ticket={ticket} />
      </Box>
    </WithHistory>
  )
}

/** Opening a ticket marks it as read, unless a colleague is responsible for it: theirs is the news. */
function useMarkAsRead(ticket: TicketRecord | undefined): void {
  const [update] = useUpdate<TicketRecord>()
  const actor = useActor()
  const id = ticket?.id
  const isForReader = actor !== undefined && (ticket?.managerId ?? actor.userId) === actor.userId
  const isUnread = ticket?.read === false && isForReader
  useEffect(() => {
    if (id === undefined || !isUnread) return
    const data = { read: true, isAdmin: true } as Partial<TicketRecord>
    // Without the version: marking as read cannot overwrite another change.
    void update('tickets', { id, data, previousData: { id } as TicketRecord }, { mutationMode: 'pessimistic' })
  }, [id, isUnread, update])
}
