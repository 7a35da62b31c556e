import { IRREGULARITY_STATES } from '@cauce/contract'
import { Lead } from '../../ui/layout/lead.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { IRREGULARITY_TONES } from './irregularity-words.ts'

const column = columnsOf('irregularities')
const filter = filtersOf('irregularities')

const list = defineList({
  resource: 'irregularities',
  sort: { field: 'createdAt', order: 'DESC' },
  isPlain: true,
  filters: [filter.choice('state', IRREGULARITY_STATES, (t, value) => t(`irregularities.state.${value}`))],
  columns: [
    column.of('projectName', ({ projectName }) => projectName, {
      share: 3,
      cell: ({ projectId, projectName }) => (
        <RecordLink resource="projects" type="edit" id={projectId}>
          {projectName}
        </RecordLink>
      ),
    }),
    column.of('state', ({ state }, t) => t(`irregularities.state.${state}`), {
      cell: ({ state }, t) => (
        <StateBadge tone={IRREGULARITY_TONES[state]} label={t(`irregularities.state.${state}`)} />
      ),
    }),
    column.date('createdAt', { isSortable: true }),
    column.date('lastDay', { isSortable: true, from: 'tablet' }),
    column.content('irregularity', { share: 4, from: 'tablet' }),
    column.content('correction', { share: 4, from: 'desk' }),
    column.date('endedAt', { from: 'desk' }),
    column.plain('recordedByName', { share: 2, isHidden: true }),
    column.of(
      'endedByName',
      ({ endedByName, endedAt }, t) => (endedAt === null ? '' : (endedByName ?? t('irregularities.platform'))),
      { share: 2, isHidden: true },
    ),
  ],
})

/** /admin/irregularities/: material errors in the information about offers. They are recorded and corrected on the page of the project. */
export function IrregularitiesList() {
  const t = useWords()
  return <ListPage list={list} title={t('irregularities.title')} above={<Lead>{t('irregularities.about')}</Lead>} />
}
