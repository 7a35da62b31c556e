import { withholdingAgentLifecycle } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions, type ProposalPane } from '../../ui/proposal/proposal-decisions.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly record: RecordOf<'withholdingAgents'>
  readonly pane?: ProposalPane
}

/** Decides on what is proposed. */
export function AgentDecisions({ record, pane }: Props) {
  const t = useWords()
  const agent = t(`withholdingAgents.agent.${record.agent}`)
  const date = formatDate(record.validFrom)
  return (
    <ProposalDecisions
      resource="withholdingAgents"
      record={record}
      lifecycle={withholdingAgentLifecycle}
      name={`${agent}, ${date}`}
      pane={pane}
      consequence={(step) =>
        t(`withholdingAgents.${step === 'approve' ? 'approveAbout' : 'refuseAbout'}`, { agent, date })
      }
    />
  )
}
