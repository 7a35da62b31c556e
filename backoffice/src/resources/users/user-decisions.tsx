import { DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { DataTable } from 'react-admin'
import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { Typography } from '@mui/material'
import { maskIban } from '@cauce/format/iban.ts'
import type { BankAccountRecord, TaxDetailRecord, VerificationRecord } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { BankAccountStateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { TaxDetailDecision } from '../tax-details/tax-detail-decision.tsx'
import { PeriodWords, TaxDetailStateBadge } from '../tax-details/tax-detail-words.tsx'
import { TaxStatusLine } from '../tax-details/tax-status.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'
import { DecidableRecords, type TabProps } from './decidable-records.tsx'

const AccountCol = DataTable.Col<BankAccountRecord>

export function UserBankAccounts({ user }: TabProps) {
  const t = useWords()
  return (
    <>
      <DecidableRecords<BankAccountRecord>
        resource="bankAccounts"
        user={user}
        sortedBy="createdAt"
        label={t('bankAccounts.title')}
        one={t('bankAccounts.one')}
        none={t('backoffice.bankAccounts.none')}
        columns={
          <>
            <AccountCol source="alias" />
            <AccountCol source="account" render={({ account }) => maskIban(account)} />
            <AccountCol source="main" render={({ main }) => main && t('common.yes')} />
            <AccountCol
              source="state"
              render={({ state, errorMessage, setAloneBy, isUnseen }) => (
                <>
                  <BankAccountStateBadge state={state} />
                  {(setAloneBy !== null || isUnseen) && (
                    <Typography variant="caption" component="p">
                      {t(`bankAccounts.fields.${setAloneBy === null ? 'isUnseen' : 'setAloneBy'}`)}
                    </Typography>
                  )}
                  {errorMessage !== null && (
                    <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
                      {errorMessage}
                    </Typography>
                  )}
                </>
              )}
            />
            <AccountCol
              source="document"
              disableSort
              render={({ document, id }) =>
                document && <DocumentLink file={document} resource="bankAccounts" id={id} />
              }
            />
            <AccountCol source="createdAt" field={DayField} />
          </>
        }
        noticeOf={({ state, userName: name }) => t(`backoffice.done.bankAccount.${state}`, { name })}
        decision={(props) => <BankAccountDecision key={props.record.id} {...props} />}
      />
      <EarlierDocuments of={{ noun: 'bankAccounts', userId: user.id }} />
    </>
  )
}

const VerificationCol = DataTable.Col<VerificationRecord>

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
      columns={
        <>
          <VerificationCol source="attempt" />
          <VerificationCol source="status" render={({ status }) => <VerificationStatusBadge status={status} />} />
          <VerificationCol source="createdAt" field={MomentField} />
          <VerificationCol source="updatedAt" field={MomentField} />
          <VerificationCol
            source="decisionReason"
            disableSort
            render={({ decisionReason, reason }) => decisionReason ?? reason}
          />
        </>
      }
      noticeOf={({ status, userName: name }) =>
        t(`backoffice.done.verification.${status === 'Approved' ? 'approved' : 'declined'}`, { name })
      }
      decision={(props) => <VerificationDecision key={props.record.id} {...props} />}
    />
  )
}

const DetailCol = DataTable.Col<TaxDetailRecord>

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
        columns={
          <>
            <DetailCol source="kind" field={WordField} />
            <DetailCol source="country" />
            <DetailCol source="province" render={({ province }) => province !== null && provinceName(province)} />
            <DetailCol source="validFrom" render={(row) => <PeriodWords detail={row} />} />
            <DetailCol
              source="state"
              render={({ state, reason }) => (
                <>
                  <TaxDetailStateBadge state={state} />
                  {reason !== null && (
                    <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
                      {reason}
                    </Typography>
                  )}
                </>
              )}
            />
            <DetailCol
              source="document"
              disableSort
              render={({ document, id }) => document && <DocumentLink file={document} resource="taxDetails" id={id} />}
            />
            <DetailCol source="decidedByName" />
            <DetailCol source="createdAt" field={DayField} />
          </>
        }
        noticeOf={({ state, userName: name }) => t(`taxDetails.decided.${state}`, { name })}
        decision={(props) => <TaxDetailDecision key={props.record.id} {...props} />}
      />
    </>
  )
}
