import { provinceName } from '@cauce/contract/tax/provinces.ts'
import { useState, type ReactNode } from 'react'
import { Typography } from '@mui/material'
import { useGetList, useNotify, type RaRecord } from 'react-admin'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { maskIban } from '@cauce/format/iban.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import type { Noun } from '../../providers/nouns.ts'
import type { BankAccountRecord, TaxDetailRecord, UserRecord, VerificationRecord } from '../../providers/records.ts'
import type { DecisionProps } from '../../ui/decision/use-decision.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { RecordsTable } from '../../ui/list/rows-table.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { BankAccountStateBadge, VerificationStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { TaxDetailDecision } from '../tax-details/tax-detail-decision.tsx'
import { PeriodWords, TaxDetailStateBadge } from '../tax-details/tax-detail-words.tsx'
import { TaxStatusLine } from '../tax-details/tax-status.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'

interface TabProps {
  readonly user: UserRecord
}

const account = columnsOf('bankAccounts')
const accountColumns: Column<BankAccountRecord>[] = [
  account.plain('alias'),
  account.of('account', (row) => maskIban(row.account), { isUnbroken: true }),
  account.of('main', ({ main }, t) => (main ? t('common.yes') : '')),
  account.of('state', ({ state }, t) => t(`bankAccounts.state.${state}`), {
    cell: ({ state, errorMessage }) => (
      <>
        <BankAccountStateBadge state={state} />
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

interface Props<Row> extends TabProps {
  readonly resource: Noun
  readonly sortedBy: keyof Row & string
  readonly label: string
  /** What one of the records is called. */
  readonly one: string
  /** Shown when there are no records. */
  readonly none: string
  readonly columns: readonly Column<Row>[]
  /** The notice after a decision. */
  readonly noticeOf: (decided: Row) => string
  readonly decision: (props: DecisionProps<Row>) => ReactNode
}

/** Records of a customer that staff decide on, newest first. One opens beside the list, where it is decided. */
function DecidableRecords<Row extends RaRecord<string>>(props: Props<Row>) {
  const { resource, user, sortedBy, label, one, none, columns, noticeOf, decision } = props
  const t = useWords()
  const notify = useNotify()
  const [openId, setOpenId] = useState<string>()
  const list = useGetList<Row>(resource, {
    filter: { userId: user.id },
    pagination: { page: 1, perPage: MAXIMUM_TAKE },
    sort: { field: sortedBy, order: 'DESC' },
  })
  const rows = list.data ?? []
  const open = rows.find(({ id }) => id === openId)
  const close = () => setOpenId(undefined)
  if (list.error) return <Failure error={list.error} onRetry={list.refetch} />
  if (list.total === 0) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>
  return (
    <>
      <RecordsTable
        resource={resource}
        label={label}
        rows={rows}
        columns={columns}
        actions={({ id }) => (
          <DialogButton size="small" onClick={() => setOpenId(id)}>
            {t('backoffice.open')}
          </DialogButton>
        )}
      />
      <SideDrawer label={one} isOpen={open !== undefined} onClose={close}>
        {open &&
          decision({
            record: open,
            onReload: () => void list.refetch(),
            onDecided: (decided) => {
              notify(noticeOf(decided), { type: 'success' })
              close()
            },
          })}
      </SideDrawer>
    </>
  )
}
