import { Stack } from '@mui/material'
import { DataTable, SelectInput, useListContext } from 'react-admin'
import { AmountFilter, periodFilters } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { IbanField, MomentField, WordField } from '../../ui/fields.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { RecordLink, useOpenRow } from '../../ui/links.tsx'
import { PAYMENT_KINDS } from '@cauce/contract'
import type { PaymentRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'
import { Payee } from './payee.tsx'
import { failureWords, isVoid } from './payment-facts.ts'
import { PaymentPane } from './payment-pane.tsx'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'

const Col = DataTable.Col<PaymentRecord>

export const paymentFilters = [
  <SelectInput key="kind" source="kind" choices={choicesOf('payments.kind', PAYMENT_KINDS)} />,
  <AmountFilter key="amount" source="amount" />,
  ...periodFilters,
]

/** Payments of any state with their sum; each opens beside the list with all its fields. */
export function PaymentsTable() {
  const t = useWords()
  const { data = [] } = useListContext<PaymentRecord>()
  const { openId, close, rowClick, buttonOf } = useOpenRow()
  const open = data.find(({ id }) => id === openId)
  return (
    <>
      <DataTable<PaymentRecord> hiddenColumns={['reasonText', 'iban', 'endToEndId', 'updatedAt']} rowClick={rowClick}>
        <Col source="createdAt" render={buttonOf} />
        <Col source="beneficiary" disableSort render={(payment) => <Payee payment={payment} />} />
        <Col source="kind" field={WordField} sx={FROM.desk} />
        <Col
          source="state"
          label="paymentBatches.result"
          disableSort
          sx={FROM.tablet}
          render={(payment) => (
            <Stack sx={{ alignItems: 'start', gap: 0.25 }}>
              <PaymentStateBadge state={payment.state} />
              <PayeeVerification payment={payment} />
              {isVoid(payment) && <span>{failureWords(payment, t)}</span>}
            </Stack>
          )}
        />
        <Col source="reasonText" disableSort render={(payment) => failureWords(payment, t)} />
        <Col source="iban" field={IbanField} />
        <Col source="endToEndId" />
        <Col
          source="batchNumber"
          sx={FROM.desk}
          render={({ batchId, batchNumber }) =>
            batchId !== null && (
              <RecordLink
                resource="paymentBatches"
                id={batchId}
                name={t('paymentBatches.name', { number: batchNumber ?? 0 })}
              />
            )
          }
        />
        <Col source="updatedAt" field={MomentField} />
        <Col
          source="amount"
          align="right"
          render={(payment) => <Amount value={payment.amount} isVoid={isVoid(payment)} />}
        />
      </DataTable>
      <ListSums labels={{ amount: (words) => words('backoffice.list.sumOf.payments') }} hasDays />
      <SideDrawer label={t('payments.one')} isOpen={open !== undefined} onClose={close}>
        {open && <PaymentPane payment={open} />}
      </SideDrawer>
    </>
  )
}
