import type { RecordOf } from '../../providers/records.ts'
import { FROM } from '../../ui/list/widths.ts'
import { DayField, WordField } from '../../ui/fields.tsx'
import { DataTable } from 'react-admin'
import { WITHHOLDING_AGENTS, WithholdingAgentBody } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { FieldGrid, WideField } from '../../ui/form/field-grid.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { CreateForm } from '../../ui/form/record-form.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'withholdingAgents'>>

/** /admin/config/withholding-agents/: who pays withheld tax to the tax office, with its history; one administrator proposes, another approves. */
export const WithholdingAgentsList = () => (
  <ProposalList sortedBy="validFrom">
    <Col source="agent" field={WordField} />
    <Col source="validFrom" field={DayField} />
    <Col source="source" sx={FROM.desk} />
  </ProposalList>
)

export function WithholdingAgentsCreate() {
  const t = useWords()
  return (
    <CreateForm
      schema={WithholdingAgentBody}
      saveLabel="withholdingAgents.createTitle"
      defaultValues={{ agent: 'promoter' }}
    >
      <FieldGrid>
        <SelectInput source="agent" choices={choicesOf('withholdingAgents.agent', WITHHOLDING_AGENTS)} />
        <DayInput source="validFrom" helperText={t('withholdingAgents.validFromHelp')} />
        <WideField>
          <TextInput source="source" helperText={t('withholdingAgents.sourceHelp')} />
        </WideField>
      </FieldGrid>
    </CreateForm>
  )
}
