import { NoRows } from '../../ui/list/list-defaults.tsx'
import { DataTable, List, SelectInput } from 'react-admin'
import { MomentField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { IMPORT_KINDS, importLifecycle } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { ImportStateBadge } from './import-words.tsx'

const Col = DataTable.Col<RecordOf<'imports'>>

const filters = [
  <SelectInput key="kind" source="kind" choices={choicesOf('imports.kind', IMPORT_KINDS)} alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('imports.state', importLifecycle.states)} alwaysOn />,
]

/** /admin/import/: every import, with who, when and how many lines. */
export const ImportsList = () => (
  <List
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<ListActions createLabel="imports.menu" />}
  >
    <DataTable empty={<NoRows words="imports.none" />} hiddenColumns={['begunByName', 'undoneByName', 'sha256']}>
      <Col source="name" render={({ id, name }) => <RecordLink resource="imports" id={id} name={name} />} />
      <Col source="kind" field={WordField} sx={FROM.tablet} />
      <Col source="state" render={({ state }) => <ImportStateBadge state={state} />} />
      <Col source="lineCount" align="right" sx={FROM.tablet} />
      <Col source="goodCount" align="right" sx={FROM.desk} />
      <Col source="refusedCount" align="right" sx={FROM.desk} />
      <Col source="createdByName" sx={FROM.desk} />
      <Col source="createdAt" field={MomentField} sx={FROM.tablet} />
      <Col source="begunByName" />
      <Col source="undoneByName" />
      <Col source="sha256" />
    </DataTable>
  </List>
)
