import { DataTable, List, NullableBooleanInput, SelectInput } from 'react-admin'
import { DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { NoRows, OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { CARRIED_OUT_RULES } from '@cauce/contract'

const Col = DataTable.Col<RecordOf<'retentionRecords'>>

const filters = [
  <SelectInput key="rule" source="rule" choices={choicesOf('retentionRecords.rule', CARRIED_OUT_RULES)} alwaysOn />,
  <NullableBooleanInput key="hasErased" source="hasErased" label="retentionRecords.hasErased" />,
]

/** What was erased by day and rule, the last day first. */
export const RetentionList = () => (
  <List filters={filters} sort={{ field: 'day', order: 'DESC' }} resource="retentionRecords" disableSyncWithLocation>
    <DataTable empty={<NoRows words="retentionRecords.none" />} {...OPENS_DETAILS}>
      <Col source="day" field={DayField} />
      <Col source="rule" field={WordField} />
      <Col source="erasedCount" align="right" />
      <Col source="carriedOutAt" field={MomentField} sx={FROM.tablet} />
    </DataTable>
  </List>
)
