import { COMPLAINT_KINDS, COMPLAINT_STATES, COMPLAINT_URGENCIES } from '@cauce/contract'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, yesOrNo } from '../../ui/list/filters.ts'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { ComplaintStateBadge, UrgencyBadge } from './complaint-badges.tsx'

const column = columnsOf('complaints')
const filter = filtersOf('complaints')

/** The register: an export has all that article 7(3) of Regulation (EU) 2020/1503 wants to be kept. */
const list = defineList({
  resource: 'complaints',
  sort: { field: 'createdAt', order: 'DESC' },
  search: { source: 'search', label: (t) => t('complaints.search') },
  filters: [
    filter.choice('state', COMPLAINT_STATES, (t, state) => t(`complaints.state.${state}`)),
    filter.choice('urgency', COMPLAINT_URGENCIES, (t, urgency) => t(`complaints.urgency.${urgency}`)),
    filter.choice('kind', COMPLAINT_KINDS, (t, kind) => t(`complaints.kind.${kind}`)),
    yesOrNo('isOpen', (t) => t('complaints.openOnly')),
    filter.yesOrNo('awaitsReply'),
  ],
  columns: [
    column.link('number', 'show', { isSortable: true, isUnbroken: true }),
    column.plain('name', { isSortable: true, share: 4 }),
    column.of('state', ({ state }, t) => t(`complaints.state.${state}`), {
      cell: ({ state }) => <ComplaintStateBadge state={state} />,
    }),
    column.date('dueOn', { isSortable: true, from: 'tablet' }),
    column.of('urgency', ({ urgency }, t) => urgency && t(`complaints.urgency.${urgency}`), {
      from: 'tablet',
      cell: ({ urgency }) => <UrgencyBadge urgency={urgency} />,
    }),
    column.of('kind', ({ kind }, t) => kind && t(`complaints.kind.${kind}`), { from: 'desk' }),
    column.of('awaitsReply', ({ awaitsReply }, t) => t(awaitsReply ? 'common.yes' : 'common.no'), { from: 'desk' }),
    column.moment('createdAt', { isSortable: true, from: 'desk' }),
    column.plain('email', { isHidden: true }),
    column.of('language', ({ language }, t) => t(`complaints.language.${language}`), { isHidden: true }),
    column.of('form', ({ form }) => form.description, { isExportOnly: true }),
    column.date('admissibilityDueOn', { isHidden: true }),
    column.date('decisionDueOn', { isHidden: true }),
    column.of('steps', ({ steps }, t) => steps.map(({ step }) => t(`complaints.done.${step}`)).join(', '), {
      isExportOnly: true,
    }),
    column.of('outcome', ({ outcome }, t) => outcome && t(`complaints.outcome.${outcome}`), { isHidden: true }),
    column.plain('answer', { isExportOnly: true }),
    column.plain('measures', { isExportOnly: true }),
    column.moment('updatedAt', { isHidden: true }),
  ],
})

/** /admin/complaint/: the register of complaints. */
export function ComplaintsList() {
  const t = useWords()
  return <ListPage list={list} title={t('complaints.title')} above={<Lead>{t('complaints.lead')}</Lead>} />
}
