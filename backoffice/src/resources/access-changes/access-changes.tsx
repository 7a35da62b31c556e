import { OPENS_DETAILS } from '../../ui/list/list-defaults.tsx'
import { CustomerField } from '../../ui/fields.tsx'
import { DataTable, List } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { changeWords } from '../../ui/proposal/proposals.ts'
import { HIDDEN_OF_PROPOSALS, proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'accessChanges'>>

/** /admin/access-changes/: changes of role and access with their history; one administrator proposes, another approves. */
export function AccessChangesList() {
  const t = useWords()
  return (
    <>
      <LoneAdministrator />
      <List sort={{ field: 'createdAt', order: 'DESC' }}>
        <DataTable {...OPENS_DETAILS} hiddenColumns={['userEmail', ...HIDDEN_OF_PROPOSALS]}>
          <Col source="userName" field={CustomerField} />
          <Col source="kind" render={(change) => changeWords(change, t)} />
          <Col source="userEmail" />
          {proposalColumns('accessChanges')}
        </DataTable>
      </List>
    </>
  )
}
