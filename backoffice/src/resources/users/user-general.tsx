import { Box, Stack, Link as MuiLink, Alert, Typography } from '@mui/material'
import { useCanAccess, Link, useCreatePath } from 'react-admin'
import { formatDateTime, formatDate } from '@cauce/format/dates.ts'
import type { UserRecord, UserTaskRecord, CustomerOverview } from '../../providers/records.ts'
import { useRead } from '../../providers/call.ts'
import { accessTo, useActor } from '../../ui/ability.ts'
import { useRows } from '../inbox/use-queue.ts'
import { UserNotes } from './user-notes.tsx'
import { UserEvents } from './user-events.tsx'
import { useOverview, UserGlance, type OverviewQuery } from './user-glance.tsx'
import { UserWaits } from './user-waits.tsx'
import { Facts, Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { UserTaskBody, UserTaskPatch } from '@cauce/contract'
import { languageName } from '@cauce/contract/languages.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { ColleagueInput } from '../../ui/form/reference-inputs.tsx'
import { ChildRecords } from '../../ui/record/child-records.tsx'
import { Task } from '../inbox/user-task.tsx'
import { Failure, InsteadOfRows } from '../../ui/failure.tsx'
import { filtered, RecordLink } from '../../ui/links.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { TicketStateBadge } from '../../ui/states.tsx'

/**
 * The page of a customer for work: money at a glance, what waits, what happened, notes, tasks, tickets, risk marks and settings
 * (handbook rule 14.40).
 */
export function UserGeneral({ user }: { readonly user: UserRecord }) {
  const overview = useOverview(user)
  const rows = useRows({ userId: user.id })
  // Staff are not written about, nor does a person see what is written about them.
  const { canAccess: mayRead } = useCanAccess(accessTo('userNotes.read', user))
  if (!mayRead || user.role !== 'user') return <UserFacts user={user} />
  return (
    <Stack spacing={3}>
      <UserGlance overview={overview} />
      <Box sx={columns}>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <UserWaits rows={rows} />
          <UserEvents user={user} />
        </Stack>
        <Stack spacing={3} sx={{ minWidth: 0 }}>
          <UserMarks user={user} overview={overview} />
          <UserNotes user={user} />
          <UserTasks user={user} />
          <UserTickets user={user} overview={overview} />
        </Stack>
      </Box>
      <UserFacts user={user} />
      <UserAcceptances userId={user.id} />
    </Stack>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 4,
  alignItems: 'start',
} as const

function UserFacts({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const yesOrNo = (value: boolean) => t(value ? 'common.yes' : 'common.no')
  return (
    <Facts
      noun="users"
      title={t('backoffice.users.account')}
      facts={{
        kind: t(`users.kind.${user.kind}`),
        role: t(`users.role.${user.role}`),
        gender: user.gender && t(`users.gender.${user.gender}`),
        isEmailConfirmed: yesOrNo(user.isEmailConfirmed),
        isOtpConfigured: t(user.isOtpConfigured ? 'common.yes' : 'errors.otp-not-configured'),
        language: languageName(user.language),
        generalEmailNotifications: yesOrNo(user.generalEmailNotifications),
        ticketEmailNotifications: yesOrNo(user.ticketEmailNotifications),
        createdAt: formatDateTime(user.createdAt),
        updatedAt: formatDateTime(user.updatedAt),
      }}
    />
  )
}

/** Which versions of the terms and the privacy policy they accepted, and when. */
function UserAcceptances({ userId }: { readonly userId: string }) {
  const t = useWords()
  const { data, error, refetch } = useRead(['legalTexts', 'acceptances', userId], 'GET /v1/misc/text-acceptances', {
    query: { userId },
  })
  const nameOf = (document: 'terms' | 'privacy') => t(`legalTexts.document.${document}`)
  return (
    <Section title={t('legalTexts.acceptances.title')}>
      {error && <Failure error={error} onRetry={refetch} />}
      {data && data.owed.length > 0 && (
        <Alert severity="warning">
          {t('legalTexts.acceptances.owed', { texts: data.owed.map(nameOf).join(', ') })}
        </Alert>
      )}
      {data?.accepted.length === 0 && <Typography>{t('legalTexts.acceptances.none')}</Typography>}
      <Terms
        of={(data?.accepted ?? []).map(({ document, validFrom, acceptedAt }) => {
          const version =
            validFrom === null
              ? t('legalTexts.acceptances.draft')
              : t('legalTexts.acceptances.version', { date: formatDate(validFrom) })
          return term(`${nameOf(document)}, ${version}`, formatDateTime(acceptedAt))
        })}
      />
    </Section>
  )
}

/** What is to be done for a customer, by its day: what is open first (handbook rule 1.26). */
function UserTasks({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const actor = useActor()
  const { canAccess: mayEdit } = useCanAccess(accessTo('userTasks.edit', user))
  return (
    <ChildRecords<UserTaskRecord>
      resource="userTasks"
      parent={{ userId: user.id }}
      sort={{ field: 'dueOn', order: 'ASC' }}
      mayEdit={mayEdit}
      title={t('userTasks.title')}
      addLabel={t('userTasks.add')}
      none={t('userTasks.none')}
      nameOf={({ title }) => title}
      schema={UserTaskBody}
      patch={UserTaskPatch}
      defaultValues={{ assigneeId: actor?.userId ?? null }}
      inputs={() => (
        <>
          <TextInput source="title" />
          <DayInput source="dueOn" />
          <ColleagueInput source="assigneeId" userId={user.id} helperText={t('userTasks.assigneeHelp')} />
        </>
      )}
    >
      {(rows, buttonsOf) => (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {[
            ...rows.filter(({ state }) => state === 'open'),
            ...rows.filter(({ state }) => state === 'done').toReversed(),
          ].map((row) => (
            <Task key={row.id} task={row} mayEdit={mayEdit}>
              {buttonsOf(row)}
            </Task>
          ))}
        </Box>
      )}
    </ChildRecords>
  )
}

function UserTickets({ user, overview }: { readonly user: UserRecord; readonly overview: OverviewQuery }) {
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

function AllTickets({ user, total }: { readonly user: UserRecord; readonly total: number }) {
  const t = useWords()
  const path = useCreatePath()({ resource: 'tickets', type: 'list' })
  return (
    <MuiLink component={Link} to={filtered(path, { userId: user.id })}>
      {t('customers.allTickets', { smart_count: total })}
    </MuiLink>
  )
}

type Mark = CustomerOverview['marks'][number]

const TAB_OF: Readonly<Partial<Record<Mark['mark'], string>>> = {
  documentDiffers: 'verifications',
  documentExpired: 'verifications',
  identityDeclined: 'verifications',
  unverified: 'verifications',
  accountShared: 'bank-accounts',
  accountRefused: 'bank-accounts',
  paymentReturned: 'wallet',
  aboveGuidance: 'wallet',
}

function UserMarks({ user, overview: { data } }: { readonly user: UserRecord; readonly overview: OverviewQuery }) {
  const t = useWords()
  if (!data) return null
  return (
    <Section title={t('customers.marks')}>
      {data.marks.length === 0 && <Hint>{t('customers.noMarks')}</Hint>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.75 }}>
        {data.marks.map((mark) => (
          <li key={mark.mark}>
            <Alert role="presentation" severity="warning" icon={false} sx={{ paddingBlock: 0 }}>
              {wordsOfMark(mark, t)}{' '}
              {TAB_OF[mark.mark] && (
                <RecordLink
                  resource="users"
                  id={user.id}
                  tab={TAB_OF[mark.mark]!}
                  name={t(`customers.see.${TAB_OF[mark.mark] as 'wallet'}`)}
                />
              )}
            </Alert>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const wordsOfMark = ({ mark, count, since }: Mark, t: ReturnType<typeof useWords>): string =>
  (t as (key: string, options: object) => string)(`customers.mark.${mark}`, {
    smart_count: count ?? 1,
    date: since === null ? '' : formatDate(since),
  })
