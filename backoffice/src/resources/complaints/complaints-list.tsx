import { DataTable, List, NullableBooleanInput, SelectInput } from 'react-admin'
import { DayField, MomentField, WordField, YesNoField } from '../../ui/fields.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { COMPLAINT_KINDS, COMPLAINT_STATES, COMPLAINT_URGENCIES } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { ComplaintStateBadge, UrgencyBadge } from './complaint-badges.tsx'

const Col = DataTable.Col<RecordOf<'complaints'>>

const filters = [
  <SearchFilter key="search" source="search" placeholder="complaints.search" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('complaints.state', COMPLAINT_STATES)} alwaysOn />,
  <SelectInput
    key="urgency"
    source="urgency"
    choices={choicesOf('complaints.urgency', COMPLAINT_URGENCIES)}
    alwaysOn
  />,
  <SelectInput key="kind" source="kind" choices={choicesOf('complaints.kind', COMPLAINT_KINDS)} />,
  <NullableBooleanInput key="isOpen" source="isOpen" label="complaints.openOnly" />,
  <NullableBooleanInput key="awaitsReply" source="awaitsReply" />,
]

/** /admin/complaint/: the register of complaints. An export has all that article 7(3) of Regulation (EU) 2020/1503 wants to be kept. */
export const ComplaintsList = () => (
  <List filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
    <DataTable hiddenColumns={['email', 'language', 'admissibilityDueOn', 'decisionDueOn', 'outcome', 'updatedAt']}>
      <Col source="number" render={({ id, number }) => <RecordLink resource="complaints" id={id} name={number} />} />
      <Col source="name" />
      <Col source="state" render={({ state }) => <ComplaintStateBadge state={state} />} />
      <Col source="dueOn" field={DayField} sx={FROM.tablet} />
      <Col source="urgency" sx={FROM.tablet} disableSort render={({ urgency }) => <UrgencyBadge urgency={urgency} />} />
      <Col source="kind" field={WordField} sx={FROM.desk} />
      <Col source="awaitsReply" field={YesNoField} sx={FROM.desk} />
      <Col source="createdAt" field={MomentField} sx={FROM.desk} />
      <Col source="email" />
      <Col source="language" field={WordField} />
      <Col source="admissibilityDueOn" field={DayField} />
      <Col source="decisionDueOn" field={DayField} />
      <Col source="outcome" field={WordField} />
      <Col source="updatedAt" field={MomentField} />
    </DataTable>
  </List>
)
