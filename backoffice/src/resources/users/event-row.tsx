import { useId } from 'react'
import { Box, Typography } from '@mui/material'
import { MOVEMENT_ACTS, type MovementAct } from '@cauce/contract'
import { formatTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { CustomerEvent } from '../../providers/records.ts'
import { didWords, lookWith } from '../../ui/audit/audit-words.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { stepWords } from '../../ui/step-words.ts'
import { useLanguage, useWords } from '../../ui/words.ts'

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
  const { at, balanceChange } = event
  const under = [stateOf(event, t), actorOf(event, t)].filter((words) => words !== undefined)
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
        {under.length > 0 && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {under.join(', ')}
          </Typography>
        )}
      </Box>
      <span>{balanceChange !== null && <Amount value={balanceChange} sign="always" />}</span>
    </Box>
  )
}

const isAct = (what: CustomerEvent['what']): what is MovementAct => MOVEMENT_ACTS.some((act) => act === what)

/** What happened, with a link to the record where it has a page. */
function Named({ event }: { readonly event: CustomerEvent }) {
  const t = useWords()
  const { what, amount, state, name, taskTitle } = event
  if (isAct(what) && amount !== null) return <Decided event={{ ...event, what, amount }} />
  if (what === 'staff') {
    const operation = state ?? ''
    const did = didWords(t, lookWith(t), {
      operation,
      noun: operation.split('.')[0] ?? '',
      taskTitle,
      after: name === null ? null : { state: { choice: name } },
    })
    return <>{amount === null ? did : t('audit.didOf', { did, of: formatMoney(amount) })}</>
  }
  return <Recorded event={event} words={t(`customers.event.${what as Exclude<typeof what, MovementAct>}`)} />
}

type DecidedEvent = CustomerEvent & { readonly what: MovementAct; readonly amount: string }

/** What a decision on money says. */
function Decided({ event }: { readonly event: DecidedEvent }) {
  const t = useWords()
  const language = useLanguage()
  const { kind, what: act, name: projectName, recordId } = event
  const words = stepWords(t, language, { ...event, act, projectName })
  // An income that is asked for names the bank account, and what staff did its movement.
  if (projectName === null || act === 'ask_deposit' || kind === 'staff') return words
  return <RecordLink resource="projects" id={recordId} name={words} />
}

interface RecordedProps {
  readonly event: CustomerEvent
  readonly words: string
}

function Recorded({ event: { kind, name, recordId, amount }, words }: RecordedProps) {
  if (name === null) return words
  const resource = kind === 'tickets' ? 'tickets' : kind === 'investments' ? 'projects' : undefined
  return (
    <>
      {words}: {resource === undefined ? name : <RecordLink resource={resource} id={recordId} name={name} />}
      {amount !== null && `, ${formatMoney(amount)}`}
    </>
  )
}

/** Who of the staff did what the words do not say. */
function actorOf({ what, by }: CustomerEvent, t: Translate): string | undefined {
  if (isAct(what) || by === null || by.as === 'owner') return undefined
  return by.as === 'platform' ? t('audit.platform') : by.names.join(', ')
}

/** The present state of the record in words. */
function stateOf({ what, state }: CustomerEvent, t: Translate): string | undefined {
  const of: Readonly<Record<string, string>> = {
    ticketOpened: 'tickets.state',
    verification: 'verifications.status',
    bankAccount: 'bankAccounts.state',
  }
  const key = of[what]
  return key === undefined || state === null ? undefined : lookWith(t)(`${key}.${state}`)
}
