import { Alert, Box, Skeleton } from '@mui/material'
import { Show, useParams, useRecordContext, useCanAccess } from 'react-admin'
import type { UserRecord } from '../../providers/records.ts'
import { displayNameOf, countryName } from '../../ui/names.ts'
import { PageHeading } from '../../ui/section.tsx'
import { HandsAlert } from '../../ui/recent-changes.tsx'
import { ShowFailure } from '../../ui/failure.tsx'
import { RecordTab, RecordTabs } from '../../ui/record/record-tabs.tsx'
import { VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords, useLanguage } from '../../ui/words.ts'
import { accessTo } from '../../ui/ability.ts'
import { HistoryAside, HistoryButton, HistoryContext } from '../../ui/audit/record-history.tsx'
import { UserActions } from './user-actions.tsx'
import { AccountState } from './users-list.tsx'
import { UserGeneral } from './user-general.tsx'
import { useOverview } from './user-glance.tsx'
import { loaded } from '../../ui/loaded.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { Facts, Terms, term } from '../../ui/terms.tsx'

const UserDocuments = loaded(() => import('./user-documents.tsx'), 'UserDocuments')
const UserWallet = loaded(() => import('./user-wallet.tsx'), 'UserWallet')
const UserVerifications = loaded(() => import('./user-decisions.tsx'), 'UserVerifications')
const UserTaxDetails = loaded(() => import('./user-decisions.tsx'), 'UserTaxDetails')
const UserClasses = loaded(() => import('./user-decisions.tsx'), 'UserClasses')
const UserDiligence = loaded(() => import('../diligence/user-diligence.tsx'), 'UserDiligence')
const UserBankAccounts = loaded(() => import('./user-decisions.tsx'), 'UserBankAccounts')

/** /admin/customer/{id}: a customer, in the tabs of handbook rule 14.3, with who they are beside them. */
export function UsersShow() {
  const { id = '' } = useParams<{ id: string }>()
  return (
    <HistoryContext value={{ userId: id }}>
      <Show actions={<UserHeading />} aside={<UserAside />} error={<ShowFailure />}>
        <UserTabs />
      </Show>
    </HistoryContext>
  )
}

function UserHeading() {
  const t = useWords()
  const user = useRecordContext<UserRecord>()
  if (!user) return <PageHeading title={t('users.one')} />
  return (
    <>
      <PageHeading
        title={displayNameOf(user)}
        aside={
          <>
            <AccountState user={user} />
            <VerificationStatusBadge state={user.verificationStatus} />
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
      <RecentHands user={user} />
    </>
  )
}

function RecentHands({ user }: { readonly user: UserRecord }) {
  const { data } = useOverview(user)
  return <HandsAlert hands={data?.recentHands} />
}

function UserAside() {
  const t = useWords()
  const user = useRecordContext<UserRecord>()
  if (!user) return null
  return (
    <Box
      component="aside"
      aria-label={t('backoffice.users.person')}
      sx={{ width: { lg: '16rem', xl: '20rem' }, paddingBlockStart: { lg: 1 }, marginInlineStart: { lg: 4 } }}
    >
      <UserIdentity user={user} />
      <HistoryAside filter={{ userId: user.id }} />
    </Box>
  )
}

function UserTabs() {
  const t = useWords()
  const user = useRecordContext<UserRecord>()
  const { canAccess: mayReadDiligence, isPending } = useCanAccess(accessTo('diligence.read'))
  // Which tabs there are depends on who reads.
  if (!user || isPending) return <Skeleton variant="rounded" height={320} />
  return (
    <RecordTabs label={displayNameOf(user)}>
      <RecordTab label={t('backoffice.users.tabs.general')}>
        <UserGeneral user={user} />
      </RecordTab>
      <RecordTab path="documents" label={t('accountDocuments.title')}>
        <UserDocuments user={user} />
      </RecordTab>
      <RecordTab path="wallet" label={t('wallets.one')}>
        <UserWallet user={user} />
      </RecordTab>
      <RecordTab path="verifications" label={t('verifications.title')}>
        <UserVerifications user={user} />
      </RecordTab>
      <RecordTab path="bank-accounts" label={t('bankAccounts.title')}>
        <UserBankAccounts user={user} />
      </RecordTab>
      <RecordTab path="tax" label={t('taxDetails.title')}>
        <UserTaxDetails user={user} />
      </RecordTab>
      <RecordTab path="class" label={t('classifications.title')}>
        <UserClasses user={user} />
      </RecordTab>
      {mayReadDiligence && user.role === 'user' && (
        <RecordTab path="diligence" label={t('diligence.title')}>
          <UserDiligence user={user} />
        </RecordTab>
      )}
    </RecordTabs>
  )
}

function UserIdentity({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const language = useLanguage()
  const { taxNumber, legalRepresentativeName, name, surname, email, phone } = user
  const documentType = user.identificationDocumentType
  return (
    <Box sx={identity}>
      {documentType && (
        <Terms of={[term(t(`users.identificationDocumentType.${documentType}`), user.identificationDocumentNumber)]} />
      )}
      <Facts
        noun="users"
        facts={{
          ...(user.kind === 'company' && { taxNumber, legalRepresentativeName, name, surname }),
          birthdayAt: formatDate(user.birthdayAt),
          nationality: countryName(user.nationality, language),
          phone: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          email: <a href={`mailto:${email}`}>{email}</a>,
          managerName: user.managerName,
        }}
      />
    </Box>
  )
}

const identity = {
  '& dl': { margin: 0 },
  // Beside the tabs there is room for one below the other only.
  '& dl > div': { flexDirection: { lg: 'column' }, gap: { lg: 0 } },
  '& dt, & dd': { maxWidth: { lg: 'none' }, textAlign: { lg: 'start' } },
  // One link stands below the other (WCAG 2.5.8).
  '& a': { display: 'inline-block', minHeight: '1.5rem', lineHeight: '1.5rem' },
} as const
