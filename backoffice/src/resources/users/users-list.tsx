import { Box } from '@mui/material'
import { VERIFICATION_STATUSES } from '@cauce/contract'
import { ROLES } from '@cauce/contract/permissions.ts'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { formatDate, formatDateTime, formatTime } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { displayNameOf } from '../../ui/names.ts'
import { StateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { ImportButton } from '../imports/import-button.tsx'
import { AssignMany } from './assign-many.tsx'

const column = columnsOf('users')
const filter = filtersOf('users')

const list = defineList({
  resource: 'users',
  sort: { field: 'createdAt', order: 'DESC' },
  search: { source: 'multiSearch', label: (t) => t('backoffice.users.search') },
  defaultFilters: { role: 'user' },
  filters: [
    filter.choice('role', ROLES, (t, role) => t(`users.role.${role}`)),
    filter.choice('verificationStatus', VERIFICATION_STATUSES, (t, status) => t(`verifications.status.${status}`)),
    filter.reference('managerId', 'managers', 'managerId'),
    filter.yesOrNo('disabled'),
    filter.yesOrNo('hasPendingTransactions'),
    filter.yesOrNo('hasPendingBankAccounts'),
  ],
  Bulk: AssignMany,
  columns: [
    column.of('name', displayNameOf, {
      isSortable: true,
      share: 6,
      cell: (user) => <NameWithState user={user} />,
    }),
    column.plain('email', { isHidden: true, isSortable: true, share: 5 }),
    column.plain('phone', { isHidden: true, isUnbroken: true }),
    column.of('kind', ({ kind }, t) => t(`users.kind.${kind}`), { isHidden: true }),
    column.of('role', ({ role }, t) => t(`users.role.${role}`), { isHidden: true, isSortable: true }),
    column.of('verificationStatus', ({ verificationStatus }, t) => t(`verifications.status.${verificationStatus}`), {
      isSortable: true,
      isBelowOnPhone: true,
      cell: ({ verificationStatus }) => <VerificationStatusBadge status={verificationStatus} />,
    }),
    column.of('managerName', ({ managerName }, t) => managerName ?? t('backoffice.nobody'), {
      share: 3,
      from: 'desk',
    }),
    column.of('disabled', ({ disabled }, t) => t(disabled ? 'backoffice.users.disabled' : 'backoffice.users.enabled'), {
      heading: (t) => t('common.status'),
      isHidden: true,
      isSortable: true,
      cell: (user) => <AccountState user={user} />,
    }),
    column.money('balance', { isSortable: true, from: 'tablet' }),
    column.money('amountInvested', { from: 'tablet' }),
    column.of('waitingCount', ({ waitingCount }) => waitingCount, {
      isFigure: true,
      from: 'tablet',
      cell: ({ waitingCount }) => waitingCount > 0 && waitingCount,
    }),
    column.of('lastAccessAt', ({ lastAccessAt }) => lastAccessAt && formatDateTime(lastAccessAt), {
      isUnbroken: true,
      from: 'desk',
      cell: ({ lastAccessAt }) => lastAccessAt && <DayOrTime at={lastAccessAt} />,
    }),
    column.date('createdAt', { isHidden: true, isSortable: true }),
    column.date('updatedAt', { isHidden: true, isSortable: true }),
  ],
  sums: {
    balance: (t) => t('backoffice.list.sumOf.balance'),
    amountInvested: (t) => t('backoffice.list.sumOf.invested'),
  },
})

/** /admin/customer/: all accounts; at first the filter shows customers only. */
export const UsersList = () => (
  <ListPage list={list} title={useWords()('users.title')} actions={<ImportButton kind="customers" />} />
)

/** The time of an instant of today, else its day. */
function DayOrTime({ at }: { readonly at: string }) {
  const isToday = calendarDateOf(new Date(at)) === useToday()
  return <span title={formatDateTime(at)}>{isToday ? formatTime(at) : formatDate(at)}</span>
}

/** The name, and beside it that the account is disabled. */
function NameWithState({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  return (
    <>
      <CustomerLink id={user.id} name={displayNameOf(user)} />
      {user.disabled && (
        <Box component="span" sx={{ marginInlineStart: 1 }}>
          <StateBadge tone="clay" label={t('backoffice.users.disabled')} />
        </Box>
      )}
    </>
  )
}

/** The state of an account: disabled, else with something for staff to decide, else enabled. */
export function AccountState({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  if (user.disabled) return <StateBadge tone="clay" label={t('backoffice.users.disabled')} />
  if (user.hasPendingTransactions || user.hasPendingBankAccounts)
    return <StateBadge tone="blue" label={t('backoffice.users.pending')} />
  return <StateBadge tone="green" label={t('backoffice.users.enabled')} />
}
