import { declarerLifecycle } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly declarer: RecordOf<'declarers'>
  readonly pane?: ProposalPane
}

/** Decides on what is proposed. */
export function DeclarerDecisions({ declarer, pane }: Props) {
  const t = useWords()
  const { name, taxNumber, contact, phone } = declarer
  return (
    <ProposalDecisions
      resource="declarers"
      record={declarer}
      lifecycle={declarerLifecycle}
      name={`${name}, ${taxNumber}`}
      pane={pane}
      consequence={(step) =>
        t(`declarers.${step === 'approve' ? 'approveAbout' : 'refuseAbout'}`, { name, taxNumber, contact, phone })
      }
    />
  )
}
