import { Typography } from '@mui/material'
import { WITHHOLDING_AGENTS, WithholdingAgentBody, stateAfter, withholdingAgentLifecycle } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ProposalDecisions } from '../../ui/decision/proposal-decisions.tsx'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { ChoiceInput, TextInput } from '../../ui/form/inputs.tsx'
import { ProposePage } from '../../ui/form/propose-page.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

type Agent = RecordOf<'withholdingAgents'>

const tones = {
  proposed: 'blue',
  active: 'green',
  refused: 'clay',
  replaced: 'grey',
} as const satisfies Record<Agent['state'], Tone>

const column = columnsOf('withholdingAgents')
const list = defineList({
  resource: 'withholdingAgents',
  sort: { field: 'validFrom', order: 'DESC' },
  isPlain: true,
  columns: [
    column.of('agent', ({ agent }, t) => t(`withholdingAgents.agent.${agent}`), { share: 3 }),
    column.date('validFrom', { isSortable: true }),
    column.plain('source', { share: 3, from: 'desk' }),
    column.of('state', ({ state }, t) => t(`withholdingAgents.state.${state}`), {
      isSortable: true,
      cell: ({ state }, t) => <StateBadge tone={tones[state]} label={t(`withholdingAgents.state.${state}`)} />,
    }),
    column.plain('proposedByName', { share: 2, from: 'desk' }),
    column.plain('decidedByName', { share: 2, from: 'desk' }),
    column.moment('createdAt', { isSortable: true, isHidden: true }),
    column.plain('reason', { isHidden: true }),
    column.of('updatedAt', () => '', {
      heading: (t) => t('backoffice.actions'),
      isOnScreenOnly: true,
      cell: (agent) => <AgentDecisions record={agent} />,
    }),
  ],
})

const DONE = { approve: 'approved', refuse: 'refused' } as const

/** The steps that the state allows. */
function AgentDecisions({ record }: { readonly record: Agent }) {
  const t = useWords()
  const agent = t(`withholdingAgents.agent.${record.agent}`)
  const date = formatDate(record.validFrom)
  const possible = (['approve', 'refuse'] as const).filter(
    (name) => stateAfter(withholdingAgentLifecycle, name, record.state) !== undefined,
  )
  const steps = possible.map((name) => ({
    name,
    label: t(`withholdingAgents.${name}`),
    title: t(`withholdingAgents.${name}Title`),
    consequence: t(`withholdingAgents.${name}About`, { agent, date }),
    done: t(`withholdingAgents.${DONE[name]}`),
  }))
  return (
    <ProposalDecisions
      resource="withholdingAgents"
      record={record}
      name={`${agent}, ${date}`}
      steps={steps}
      reasonLabel={t('withholdingAgents.fields.reason')}
      ownWords={t('withholdingAgents.ownProposal')}
    />
  )
}

/** /admin/config/withholding-agents/: who pays withheld tax to the tax office, with its history; one administrator proposes, another approves. */
export function WithholdingAgentsList() {
  const t = useWords()
  const about = (
    <Typography sx={{ color: 'text.secondary', maxWidth: '62ch', marginBlockEnd: 2 }}>
      {t('withholdingAgents.about')}
    </Typography>
  )
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
