import { Button } from '@mui/material'
import { DEFAULT_STATES } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { DEFAULT_TONES, reasonOf, type LoanDefaultRecord } from './default-words.ts'

const column = columnsOf('loanDefaults')
const filter = filtersOf('loanDefaults')

const list = defineList({
  resource: 'loanDefaults',
  sort: { field: 'since', order: 'DESC' },
  isPlain: true,
  filters: [filter.choice('state', DEFAULT_STATES, (t, value) => t(`loanDefaults.state.${value}`))],
  columns: [
    column.of('projectName', ({ projectName }) => projectName, {
      share: 3,
      cell: ({ projectId, projectName }) => (
        <RecordLink resource="projects" type="edit" id={projectId}>
          {projectName}
        </RecordLink>
      ),
    }),
    column.of('state', ({ state }, t) => t(`loanDefaults.state.${state}`), {
      cell: ({ state }, t) => <StateBadge tone={DEFAULT_TONES[state]} label={t(`loanDefaults.state.${state}`)} />,
    }),
    column.date('since', { isSortable: true }),
    column.of('kind', ({ kind }, t) => t(`loanDefaults.kind.${kind}`), { share: 2, from: 'desk' }),
    column.of('reason', reasonOf, { share: 4, from: 'tablet' }),
    column.of('recordedByName', recorderOf, { share: 2, isHidden: true }),
    column.date('endedOn', { from: 'desk' }),
    column.plain('endReason', { share: 3, isHidden: true }),
    column.money('loss', { from: 'desk' }),
  ],
})

function recorderOf({ recordedByName }: LoanDefaultRecord, t: Translate): string {
  return recordedByName ?? t('loanDefaults.platform')
}

/** /admin/loan-defaults/: which loans are or were in default. One is recorded and ended on the page of its project. */
export function LoanDefaultsList() {
  const t = useWords()
  return (
    <ListPage
      list={list}
      title={t('loanDefaults.title')}
      above={<Lead>{t('loanDefaults.about')}</Lead>}
      actions={
        <Button href={paths.loanBook} target="_blank" rel="noreferrer">
          {t('loanDefaults.seePublic')}
        </Button>
      }
    />
  )
}
