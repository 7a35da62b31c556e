import { DataTable, SelectInput, useListContext } from 'react-admin'
import { IssuerName, TRANSACTION_STATES, TransactionType } from '@cauce/contract'
import type { TransactionRecord } from '../../providers/records.ts'
import { CustomerField, MomentField, MoneyField } from '../../ui/fields.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useOpenRow } from '../../ui/links.tsx'
import { CustomerInput } from '../../ui/form/reference-inputs.tsx'
import { AmountFilter, IdFilter, periodFilters, SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { TransactionStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from './effect-of.ts'
import { movementKindOf } from './movement-kind.ts'
import { TransactionDecision } from './transaction-decision.tsx'

const Col = DataTable.Col<TransactionRecord>

/** The filters of handbook rule 16.13 for the movements of one wallet. */
export const filtersOfOneWallet = [
  <SearchFilter key="q" source="q" placeholder="transactions.list.search" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="transactions.fields.status"
    choices={choicesOf('transactions.status', TRANSACTION_STATES)}
    alwaysOn
  />,
  <SelectInput key="type" source="type" choices={choicesOf('transactions.list', TransactionType.options)} />,
  <SelectInput
    key="issuerName"
    source="issuerName"
    choices={choicesOf('transactions.issuerName', IssuerName.options)}
  />,
  <IdFilter key="transactionId" source="transactionId" label="backoffice.list.identifier" />,
  <AmountFilter key="amount" source="amount" />,
  ...periodFilters,
]

export const filtersOfAllWallets = [
  ...filtersOfOneWallet,
  <CustomerInput key="userId" source="userId" />,
  <IdFilter key="walletId" source="walletId" />,
]

export function TransactionsTable({ isOfOneCustomer = false }: { readonly isOfOneCustomer?: boolean }) {
  const t = useWords()
  const { filterValues } = useListContext()
  const { openId, close, rowClick, buttonOf } = useOpenRow((filterValues as { transactionId?: string }).transactionId)
  return (
    <>
      <DataTable<TransactionRecord>
        hiddenColumns={['number', 'rejectReason', 'adminName', 'cancelledAt']}
        rowClick={rowClick}
      >
        <Col source="createdAt" render={buttonOf} />
        {isOfOneCustomer ? null : (
          <Col source="userName" render={() => <CustomerField source="userName" tab="wallet" />} />
        )}
        <Col source="type" sx={FROM.desk} render={(row) => t(`transactions.kind.${movementKindOf(row)}`)} />
        <Col
          source="issuerName"
          sx={FROM.tablet}
          render={({ projectName, issuerName }) => projectName ?? t(`transactions.issuerName.${issuerName}`)}
        />
        <Col source="status" sx={FROM.tablet} render={(row) => <TransactionStatusBadge record={row} />} />
        <Col source="number" />
        <Col source="rejectReason" />
        <Col source="adminName" />
        <Col source="cancelledAt" field={MomentField} />
        <Col
          source="amount"
          align="right"
          render={(row) => <Amount value={signedAmountOf(row)} sign="always" isVoid={row.status === 'rejected'} />}
        />
        <Col source="balanceAfter" field={MoneyField} align="right" sx={FROM.desk} />
      </DataTable>
      <ListSums labels={{ incoming: 'incoming', outgoing: 'outgoing' }} hasDays />
      <OpenTransaction id={openId} onClose={close} />
    </>
  )
}

function OpenTransaction({ id, onClose }: { readonly id: string | undefined; readonly onClose: () => void }) {
  const t = useWords()
  const { data = [], refetch } = useListContext<TransactionRecord>()
  const open = data.find((one) => one.id === id)
  return (
    <SideDrawer label={t('transactions.one')} isOpen={open !== undefined} onClose={onClose}>
      {open && <TransactionDecision key={open.id} record={open} onReload={() => void refetch()} onDecided={onClose} />}
    </SideDrawer>
  )
}
