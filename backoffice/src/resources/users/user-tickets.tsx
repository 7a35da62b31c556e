import { Box, Link as MuiLink } from '@mui/material'
import { Link, useCreatePath } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { Section } from '../../ui/section.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import type { OverviewQuery } from './user-glance.tsx'

/** The latest tickets of a customer. */
export function UserTickets({ user, overview }: { readonly user: UserRecord; readonly overview: OverviewQuery }) {
  const t = useWords()
  const { data, error, refetch } = overview
  const { total = 0, latest } = data?.tickets ?? {}
  const hasMore = latest !== undefined && total > latest.length
  return (
    <Section title={t('tickets.title')} actions={hasMore && <AllTickets user={user} total={total} />}>
      <InsteadOfRows rows={latest} error={error} onRetry={refetch} none={t('customers.noTickets')} />
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {latest?.map(({ id, title, state }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'start',
              gap: 1,
              paddingBlock: 0.75,
              borderBlockStart: '1px solid var(--line)',
              overflowWrap: 'anywhere',
            }}
          >
            <RecordLink resource="tickets" id={id} name={title} />
            <TicketStateBadge state={state} />
          </Box>
        ))}
      </Box>
    </Section>
  )
}

/** Leads to the list of all tickets of a customer. */
function AllTickets({ user, total }: { readonly user: UserRecord; readonly total: number }) {
  const t = useWords()
  const path = useCreatePath()({ resource: 'tickets', type: 'list' })
  return (
    <MuiLink component={Link} to={`${path}?filter=${encodeURIComponent(JSON.stringify({ userId: user.id }))}`}>
      {t('customers.allTickets', { smart_count: total })}
    </MuiLink>
  )
}
