import { PAYMENT_BATCH_STATES } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import { RecordLink } from '../../ui/links.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, period } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { BatchStateBadge } from './payment-states.tsx'
import { ReportButton } from './report-dialog.tsx'
import { BankTabs } from '../bank-books/bank-tabs.tsx'

const column = columnsOf('paymentBatches')
const list = defineList({
  resource: 'paymentBatches',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [
    filtersOf('paymentBatches').choice('state', PAYMENT_BATCH_STATES, (t, state) => t(`paymentBatches.state.${state}`)),
    ...period,
  ],
  columns: [
    column.of('number', ({ number }) => number, {
      isUnbroken: true,
      cell: ({ id, number }, t) => (
        <RecordLink resource="paymentBatches" type="show" id={id}>
          {t('paymentBatches.name', { number })}
        </RecordLink>
      ),
    }),
    column.moment('createdAt', { isSortable: true, from: 'tablet' }),
    column.of('state', ({ state }, t) => t(`paymentBatches.state.${state}`), {
      isSortable: true,
      cell: ({ state }) => <BatchStateBadge state={state} />,
    }),
    column.plain('createdByName', { share: 2, from: 'desk' }),
    column.plain('releasedByName', { share: 2, from: 'desk' }),
    column.plain('handedOverByName', { isHidden: true }),
    column.of('debtorIban', ({ debtorIban }) => groupIban(debtorIban), { isUnbroken: true, isHidden: true }),
    column.plain('messageId', { isHidden: true }),
    column.plain('sha256', { isHidden: true }),
    column.date('executionDay', { isSortable: true, from: 'tablet' }),
    column.plain('count', { isFigure: true, from: 'tablet' }),
    column.money('total', { isSortable: true }),
  ],
  sums: { total: (t) => t('backoffice.list.sumOf.batches') },
})

/** /admin/bank/payment-batches/: every batch of payments, whatever became of it. */
export function PaymentBatchesList() {
  const t = useWords()
  const actions = (
    <>
      <RecordLink resource="payments" type="list">
        {t('payments.title')}
      </RecordLink>
      <ReportButton />
    </>
  )
  return (
    <ListPage
      list={list}
      title={t('paymentBatches.title')}
      actions={actions}
      above={<BankTabs of="/payments" isBelow />}
    />
  )
}
