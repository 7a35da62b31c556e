import { DataTable, List, NullableBooleanInput } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { DayField, MomentField, YesNoField } from '../../ui/fields.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { ListActions } from '../../ui/list/list-actions.tsx'
import { NoRows } from '../../ui/list/list-defaults.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

type Provider = RecordOf<'providers'>

const Col = DataTable.Col<Provider>

const filters = [<NullableBooleanInput key="isCritical" source="isCritical" alwaysOn />]

export function CriticalBadge({ isCritical }: Pick<Provider, 'isCritical'>) {
  const t = useWords()
  return isCritical && <StateBadge tone="blue" label={t('providers.critical')} />
}

/** /admin/provider/: the register of ICT providers (handbook rule 26.15). */
export const ProvidersList = () => (
  <List
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    actions={<ListActions createLabel="providers.createTitle" />}
  >
    <DataTable
      empty={<NoRows words="providers.none" />}
      hiddenColumns={['lei', 'taxNumber', 'dataLocation', 'startsOn', 'noticeDays', 'reviewedOn', 'updatedAt']}
    >
      <Col source="name" render={({ id, name }) => <RecordLink resource="providers" id={id} name={name} />} />
      <Col source="service" sx={FROM.tablet} />
      <Col source="functionSupported" sx={FROM.desk} />
      <Col source="isCritical" field={YesNoField} sx={FROM.tablet} />
      <Col source="country" sx={FROM.desk} />
      <Col source="endsOn" field={DayField} sx={FROM.tablet} />
      <Col source="exitPlannedOn" field={DayField} disableSort sx={FROM.tablet} />
      <Col source="reviewDueOn" field={DayField} disableSort />
      <Col source="lei" />
      <Col source="taxNumber" />
      <Col source="dataLocation" />
      <Col source="startsOn" field={DayField} />
      <Col source="noticeDays" />
      <Col source="reviewedOn" field={DayField} disableSort />
      <Col source="updatedAt" field={MomentField} />
    </DataTable>
  </List>
)
