import { WITHHOLDING_AGENTS, WithholdingAgentBody } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProposePage } from '../../ui/proposal/propose-page.tsx'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { AgentDecisions } from './agent-decisions.tsx'

const column = columnsOf('withholdingAgents')
const list = defineList({
  resource: 'withholdingAgents',
  sort: { field: 'validFrom', order: 'DESC' },
  isPlain: true,
  columns: [
    column.of('agent', ({ agent }, t) => t(`withholdingAgents.agent.${agent}`), { share: 3 }),
    column.date('validFrom', { isSortable: true }),
    column.plain('source', { share: 3, from: 'desk' }),
    ...proposalColumns('withholdingAgents', (agent) => <AgentDecisions record={agent} />),
  ],
})

/** /admin/config/withholding-agents/: who pays withheld tax to the tax office, with its history; one administrator proposes, another approves. */
export function WithholdingAgentsList() {
  const t = useWords()
  const about = <Lead>{t('withholdingAgents.about')}</Lead>
  return <ListPage list={list} title={t('withholdingAgents.title')} above={about} />
}

/** Proposes who pays withheld tax from a day on. */
export function WithholdingAgentsCreate() {
  const t = useWords()
  return (
    <ProposePage resource="withholdingAgents" schema={WithholdingAgentBody} defaultValues={{ agent: 'promoter' }}>
      <FieldGrid>
        <ChoiceInput
          source="agent"
          isRequired
          values={WITHHOLDING_AGENTS}
          wordOf={(value) => t(`withholdingAgents.agent.${value}`)}
        />
        <DayInput source="validFrom" isRequired helperText={t('withholdingAgents.validFromHelp')} />
        <WideField>
          <TextInput source="source" isRequired helperText={t('withholdingAgents.sourceHelp')} />
        </WideField>
      </FieldGrid>
    </ProposePage>
  )
}
