import { NoRows } from '../../ui/list/list-defaults.tsx'
import { DataTable, List, SelectInput } from 'react-admin'
import { DayField } from '../../ui/fields.tsx'
import { SearchFilter } from '../../ui/list/filter-inputs.tsx'
import { choicesOf } from '../../ui/form/inputs.tsx'
import { FROM } from '../../ui/list/widths.ts'
import type { RecordOf } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { KEPT_STATES } from '@cauce/contract'
import { RecordLink } from '../../ui/links.tsx'
import { badgeOf } from '../../ui/states.tsx'

const Col = DataTable.Col<RecordOf<'keptIdentities'>>

const filters = [
  <SearchFilter key="search" source="search" placeholder="keptIdentities.search" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf('keptIdentities.state', KEPT_STATES)} alwaysOn />,
]

/** /admin/kept-identities/: closed accounts, and whose they were as long as the law wants it kept (decision data-retention). */
export function KeptIdentitiesList() {
  const t = useWords()
  return (
    <List filters={filters} sort={{ field: 'closedAt', order: 'DESC' }}>
      <DataTable empty={<NoRows words="keptIdentities.none" />} hiddenColumns={['erasedAt']}>
        <Col
          source="name"
          render={({ id, name }) => (
            <RecordLink resource="keptIdentities" id={id} name={name ?? t('keptIdentities.erasedName')} />
          )}
        />
        <Col source="kind" sx={FROM.desk} render={({ kind }) => kind && t(`users.kind.${kind}`)} />
        <Col source="state" render={({ state }) => <KeptState state={state} />} />
        <Col source="documentCount" align="right" sx={FROM.tablet} />
        <Col source="closedAt" field={DayField} sx={FROM.tablet} />
        <Col source="eraseOn" field={DayField} />
        <Col source="erasedAt" field={DayField} />
      </DataTable>
    </List>
  )
}

export const KeptState = badgeOf('keptIdentities.state', { kept: 'blue', erased: 'grey' })
