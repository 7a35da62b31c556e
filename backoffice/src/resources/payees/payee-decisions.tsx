import { payeeLifecycle } from '@cauce/contract'
import { groupIban } from '@cauce/format/iban.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly payee: RecordOf<'payees'>
  readonly pane?: ProposalPane
}

/** Decides on a payee. Without its certificate only that of one payment can be approved. */
export function PayeeDecisions({ payee, pane }: Props) {
  const t = useWords()
  const { kind, beneficiary, document } = payee
  const iban = groupIban(payee.iban)
  const approval = kind === 'payment' ? 'approvePayment' : 'approveAbout'
  return (
    <ProposalDecisions
      resource="payees"
      record={payee}
      lifecycle={payeeLifecycle}
      isBarred={(step) => step === 'approve' && document === null && kind !== 'payment'}
      name={`${beneficiary}, ${iban}`}
      pane={pane}
      consequence={(step) => t(`payees.${step === 'approve' ? approval : 'refuseAbout'}`, { beneficiary, iban })}
    />
  )
}
