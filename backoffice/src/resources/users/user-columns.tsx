import { useMemo } from 'react'
import { formatDate } from '@cauce/format/dates.ts'
import type { UserRecord } from '../../providers/records.ts'
import { CustomerLink } from '../../ui/customer-link.tsx'
import { displayNameOf } from '../../ui/display-name.ts'
import type { Column } from '../../ui/list/column.ts'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { AccountState } from './account-state.tsx'

/** What the list of customers can show. */
export function useUserColumns(): Column<UserRecord>[] {
  const t = useWords()
  return useMemo(
    () => [
      {
        source: 'name',
        heading: t('users.fields.name'),
        isSortable: true,
        text: (user) => displayNameOf(user),
        cell: (user) => <CustomerLink id={user.id} name={displayNameOf(user)} />,
      },
      { source: 'email', heading: t('users.fields.email'), isSortable: true, text: ({ email }) => email },
      { source: 'phone', heading: t('users.fields.phone'), isHidden: true, text: ({ phone }) => phone },
      { source: 'kind', heading: t('users.fields.kind'), isHidden: true, text: ({ kind }) => t(`users.kind.${kind}`) },
      {
        source: 'role',
        heading: t('users.fields.role'),
        isHidden: true,
        isSortable: true,
        text: ({ role }) => t(`users.role.${role}`),
      },
      {
        source: 'verificationStatus',
        heading: t('users.fields.verificationStatus'),
        isSortable: true,
        text: ({ verificationStatus }) => t(`verifications.status.${verificationStatus}`),
        cell: ({ verificationStatus }) => <VerificationStatusBadge status={verificationStatus} />,
      },
      {
        source: 'managerName',
        heading: t('users.fields.managerName'),
        text: ({ managerName }) => managerName ?? t('backoffice.nobody'),
      },
      {
        source: 'disabled',
        heading: t('common.status'),
        isSortable: true,
        text: ({ disabled }) => t(disabled ? 'backoffice.users.disabled' : 'backoffice.users.enabled'),
        cell: (user) => <AccountState user={user} />,
      },
      {
        source: 'createdAt',
        heading: t('users.fields.createdAt'),
        isSortable: true,
        text: ({ createdAt }) => formatDate(createdAt),
      },
      {
        source: 'updatedAt',
        heading: t('users.fields.updatedAt'),
        isHidden: true,
        isSortable: true,
        text: ({ updatedAt }) => formatDate(updatedAt),
      },
    ],
    [t],
  )
}
