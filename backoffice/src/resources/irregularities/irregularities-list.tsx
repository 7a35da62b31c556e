import { DataTable, List, SelectInput } from 'react-admin'
import { ContentField, DayField, ProjectField, StateField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { IRREGULARITY_STATES } from '@cauce/contract'
import { IRREGULARITY_TONES } from './irregularity-words.ts'

const Col = DataTable.Col<RecordOf<'irregularities'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('irregularities.state', IRREGULARITY_STATES)} alwaysOn />,
]

/** /admin/irregularities/: material errors in the information about offers. They are recorded and corrected on the page of the project. */
export function IrregularitiesList() {
  const t = useWords()
  return (
    <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
      <DataTable {...OPENS_DETAILS} hiddenColumns={['recordedByName', 'endedByName']}>
        <Col source="projectName" field={ProjectField} />
        <Col source="state" render={() => <StateField source="state" tones={IRREGULARITY_TONES} />} />
        <Col source="createdAt" field={DayField} />
        <Col source="lastDay" field={DayField} sx={FROM.tablet} />
        <Col source="irregularity" field={ContentField} sx={FROM.tablet} />
        <Col source="correction" field={ContentField} sx={FROM.desk} />
        <Col source="endedAt" field={DayField} sx={FROM.desk} />
        <Col source="recordedByName" />
        <Col
          source="endedByName"
          render={({ endedByName, endedAt }) => (endedAt === null ? '' : (endedByName ?? t('irregularities.platform')))}
        />
      </DataTable>
    </List>
  )
}
