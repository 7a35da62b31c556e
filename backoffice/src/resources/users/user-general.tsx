import { Box, Stack } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { useRows } from '../inbox/use-queue.ts'
import { UserNotes } from './user-notes.tsx'
import { UserTasks } from './user-tasks.tsx'
import { UserEvents } from './user-events.tsx'
import { useOverview, UserGlance } from './user-glance.tsx'
import { UserMarks } from './user-marks.tsx'
import { UserTickets } from './user-tickets.tsx'
import { UserWaits } from './user-waits.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

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
    </Stack>
  )
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  gap: 4,
  alignItems: 'start',
} as const

/** The settings of the account. */
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
        language: t(`common.languages.${user.language}`),
        generalEmailNotifications: yesOrNo(user.generalEmailNotifications),
        ticketEmailNotifications: yesOrNo(user.ticketEmailNotifications),
        createdAt: formatDateTime(user.createdAt),
        updatedAt: formatDateTime(user.updatedAt),
      }}
    />
  )
}
