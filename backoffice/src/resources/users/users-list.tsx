import { ROLES } from '@cauce/contract/permissions.ts'
import { VERIFICATION_STATUSES } from '@cauce/contract'
import type { UserRecord } from '../../providers/records.ts'
import type { FilterSpec } from '../../ui/list/filter-spec.ts'
import { ListPage } from '../../ui/list/list-page.tsx'
import { useWords } from '../../ui/words.ts'
import { useUserColumns } from './user-columns.tsx'

/** /admin/customer/: everybody with an account, retail users first of all. */
export function UsersList() {
  const t = useWords()
  return (
    <ListPage<UserRecord>
      title={t('users.title')}
      sort={{ field: 'createdAt', order: 'DESC' }}
      searchSource="multiSearch"
      searchLabel={t('backoffice.users.search')}
      filters={useFilters()}
      defaultFilters={{ role: 'user' }}
      columns={useUserColumns()}
    />
  )
}

function useFilters(): FilterSpec[] {
  const t = useWords()
  const yesOrNo = [
    { value: true, label: t('common.yes') },
    { value: false, label: t('common.no') },
  ]
  return [
    {
      kind: 'choice',
      source: 'role',
      label: t('users.fields.role'),
      choices: ROLES.map((value) => ({ value, label: t(`users.role.${value}`) })),
    },
    {
      kind: 'choice',
      source: 'verificationStatus',
      label: t('users.fields.verificationStatus'),
      choices: VERIFICATION_STATUSES.map((value) => ({ value, label: t(`verifications.status.${value}`) })),
    },
    { kind: 'reference', source: 'managerId', label: t('users.fields.managerId'), to: 'managers' },
    { kind: 'choice', source: 'disabled', label: t('users.fields.disabled'), choices: yesOrNo },
    {
      kind: 'choice',
      source: 'hasPendingTransactions',
      label: t('users.fields.hasPendingTransactions'),
      choices: yesOrNo,
    },
    {
      kind: 'choice',
      source: 'hasPendingBankAccounts',
      label: t('users.fields.hasPendingBankAccounts'),
      choices: yesOrNo,
    },
  ]
}
