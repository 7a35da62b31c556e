import { NoRows } from '../../ui/list/list-defaults.tsx'
import { DataTable, List, NullableBooleanInput, SelectInput } from 'react-admin'
import { CONFLICT_STATES, CONFLICT_TIES, INSIDER_KINDS } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { ContentField, DayField, MomentField, WordField } from '../../ui/fields.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { badgeOf } from '../../ui/states.tsx'

const Col = DataTable.Col<RecordOf<'conflicts'>>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('conflicts.state', CONFLICT_STATES)} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf('conflicts.kind', INSIDER_KINDS)} />,
  <SelectInput key="tie" source="tie" choices={choicesOf('conflicts.tie', CONFLICT_TIES)} />,
  <NullableBooleanInput key="isReviewDue" source="isReviewDue" label="conflicts.reviewDue" />,
]

export const ConflictBadge = badgeOf('conflicts.state', { active: 'blue', ended: 'grey' })

/** /admin/conflicts/: the register of conflicts of interest (handbook rule 26.7). */
export const ConflictsList = () => (
  <List
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={<ListActions createLabel="conflicts.createTitle" />}
  >
    <DataTable
      empty={<NoRows words="conflicts.none" />}
      hiddenColumns={['endedOn', 'reviewedOn', 'taxNumber', 'nature', 'measure', 'createdAt', 'updatedAt']}
    >
      <Col
        source="personName"
        render={({ id, personName }) => <RecordLink resource="conflicts" type="edit" id={id} name={personName} />}
      />
      <Col source="kind" field={WordField} sx={FROM.tablet} />
      <Col source="tie" field={WordField} sx={FROM.desk} />
      <Col source="projectName" sx={FROM.tablet} />
      <Col source="state" render={({ state }) => <ConflictBadge state={state} />} />
      <Col source="reviewDueOn" field={DayField} />
      <Col source="since" field={DayField} sx={FROM.desk} />
      <Col source="endedOn" field={DayField} />
      <Col source="reviewedOn" field={DayField} />
      <Col source="taxNumber" />
      <Col source="nature" field={ContentField} />
      <Col source="measure" field={ContentField} />
      <Col source="createdAt" field={MomentField} />
      <Col source="updatedAt" field={MomentField} />
    </DataTable>
  </List>
)
