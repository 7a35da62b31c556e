import { DataTable, List, SelectInput } from 'react-admin'
import { DayField, IbanField, MoneyField, MomentField } from '../../ui/fields.tsx'
import { periodFilters } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { PAYMENT_BATCH_STATES } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { BatchStateBadge } from './payment-states.tsx'
import { ReportButton } from './report-dialog.tsx'

const Col = DataTable.Col<RecordOf<'paymentBatches'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('paymentBatches.state', PAYMENT_BATCH_STATES)} alwaysOn />,
  ...periodFilters,
]

/** /admin/bank/payment-batches/: every batch of payments, whatever became of it. */
export function PaymentBatchesList() {
  const t = useWords()
  return (
    <>
      <List
        filters={filters}
        sort={{ field: 'createdAt', order: 'DESC' }}
        actions={
          <ListActions>
            <RecordLink resource="payments" type="list" name={t('payments.title')} />
            <ReportButton />
          </ListActions>
        }
      >
        <DataTable hiddenColumns={['handedOverByName', 'debtorIban', 'messageId', 'sha256']}>
          <Col
            source="number"
            render={({ id, number }) => (
              <RecordLink resource="paymentBatches" id={id} name={t('paymentBatches.name', { number })} />
            )}
          />
          <Col source="createdAt" field={MomentField} sx={FROM.tablet} />
          <Col source="state" render={({ state }) => <BatchStateBadge state={state} />} />
          <Col source="createdByName" sx={FROM.desk} />
          <Col source="releasedByName" sx={FROM.desk} />
          <Col source="handedOverByName" />
          <Col source="debtorIban" field={IbanField} />
          <Col source="messageId" />
          <Col source="sha256" />
          <Col source="executionDay" field={DayField} sx={FROM.tablet} />
          <Col source="count" align="right" sx={FROM.tablet} />
          <Col source="total" field={MoneyField} align="right" />
        </DataTable>
        <ListSums labels={{ total: 'batches' }} hasDays />
      </List>
    </>
  )
}
