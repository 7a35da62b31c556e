import { DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { DataTable } from 'react-admin'
import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { Caption } from '../../ui/section.tsx'
import { maskIban } from '@cauce/format/iban.ts'
import type {
  BankAccountRecord,
  ClassificationRecord,
  TaxDetailRecord,
  VerificationRecord,
} from '../../providers/records.ts'
import { DocumentField } from '../../ui/document-link.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { BankAccountStateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { TaxDetailDecision } from '../tax-details/tax-detail-decision.tsx'
import { PeriodWords, TaxDetailStateBadge } from '../tax-details/tax-detail-words.tsx'
import { TaxStatusLine } from '../tax-details/tax-status.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'
import { ClassPeriod, ClassStateBadge, ClassToday } from '../classifications/class-parts.tsx'
import { ClassificationDecision } from '../classifications/classification-decision.tsx'
import { DecidableRecords, type TabProps } from './decidable-records.tsx'

const AccountCol = DataTable.Col<BankAccountRecord>

export function UserBankAccounts({ user }: TabProps) {
  const t = useWords()
  return (
    <>
      <DecidableRecords
        resource="bankAccounts"
        user={user}
        none={t('backoffice.bankAccounts.none')}
        decision={(props) => <BankAccountDecision key={props.record.id} {...props} />}
      >
        <AccountCol source="alias" />
        <AccountCol source="account" render={({ account }) => maskIban(account)} />
        <AccountCol source="main" render={({ main }) => main && t('common.yes')} />
        <AccountCol
          source="state"
          render={({ state, errorMessage, setAloneBy, isUnseen }) => (
            <>
              <BankAccountStateBadge state={state} />
              {(setAloneBy !== null || isUnseen) && (
                <Caption color="inherit">
                  {t(`bankAccounts.fields.${setAloneBy === null ? 'isUnseen' : 'setAloneBy'}`)}
                </Caption>
              )}
              {errorMessage !== null && <Caption color="error.main">{errorMessage}</Caption>}
            </>
          )}
        />
        <AccountCol source="document" disableSort field={DocumentField} />
        <AccountCol source="createdAt" field={DayField} />
      </DecidableRecords>
      <EarlierDocuments of={{ noun: 'bankAccounts', userId: user.id }} />
    </>
  )
}

const VerificationCol = DataTable.Col<VerificationRecord>

export function UserVerifications({ user }: TabProps) {
  const t = useWords()
  return (
    <DecidableRecords
      resource="verifications"
      user={user}
      sortedBy="updatedAt"
      none={t('backoffice.verification.never')}
      decision={(props) => <VerificationDecision key={props.record.id} {...props} />}
    >
      <VerificationCol source="attempt" />
      <VerificationCol source="status" render={({ status }) => <VerificationStatusBadge state={status} />} />
      <VerificationCol source="createdAt" field={MomentField} />
      <VerificationCol source="updatedAt" field={MomentField} />
      <VerificationCol
        source="decisionReason"
        disableSort
        render={({ decisionReason, reason }) => decisionReason ?? reason}
      />
    </DecidableRecords>
  )
}

const DetailCol = DataTable.Col<TaxDetailRecord>

export function UserTaxDetails({ user }: TabProps) {
  const t = useWords()
  return (
    <>
      <TaxStatusLine userId={user.id} />
      <DecidableRecords
        resource="taxDetails"
        user={user}
        none={t('taxDetails.none')}
        decision={(props) => <TaxDetailDecision key={props.record.id} {...props} />}
      >
        <DetailCol source="kind" field={WordField} />
        <DetailCol source="country" />
        <DetailCol source="province" render={({ province }) => province !== null && provinceName(province)} />
        <DetailCol source="validFrom" render={(row) => <PeriodWords detail={row} />} />
        <DetailCol
          source="state"
          render={({ state, reason }) => (
            <>
              <TaxDetailStateBadge state={state} />
              {reason !== null && <Caption color="error.main">{reason}</Caption>}
            </>
          )}
        />
        <DetailCol source="document" disableSort field={DocumentField} />
        <DetailCol source="decidedByName" />
        <DetailCol source="createdAt" field={DayField} />
      </DecidableRecords>
    </>
  )
}

const ClassCol = DataTable.Col<ClassificationRecord>

export function UserClasses({ user }: TabProps) {
  const t = useWords()
  return (
    <>
      <ClassToday userId={user.id} />
      <DecidableRecords
        resource="classifications"
        user={user}
        none={t('classifications.none')}
        decision={(props) => <ClassificationDecision key={props.record.id} {...props} />}
      >
        <ClassCol source="wantedClass" field={WordField} />
        <ClassCol
          source="state"
          render={({ state, reason }) => (
            <>
              <ClassStateBadge state={state} />
              {reason !== null && <Caption>{reason}</Caption>}
            </>
          )}
        />
        <ClassCol source="validFrom" render={(row) => <ClassPeriod of={row} />} />
        <ClassCol source="decidedByName" />
        <ClassCol source="createdAt" field={DayField} />
      </DecidableRecords>
    </>
  )
}
