import { useId } from 'react'
import { Box, Typography } from '@mui/material'
import { formatTime } from '@cauce/format/dates.ts'
import type { CustomerEvent } from '../../providers/data.ts'
import { didWords, lookWith } from '../../ui/audit/audit-words.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { useWords } from '../../ui/words.ts'

/** What happened on a day, under its name. */
export function EventDay({ day, events }: { readonly day: string; readonly events: readonly CustomerEvent[] }) {
  const id = useId()
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ paddingBlock: 0.5 }}>
        {day}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {events.map((event) => (
          <EventRow key={`${event.what}${event.eventId}`} event={event} />
        ))}
      </Box>
    </Box>
  )
}

/** One event: at what time, what, how much, and who of the staff. */
function EventRow({ event }: { readonly event: CustomerEvent }) {
  const t = useWords()
  const { at, amount, what } = event
  const actorName = event.actorName ?? (what === 'staff' ? t('audit.platform') : null)
  const state = stateOf(event, t)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '3.5rem 1fr auto',
        columnGap: 1.5,
        paddingBlock: 0.75,
        borderBlockStart: '1px solid var(--line)',
      }}
    >
      <Box component="time" dateTime={at} sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {formatTime(at)}
      </Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Named event={event} />
        {(state !== undefined || actorName !== null) && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {[state, actorName].filter(Boolean).join(', ')}
          </Typography>
        )}
      </Box>
      <span>
        {amount !== null && (
          <Amount
            value={OUTGOING.has(what) ? `-${amount}` : amount}
            sign="always"
            isVoid={event.state === 'rejected' || event.state === 'cancelled'}
          />
        )}
      </span>
    </Box>
  )
}

/** Money that leaves the wallet. */
const OUTGOING: ReadonlySet<CustomerEvent['what']> = new Set(['withdraw', 'invest'])

/** What happened, with a link to the record where it has a page. */
function Named({ event }: { readonly event: CustomerEvent }) {
  const t = useWords()
  const { what, name, recordId, state } = event
  if (what === 'staff') {
    const operation = state ?? ''
    return <>{didWords(t, lookWith(t), { operation, noun: operation.split('.')[0] ?? '' })}</>
  }
  const words = t(`customers.event.${what}`)
  if (name === null) return <>{words}</>
  const resource = event.kind === 'tickets' ? 'tickets' : event.kind === 'investments' ? 'projects' : undefined
  return (
    <>
      {words}:{' '}
      {resource === undefined ? (
        name
      ) : (
        <RecordLink resource={resource} type={resource === 'tickets' ? 'show' : 'edit'} id={recordId}>
          {name}
        </RecordLink>
      )}
    </>
  )
}

/** The present state of the record in words. */
function stateOf({ what, state }: CustomerEvent, t: ReturnType<typeof useWords>): string | undefined {
  const noun = {
    income: 'transactions.status',
    withdraw: 'transactions.status',
    ticketOpened: 'tickets.state',
  } as const
  const of: Readonly<Record<string, string>> = {
    ...noun,
    verification: 'verifications.status',
    bankAccount: 'bankAccounts.state',
  }
  const key = of[what]
  return key === undefined || state === null ? undefined : lookWith(t)(`${key}.${state}`)
}
