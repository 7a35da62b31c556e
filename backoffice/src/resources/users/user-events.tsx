import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Box, Typography } from '@mui/material'
import { EVENT_KINDS, MOVEMENT_ACTS, type MovementAct } from '@cauce/contract'
import { formatDate, formatTime } from '@cauce/format/dates.ts'
import { useCanAccess } from 'react-admin'
import { useCall } from '../../providers/call.ts'
import type { CustomerEvent, UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { InsteadOfRows } from '../../ui/failure.tsx'
import { KindChips } from '../../ui/chips.tsx'
import { Caption, Section } from '../../ui/section.tsx'
import { useQueryParts } from '../../ui/use-query-parts.ts'
import { useLanguage, useWords, wordAt } from '../../ui/words.ts'
import { overviewOf } from './user-glance.tsx'
import { useId } from 'react'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { AuditLink, type AuditAbout } from '../../ui/audit/audit-link.tsx'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { stepWords } from '../../ui/step-words.ts'

type Place = Pick<CustomerEvent, 'at' | 'eventId'> | undefined

/** Everything that happened with a customer, the latest first, of all kinds or of one, which the address names (handbook rule 14.40). */
export function UserEvents({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const call = useCall()
  const queries = useQueryClient()
  const { canAccess: mayReadAudit, isPending } = useCanAccess(accessTo('audit.read'))
  const kinds = EVENT_KINDS.filter((one) => one !== 'staff' || mayReadAudit)
  const [address, setAddress] = useQueryParts({
    event: (value) => isPending || kinds.some((one) => one === value),
  })
  const kind = kinds.find((one) => one === address.get('event'))
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['users', 'events', user.id, kind],
    queryFn: async ({ pageParam }) =>
      kind === undefined && pageParam === undefined
        ? (await queries.fetchQuery(overviewOf(call, user))).latest
        : call('GET /v1/account/users/{id}/events', {
            params: { id: user.id },
            query: { kind, before: pageParam?.at, beforeId: pageParam?.eventId },
          }),
    initialPageParam: undefined as Place,
    getNextPageParam: ({ hasMore, events }): Place => (hasMore ? events.at(-1) : undefined),
  })
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <Section title={t('customers.events')}>
      <KindChips
        kinds={kinds}
        chosen={kind}
        nameOf={(one) => t(`customers.eventKind.${one}`)}
        onChoose={(event) => setAddress({ event })}
      />
      <InsteadOfRows rows={data && events} error={error} onRetry={refetch} none={t('customers.noEvents')} />
      {[...Map.groupBy(events, ({ at }) => formatDate(at))].map(([day, ofDay]) => (
        <EventDay key={day} day={day} events={ofDay} userId={user.id} />
      ))}
      {hasNextPage && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('common.seeMore')}
        </Button>
      )}
    </Section>
  )
}

interface DayProps {
  readonly day: string
  readonly events: readonly CustomerEvent[]
  readonly userId: string
}

function EventDay({ day, events, userId }: DayProps) {
  const id = useId()
  return (
    <Box sx={{ marginBlockEnd: 1.5 }}>
      <Typography component="h3" variant="subtitle2" id={id} sx={{ paddingBlock: 0.5 }}>
        {day}
      </Typography>
      <Box component="ol" aria-labelledby={id} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {events.map((event) => (
          <EventRow key={`${event.what}${event.eventId}`} event={event} userId={userId} />
        ))}
      </Box>
    </Box>
  )
}

interface EventProps {
  readonly event: CustomerEvent
  readonly userId: string
}

function EventRow({ event, userId }: EventProps) {
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
        <Named event={event} userId={userId} />
        {under.length > 0 && <Caption>{under.join(', ')}</Caption>}
      </Box>
      <span>{balanceChange !== null && <Amount value={balanceChange} sign="always" />}</span>
    </Box>
  )
}

const isAct = (what: CustomerEvent['what']): what is MovementAct => MOVEMENT_ACTS.some((act) => act === what)

function Named({ event, userId }: EventProps) {
  const t = useWords()
  const { kind, what, amount, state } = event
  if (isAct(what) && amount !== null && kind !== 'staff') return <Decided event={{ ...event, what, amount }} />
  if (kind === 'staff') return <AuditLink entry={auditedOf(event, state ?? '', userId)} />
  return (
    <Recorded event={event} userId={userId} words={t(`customers.event.${what as Exclude<typeof what, MovementAct>}`)} />
  )
}

/** What staff did, as the entry of the audit log that it is. */
function auditedOf(event: CustomerEvent, operation: string, userId: string): AuditAbout {
  const { what, isFirst, amount, name, recordId, taskTitle } = event
  const act = isAct(what) ? what : null
  return {
    ...{ operation, recordId, userId, taskTitle },
    noun: operation.split('.')[0] ?? '',
    before: {},
    after: name === null || amount !== null ? {} : { state: { choice: name } },
    money: amount === null ? null : { act, isFirst, amount, projectId: null, projectName: name, names: [] },
  }
}

type DecidedEvent = CustomerEvent & { readonly what: MovementAct; readonly amount: string }

function Decided({ event }: { readonly event: DecidedEvent }) {
  const t = useWords()
  const language = useLanguage()
  const { what: act, name: projectName, recordId } = event
  const words = stepWords(t, language, { ...event, act, projectName })
  // An income that is asked for names the bank account.
  if (projectName !== null && act !== 'ask_deposit')
    return <RecordLink resource="projects" id={recordId} name={words} />
  return <RecordLink resource="wallets" type="list" filter={{ transactionId: recordId }} name={words} />
}

const TABS: Readonly<Record<string, string>> = { bankAccount: 'bank-accounts', verification: 'verifications' }

interface RecordedProps extends EventProps {
  readonly words: string
}

function Recorded({ event: { kind, what, name, recordId, amount }, userId, words }: RecordedProps) {
  const tab = TABS[what]
  if (tab !== undefined)
    return <RecordLink resource="users" id={userId} tab={tab} name={[words, name].filter(Boolean).join(': ')} />
  if (name === null) return words
  const resource = kind === 'tickets' ? 'tickets' : kind === 'investments' ? 'projects' : undefined
  return (
    <>
      {words}: {resource === undefined ? name : <RecordLink resource={resource} id={recordId} name={name} />}
      {amount !== null && `, ${formatMoney(amount)}`}
    </>
  )
}

function actorOf({ kind, what, by }: CustomerEvent, t: Translate): string | undefined {
  if ((isAct(what) && kind !== 'staff') || by === null || by.as === 'owner') return undefined
  return by.as === 'platform' ? t('audit.platform') : by.names.join(', ')
}

function stateOf({ what, state }: CustomerEvent, t: Translate): string | undefined {
  const of: Readonly<Record<string, string>> = {
    ticketOpened: 'tickets.state',
    verification: 'verifications.status',
    bankAccount: 'bankAccounts.state',
  }
  const key = of[what]
  return key === undefined || state === null ? undefined : wordAt(t, `${key}.${state}`)
}
