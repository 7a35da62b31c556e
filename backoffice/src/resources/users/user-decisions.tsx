import { CountryField, DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { DataTable, type Identifier } from 'react-admin'
import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { Caption, Hint } from '../../ui/section.tsx'
import { maskIban } from '@cauce/format/iban.ts'
import type {
  BankAccountRecord,
  ClassificationRecord,
  TaxDetailRecord,
  VerificationRecord,
  RecordOf,
  UserRecord,
} from '../../providers/records.ts'
import { DocumentField } from '../../ui/document-link.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { BankAccountStateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { TaxDetailDecision } from '../tax-details/tax-detail-decision.tsx'
import { PeriodWords, TaxDetailStateBadge, TaxStatusLine } from '../tax-details/tax-detail-words.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'
import { ClassPeriod, ClassStateBadge, ClassToday } from '../classifications/class-parts.tsx'
import { ClassificationDecision } from '../classifications/classification-decision.tsx'
import { useState, type ReactNode } from 'react'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { DecisionProps } from '../../ui/decision/use-decision.ts'
import { RecordsTable } from '../../ui/list/records-table.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useRecords } from '../../providers/call.ts'

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
        <DetailCol source="country" field={CountryField} />
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

interface TabProps {
  readonly user: UserRecord
}

type Decidable = 'bankAccounts' | 'classifications' | 'taxDetails' | 'verifications'

interface Props<N extends Decidable> extends TabProps {
  readonly resource: N
  readonly sortedBy?: keyof RecordOf<N> & string
  readonly none: string
  readonly decision: (props: DecisionProps<RecordOf<N>>) => ReactNode
  readonly children: ReactNode
}

/** Records of a customer that staff decide on, newest first. One opens beside the list, where it is decided. */
function DecidableRecords<N extends Decidable>(props: Props<N>) {
  const { resource, user, sortedBy = 'createdAt', none, decision, children } = props
  const t = useWords()
  const [openId, setOpenId] = useState<Identifier>()
  const list = useRecords<Decidable>(resource, { userId: user.id }, `-${sortedBy}`)
  const rows = (list.data ?? []) as RecordOf<N>[]
  const open = rows.find(({ id }) => id === openId)
  const close = () => setOpenId(undefined)
  if (list.error) return <Failure error={list.error} onRetry={list.refetch} />
  if (list.total === 0) return <Hint>{none}</Hint>
  return (
    <>
      <RecordsTable resource={resource} label={t(`${resource as Decidable}.title`)} rows={rows}>
        {children}
        <DataTable.Col
          label="backoffice.actions"
          align="right"
          disableSort
          render={({ id }) => (
            <DialogButton size="small" onClick={() => setOpenId(id)}>
              {t('backoffice.open')}
            </DialogButton>
          )}
        />
      </RecordsTable>
      <SideDrawer label={t(`${resource as Decidable}.one`)} isOpen={open !== undefined} onClose={close}>
        {open && decision({ record: open, onReload: () => void list.refetch(), onDecided: close })}
      </SideDrawer>
    </>
  )
}
