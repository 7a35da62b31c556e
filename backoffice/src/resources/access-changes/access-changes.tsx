import { Box } from '@mui/material'
import type { RecordOf } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { proposalColumns } from '../../ui/proposal/proposal-columns.tsx'
import { useWords } from '../../ui/words.ts'
import { AccessDecisions, changeWords } from './access-decisions.tsx'

type AccessChange = RecordOf<'accessChanges'>

const column = columnsOf('accessChanges')
const list = defineList({
  resource: 'accessChanges',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  columns: [
    column.of('userName', ({ userName }: AccessChange) => userName, {
      share: 2,
      cell: ({ userId, userName }) => <CustomerLink id={userId} name={userName} />,
    }),
    column.of('kind', (change: AccessChange, t) => changeWords(change, t), {
      share: 3,
      isBelowOnPhone: true,
      cell: (change, t) => <Box sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{changeWords(change, t)}</Box>,
    }),
    column.plain('userEmail', { isHidden: true }),
    ...proposalColumns('accessChanges', (change) => <AccessDecisions change={change} />),
  ],
})

/** /admin/access-changes/: changes of role and access with their history; one administrator proposes, another approves. */
export function AccessChangesList() {
  const t = useWords()
  return (
    <ListPage
      list={list}
      title={t('accessChanges.title')}
      above={
        <>
          <Lead>{t('accessChanges.about')}</Lead>
          <LoneAdministrator />
        </>
      }
    />
  )
}
