import { CONFLICT_STATES, CONFLICT_TIES, INSIDER_KINDS } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, yesOrNo } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('conflicts')
const filter = filtersOf('conflicts')

const list = defineList({
  resource: 'conflicts',
  sort: { field: 'createdAt', order: 'DESC' },
  none: (t) => t('conflicts.none'),
  newLabel: 'conflicts.createTitle',
  filters: [
    filter.choice('state', CONFLICT_STATES, (t, state) => t(`conflicts.state.${state}`)),
    filter.choice('kind', INSIDER_KINDS, (t, kind) => t(`conflicts.kind.${kind}`)),
    filter.choice('tie', CONFLICT_TIES, (t, tie) => t(`conflicts.tie.${tie}`)),
    yesOrNo('isReviewDue', (t) => t('conflicts.reviewDue')),
  ],
  columns: [
    column.link('personName', 'edit'),
    column.of('kind', ({ kind }, t) => t(`conflicts.kind.${kind}`), { share: 3, from: 'tablet' }),
    column.of('tie', ({ tie }, t) => t(`conflicts.tie.${tie}`), { share: 2, from: 'desk' }),
    column.plain('projectName', { share: 3, from: 'tablet' }),
    column.of('state', ({ state }, t) => t(`conflicts.state.${state}`), {
      cell: (conflict) => <ConflictBadge conflict={conflict} />,
    }),
    column.date('reviewDueOn'),
    column.date('since', { isSortable: true, from: 'desk' }),
    column.date('endedOn', { isHidden: true }),
    column.date('reviewedOn', { isSortable: true, isHidden: true }),
    column.plain('taxNumber', { isHidden: true }),
    column.content('nature', { share: 4, isHidden: true }),
    column.content('measure', { share: 4, isHidden: true }),
    column.moment('createdAt', { isSortable: true, isHidden: true }),
    column.moment('updatedAt', { isSortable: true, isHidden: true }),
  ],
})

export function ConflictBadge({ conflict: { state } }: { readonly conflict: Pick<RecordOf<'conflicts'>, 'state'> }) {
  const t = useWords()
  return <StateBadge tone={state === 'active' ? 'blue' : 'grey'} label={t(`conflicts.state.${state}`)} />
}

/** /admin/conflicts/: the register of conflicts of interest (handbook rule 26.7). */
export function ConflictsList() {
  const t = useWords()
  return <ListPage list={list} title={t('conflicts.title')} above={<Lead>{t('conflicts.lead')}</Lead>} />
}
