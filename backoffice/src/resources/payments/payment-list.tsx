import { useState } from 'react'
import { Stack } from '@mui/material'
import { useListContext } from 'react-admin'
import { PAYMENT_KINDS } from '@cauce/contract'
import { formatDateTime } from '@cauce/format/dates.ts'
import { groupIban, maskIban } from '@cauce/format/iban.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { RecordLink, RowButton } from '../../ui/links.tsx'
import { columnsOf, type Column } from '../../ui/list/column.tsx'
import { filtersOf, period } from '../../ui/list/filters.ts'
import { defineList } from '../../ui/list/list.tsx'
import { RowsTable } from '../../ui/list/rows-table.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'
import { Payee, payeeName } from './payee.tsx'
import { failureWords, isVoid } from './payment-facts.ts'
import { PaymentPane } from './payment-pane.tsx'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'

const column = columnsOf('payments')
const filter = filtersOf('payments')

/** The result of a payment: its state, what the bank says of the payee, and why it failed. */
const result = column.of('state', ({ state }, t) => t(`payments.state.${state}`), {
  from: 'tablet',
  heading: (t) => t('paymentBatches.result'),
  cell: (payment, t) => (
    <Stack sx={{ alignItems: 'start', gap: 0.25 }}>
      <PaymentStateBadge state={payment.state} />
      <PayeeVerification payment={payment} />
      {isVoid(payment) && <span>{failureWords(payment, t)}</span>}
    </Stack>
  ),
})

/** Payments of any state, each opening beside the list. */
export const payments = defineList({
  resource: 'payments',
  sort: { field: 'updatedAt', order: 'DESC' },
  filters: [
    filter.choice('kind', PAYMENT_KINDS, (t, kind) => t(`payments.kind.${kind}`)),
    filter.amount('amount', 'amountComparison'),
    ...period,
  ],
  columns: [
    column.moment('createdAt', { isSortable: true, from: 'tablet' }),
    column.of('beneficiary', payeeName, { cell: (payment) => <Payee payment={payment} /> }),
    column.of('kind', ({ kind }, t) => t(`payments.kind.${kind}`), { from: 'desk' }),
    result,
    column.of('reasonText', failureWords, { isHidden: true }),
    column.of('iban', ({ iban }) => iban && groupIban(iban), {
      exported: ({ iban }) => iban && maskIban(iban),
      isUnbroken: true,
      isHidden: true,
    }),
    column.plain('endToEndId', { isHidden: true }),
    column.of('batchNumber', ({ batchNumber }) => batchNumber, {
      from: 'desk',
      cell: ({ batchId, batchNumber }, t) =>
        batchId !== null && (
          <RecordLink resource="paymentBatches" type="show" id={batchId}>
            {t('paymentBatches.name', { number: batchNumber ?? 0 })}
          </RecordLink>
        ),
    }),
    column.of('updatedAt', ({ updatedAt }) => formatDateTime(updatedAt), { isSortable: true, isHidden: true }),
    column.money('amount', {
      isSortable: true,
      cell: (payment) => <Amount value={payment.amount} isVoid={isVoid(payment)} />,
    }),
  ],
  sums: {
    amount: (t) => t('backoffice.list.sumOf.payments'),
  },
  Table: PaymentsTable,
})

/** Payments; each opens beside the list with all that is known of it. */
function PaymentsTable({ columns }: { readonly columns: readonly Column<PaymentRecord>[] }) {
  const t = useWords()
  const { data = [] } = useListContext<PaymentRecord>()
  const [openId, setOpenId] = useState<string>()
  const open = data.find(({ id }) => id === openId)
  const [first, ...others] = columns
  return (
    <>
      <RowsTable
        columns={[
          {
            ...first!,
            cell: (row, _t, language) => (
              <RowButton opensDialog onClick={() => setOpenId(row.id)}>
                {first!.text(row, t, language)}
              </RowButton>
            ),
          },
          ...others,
        ]}
        onOpen={({ id }) => setOpenId(id)}
      />
      <SideDrawer label={t('payments.one')} isOpen={open !== undefined} onClose={() => setOpenId(undefined)}>
        {open && <PaymentPane payment={open} />}
      </SideDrawer>
    </>
  )
}
