import { IMPORT_KINDS, importLifecycle } from '@cauce/contract'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { ImportStateBadge } from './import-words.tsx'

const column = columnsOf('imports')
const filter = filtersOf('imports')

const list = defineList({
  resource: 'imports',
  sort: { field: 'createdAt', order: 'DESC' },
  newLabel: 'imports.menu',
  none: (t) => t('imports.none'),
  filters: [
    filter.choice('kind', IMPORT_KINDS, (t, kind) => t(`imports.kind.${kind}`)),
    filter.choice('state', importLifecycle.states, (t, state) => t(`imports.state.${state}`)),
  ],
  columns: [
    column.link('name', 'show'),
    column.of('kind', ({ kind }, t) => t(`imports.kind.${kind}`), { from: 'tablet' }),
    column.of('state', ({ state }, t) => t(`imports.state.${state}`), {
      cell: ({ state }) => <ImportStateBadge state={state} />,
    }),
    column.plain('lineCount', { isFigure: true, from: 'tablet' }),
    column.plain('goodCount', { isFigure: true, from: 'desk' }),
    column.plain('refusedCount', { isFigure: true, from: 'desk' }),
    column.plain('createdByName', { from: 'desk', share: 2 }),
    column.moment('createdAt', { isSortable: true, from: 'tablet' }),
    column.plain('begunByName', { isHidden: true }),
    column.plain('undoneByName', { isHidden: true }),
    column.plain('sha256', { isHidden: true }),
  ],
})

/** /admin/import/: every import, with who, when and how many lines. */
export const ImportsList = () => <ListPage list={list} title={useWords()('imports.title')} />
