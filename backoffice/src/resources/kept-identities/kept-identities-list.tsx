import { KEPT_STATES } from '@cauce/contract'
import type { RecordOf } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

type Kept = RecordOf<'keptIdentities'>

const column = columnsOf('keptIdentities')
const filter = filtersOf('keptIdentities')

export function KeptState({ state }: Pick<Kept, 'state'>) {
  const t = useWords()
  return <StateBadge tone={state === 'kept' ? 'blue' : 'grey'} label={t(`keptIdentities.state.${state}`)} />
}

const list = defineList({
  resource: 'keptIdentities',
  sort: { field: 'closedAt', order: 'DESC' },
  search: { source: 'search', label: (t) => t('keptIdentities.search') },
  none: (t) => t('keptIdentities.none'),
  filters: [filter.choice('state', KEPT_STATES, (t, state) => t(`keptIdentities.state.${state}`))],
  columns: [
    column.of('name', ({ name }, t) => name ?? t('keptIdentities.erasedName'), {
      share: 3,
      cell: ({ id, name }, t) => (
        <RecordLink resource="keptIdentities" id={id} type="show">
          {name ?? t('keptIdentities.erasedName')}
        </RecordLink>
      ),
    }),
    column.of('kind', ({ kind }, t) => kind && t(`users.kind.${kind}`), { from: 'desk' }),
    column.of('state', ({ state }, t) => t(`keptIdentities.state.${state}`), {
      cell: ({ state }) => <KeptState state={state} />,
    }),
    column.plain('documentCount', { isFigure: true, from: 'tablet' }),
    column.date('closedAt', { isSortable: true, from: 'tablet' }),
    column.date('eraseOn'),
    column.date('erasedAt', { isHidden: true }),
  ],
})

/** /admin/kept-identities/: closed accounts, and whose they were as long as the law wants it kept (decision data-retention). */
export function KeptIdentitiesList() {
  const t = useWords()
  const about = <Lead>{t('keptIdentities.why')}</Lead>
  return <ListPage list={list} title={t('keptIdentities.title')} above={about} />
}
