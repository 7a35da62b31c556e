import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { Typography } from '@mui/material'
import { maskIban } from '@cauce/format/iban.ts'
import type { BankAccountRecord, TaxDetailRecord, VerificationRecord } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { BankAccountStateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { TaxDetailDecision } from '../tax-details/tax-detail-decision.tsx'
import { PeriodWords, TaxDetailStateBadge } from '../tax-details/tax-detail-words.tsx'
import { TaxStatusLine } from '../tax-details/tax-status.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'
import { DecidableRecords, type TabProps } from './decidable-records.tsx'

const account = columnsOf('bankAccounts')
const accountColumns: Column<BankAccountRecord>[] = [
  account.plain('alias'),
  account.of('account', (row) => maskIban(row.account), { isUnbroken: true }),
  account.of('main', ({ main }, t) => (main ? t('common.yes') : '')),
  account.of('state', ({ state }, t) => t(`bankAccounts.state.${state}`), {
    cell: ({ state, errorMessage, setAloneBy }, t) => (
      <>
        <BankAccountStateBadge state={state} />
        {setAloneBy !== null && (
          <Typography variant="caption" component="p">
            {t('bankAccounts.fields.setAloneBy')}
          </Typography>
        )}
        {errorMessage !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
            {errorMessage}
          </Typography>
        )}
      </>
    ),
  }),
  account.of('document', ({ document }) => document?.name ?? null, {
    cell: ({ document, id }) => document && <DocumentLink file={document} resource="bankAccounts" id={id} />,
  }),
  account.date('createdAt'),
]

/** The bank accounts of a customer, each with the decision on it. */
export function UserBankAccounts({ user }: TabProps) {
  const t = useWords()
  return (
    <DecidableRecords<BankAccountRecord>
      resource="bankAccounts"
      user={user}
      sortedBy="createdAt"
      label={t('bankAccounts.title')}
      one={t('bankAccounts.one')}
      none={t('backoffice.bankAccounts.none')}
      columns={accountColumns}
      noticeOf={({ state, userName: name }) => t(`backoffice.done.bankAccount.${state}`, { name })}
      decision={(props) => <BankAccountDecision key={props.record.id} {...props} />}
    />
  )
}

const verification = columnsOf('verifications')
const verificationColumns: Column<VerificationRecord>[] = [
  verification.plain('attempt'),
  verification.of('status', ({ status }, t) => t(`verifications.status.${status}`), {
    cell: ({ status }) => <VerificationStatusBadge status={status} />,
  }),
  verification.moment('createdAt'),
  verification.moment('updatedAt'),
  verification.of('decisionReason', ({ decisionReason, reason }) => decisionReason ?? reason),
]

/** The attempts of a customer to verify the identity, each with the decision on it. */
export function UserVerifications({ user }: TabProps) {
  const t = useWords()
  return (
    <DecidableRecords<VerificationRecord>
      resource="verifications"
      user={user}
      sortedBy="updatedAt"
      label={t('verifications.title')}
      one={t('verifications.one')}
      none={t('backoffice.verification.never')}
      columns={verificationColumns}
      noticeOf={({ status, userName: name }) =>
        t(`backoffice.done.verification.${status === 'Approved' ? 'approved' : 'declined'}`, { name })
      }
      decision={(props) => <VerificationDecision key={props.record.id} {...props} />}
    />
  )
}

const detail = columnsOf('taxDetails')
const detailColumns: Column<TaxDetailRecord>[] = [
  detail.of('kind', ({ kind }, t) => t(`taxDetails.kind.${kind}`)),
  detail.plain('country'),
  detail.of('province', ({ province }) => (province === null ? null : provinceName(province))),
  detail.of('validFrom', ({ validFrom }) => validFrom, { cell: (row) => <PeriodWords detail={row} /> }),
  detail.of('state', ({ state }, t) => t(`taxDetails.state.${state}`), {
    cell: ({ state, reason }) => (
      <>
        <TaxDetailStateBadge state={state} />
        {reason !== null && (
          <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
            {reason}
          </Typography>
        )}
      </>
    ),
  }),
  detail.of('document', ({ document }) => document?.name ?? null, {
    cell: ({ document, id }) => document && <DocumentLink file={document} resource="taxDetails" id={id} />,
  }),
  detail.plain('decidedByName'),
  detail.date('createdAt'),
]

/** Where a customer is resident for tax, with its history, each part with the decision on it. */
export function UserTaxDetails({ user }: TabProps) {
  const t = useWords()
  return (
    <>
      <TaxStatusLine userId={user.id} />
      <DecidableRecords<TaxDetailRecord>
        resource="taxDetails"
        user={user}
        sortedBy="createdAt"
        label={t('taxDetails.title')}
        one={t('taxDetails.one')}
        none={t('taxDetails.none')}
        columns={detailColumns}
        noticeOf={({ state, userName: name }) => t(`taxDetails.decided.${state}`, { name })}
        decision={(props) => <TaxDetailDecision key={props.record.id} {...props} />}
      />
    </>
  )
}
