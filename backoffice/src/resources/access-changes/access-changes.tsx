import { CustomerField } from '../../ui/fields.tsx'
import { DataTable } from 'react-admin'
import type { RecordOf } from '../../providers/records.ts'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { changeWords } from '../../ui/proposal/proposals.ts'
import { ProposalList } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'

const Col = DataTable.Col<RecordOf<'accessChanges'>>

/** /admin/access-changes/: changes of role and access with their history; one administrator proposes, another approves. */
export function AccessChangesList() {
  const t = useWords()
  return (
    <>
      <LoneAdministrator />
      <ProposalList hiddenColumns={['userEmail']}>
        <Col source="userName" field={CustomerField} />
        <Col source="kind" render={(change) => changeWords(change, t)} />
        <Col source="userEmail" />
      </ProposalList>
    </>
  )
}
