import { lazy } from 'react'
import { ShowBase, useShowContext } from 'react-admin'
import { Alert, Skeleton } from '@mui/material'
import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf } from '../../ui/names.ts'
import { PageHeading } from '../../ui/section.tsx'
import { FailurePage, staysOnFailure } from '../../ui/failure.tsx'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { RecordTabs } from '../../ui/record/record-tabs.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { useMay } from '../../ui/ability.ts'
import { HistoryButton, WithHistory } from '../../ui/audit/record-history.tsx'
import { Contact } from './contact.tsx'
import { UserActions } from './user-actions.tsx'
import { AccountState } from './users-list.tsx'
import { UserGeneral } from './user-general.tsx'

const UserDocuments = lazy(async () => ({
  default: (await import('./user-documents.tsx')).UserDocuments,
}))
const UserWallet = lazy(async () => ({ default: (await import('./user-wallet.tsx')).UserWallet }))
const UserVerifications = lazy(async () => ({ default: (await import('./user-decisions.tsx')).UserVerifications }))
const UserTaxDetails = lazy(async () => ({ default: (await import('./user-decisions.tsx')).UserTaxDetails }))
const UserClasses = lazy(async () => ({ default: (await import('./user-classes.tsx')).UserClasses }))
const UserDiligence = lazy(async () => ({ default: (await import('../diligence/user-diligence.tsx')).UserDiligence }))
const UserBankAccounts = lazy(async () => ({ default: (await import('./user-decisions.tsx')).UserBankAccounts }))

/** /admin/customer/{id}: a customer, in the tabs of handbook rule 14.3. */
export const UsersShow = () => (
  <ShowBase queryOptions={staysOnFailure}>
    <UserPage />
  </ShowBase>
)

function UserPage() {
  const t = useWords()
  const mayReadDiligence = useMay('diligence.read')
  const { record: user, error, refetch } = useShowContext<UserRecord>()
  if (error) return <FailurePage title={t('users.one')} error={error} onRetry={refetch} />
  if (!user) return <Skeleton variant="rounded" height={320} sx={{ marginBlock: 2 }} />
  const name = displayNameOf(user)
  return (
    <WithHistory filter={{ userId: user.id }}>
      <PageHeading
        title={name}
        aside={
          <>
            <AccountState user={user} />
            <VerificationStatusBadge status={user.verificationStatus} />
          </>
        }
      >
        <UserActions user={user} />
        <HistoryButton />
      </PageHeading>
      {user.waitingAccess.length > 0 && (
        <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
          {t('accessChanges.waiting', {
            changes: user.waitingAccess.map((kind) => t(`accessChanges.kind.${kind}`)).join(', '),
          })}
        </Alert>
      )}
      <RecentChanges userIds={[user.id]} />
      <Contact user={user} />
      <RecordTabs
        label={name}
        tabs={[
          { name: 'general', label: t('backoffice.users.tabs.general'), content: <UserGeneral user={user} /> },
          { name: 'documents', label: t('accountDocuments.title'), content: <UserDocuments user={user} /> },
          { name: 'wallet', label: t('wallets.one'), content: <UserWallet user={user} /> },
          { name: 'verifications', label: t('verifications.title'), content: <UserVerifications user={user} /> },
          { name: 'bank-accounts', label: t('bankAccounts.title'), content: <UserBankAccounts user={user} /> },
          { name: 'tax', label: t('taxDetails.title'), content: <UserTaxDetails user={user} /> },
          { name: 'class', label: t('classifications.title'), content: <UserClasses user={user} /> },
          ...(mayReadDiligence && user.role === 'user'
            ? [{ name: 'diligence', label: t('diligence.title'), content: <UserDiligence user={user} /> }]
            : []),
        ]}
      />
    </WithHistory>
  )
}
