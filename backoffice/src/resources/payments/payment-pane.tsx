import { formatDateTime } from '@cauce/format/dates.ts'
import type { PaymentRecord } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { Amount } from '../../ui/figures.tsx'
import { IbanReveal } from '../../ui/iban-reveal.tsx'
import { CustomerLink, RecordLink } from '../../ui/links.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { payeeName } from './payee.tsx'
import { failureWords, isVoid } from './payment-facts.ts'
import { PayeeVerification, PaymentStateBadge } from './payment-states.tsx'
import { PaymentSteps } from './payment-steps.tsx'

/** All that is known of one payment, leading to the person, the project and the batch, and what can still be done with it. */
export function PaymentPane({ payment }: { readonly payment: PaymentRecord }) {
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
