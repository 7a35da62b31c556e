import { DataTable, List, NullableBooleanInput, SelectInput } from 'react-admin'
import { INCIDENT_STATES } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { MomentField, MoneyField, WordField } from '../../ui/fields.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { badgeOf } from '../../ui/states.tsx'
import { LateBadge } from '../duty-records/duty-records.tsx'

type Incident = RecordOf<'incidents'>

const Col = DataTable.Col<Incident>

const filters = [
  <SelectInput key="state" source="state" choices={choicesOf('incidents.state', INCIDENT_STATES)} alwaysOn />,
  <NullableBooleanInput key="isDue" source="isDue" label="incidents.isDue" />,
]

export const IncidentBadge = badgeOf<Incident['state']>('incidents.state', {
  open: 'blue',
  minor: 'grey',
  major: 'clay',
  reported: 'green',
  closed: 'grey',
})

/** /admin/incident/: the register of ICT-related incidents (handbook rule 26.13). */
export const IncidentsList = () => (
  <List
    filters={filters}
    sort={{ field: 'noticedAt', order: 'DESC' }}
    actions={<ListActions createLabel="incidents.createTitle" />}
  >
    <DataTable
      empty={<NoRows words="incidents.none" />}
      hiddenColumns={['startedAt', 'peopleAffected', 'amountAffected', 'classifiedAt', 'closedAt', 'cause']}
    >
      <Col source="title" render={({ id, title }) => <RecordLink resource="incidents" id={id} name={title} />} />
      <Col source="state" render={({ state }) => <IncidentBadge state={state} />} />
      <Col source="noticedAt" field={MomentField} sx={FROM.tablet} />
      <Col source="duty" field={WordField} sx={FROM.tablet} />
      <Col source="dueAt" field={MomentField} />
      <Col source="isLate" disableSort render={({ isLate }) => <LateBadge isLate={isLate} />} sx={FROM.tablet} />
      <Col source="services" sx={FROM.desk} />
      <Col source="startedAt" field={MomentField} />
      <Col source="peopleAffected" />
      <Col source="amountAffected" field={MoneyField} />
      <Col source="classifiedAt" field={MomentField} />
      <Col source="closedAt" field={MomentField} />
      <Col source="cause" />
    </DataTable>
  </List>
)
