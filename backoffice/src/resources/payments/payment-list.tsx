import { Stack } from '@mui/material'
import { DataTable, SelectInput, useListContext } from 'react-admin'
import { AmountFilter, periodFilters } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { IbanField, MomentField, WordField } from '../../ui/fields.tsx'
import { ListSums } from '../../ui/list/list-sums.tsx'
import { RecordLink, useOpenRow, CustomerLink } from '../../ui/links.tsx'
import { PAYMENT_KINDS } from '@cauce/contract'
import type { PaymentRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { useWords } from '../../ui/words.ts'
import { Payee, payeeName } from './payee.tsx'
import { failureWords, isVoid } from './payment-facts.ts'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'
import { formatDateTime } from '@cauce/format/dates.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { IbanReveal } from '../../ui/iban-reveal.tsx'
import { Facts } from '../../ui/terms.tsx'
import { PaymentSteps } from './payment-steps.tsx'

const Col = DataTable.Col<PaymentRecord>

export const paymentFilters = [
  <SelectInput key="kind" source="kind" choices={choicesOf('payments.kind', PAYMENT_KINDS)} />,
  <AmountFilter key="amount" source="amount" />,
  ...periodFilters,
]

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
      <ListSums labels={{ amount: 'payments' }} hasDays />
      <SideDrawer label={t('payments.one')} isOpen={open !== undefined} onClose={close}>
        {open && <PaymentPane payment={open} />}
      </SideDrawer>
    </>
  )
}

function PaymentPane({ payment }: { readonly payment: PaymentRecord }) {
  const t = useWords()
  const { amount, state, kind, iban, bic, remittance, endToEndId, address, createdAt, updatedAt } = payment
  const { userId, userName, projectId, projectName, batchId, batchNumber, payeeVerification } = payment
  const failure = failureWords(payment, t)
  return (
    <DecisionFrame
      badge={<PaymentStateBadge state={state} />}
      title={payeeName(payment)}
      amount={<Amount value={amount} isVoid={isVoid(payment)} />}
      actions={<PaymentSteps payment={payment} />}
    >
      <Facts
        noun="payments"
        facts={{
          kind: t(`payments.kind.${kind}`),
          ...(failure !== '' && { reasonText: failure }),
          ...((state === 'refused' || state === 'returned') && { state: t(`payments.givenBack.${kind}`) }),
          ...(payeeVerification && { payeeVerification: <PayeeVerification payment={payment} /> }),
          iban: iban === null ? null : <IbanReveal iban={iban} />,
          ...(bic !== null && { bic }),
          ...(address !== null && {
            address: [address.street, address.postCode, address.town, address.country].filter(Boolean).join(', '),
          }),
          remittance,
          endToEndId,
          ...(userId !== null && { userName: <CustomerLink id={userId} name={userName ?? ''} tab="wallet" /> }),
          ...(projectId !== null && {
            projectName: <RecordLink resource="projects" id={projectId} name={projectName} />,
          }),
          ...(batchId !== null && {
            batchNumber: (
              <RecordLink
                resource="paymentBatches"
                id={batchId}
                name={t('paymentBatches.name', { number: batchNumber ?? 0 })}
              />
            ),
          }),
          createdAt: formatDateTime(createdAt),
          updatedAt: formatDateTime(updatedAt),
        }}
      />
    </DecisionFrame>
  )
}
