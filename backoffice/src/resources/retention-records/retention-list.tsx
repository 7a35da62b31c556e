import { CARRIED_OUT_RULES } from '@cauce/contract'
import { columnsOf } from '../../ui/list/column.tsx'
import { filtersOf, yesOrNo } from '../../ui/list/filters.ts'
import { defineList } from '../../ui/list/list.tsx'

const column = columnsOf('retentionRecords')
const filter = filtersOf('retentionRecords')

/** What was erased by day and rule, the last day first. */
export const retentionList = defineList({
  resource: 'retentionRecords',
  sort: { field: 'day', order: 'DESC' },
  isPlain: true,
  none: (t) => t('retentionRecords.none'),
  filters: [
    filter.choice('rule', CARRIED_OUT_RULES, (t, rule) => t(`retentionRecords.rule.${rule}`)),
    yesOrNo('hasErased', (t) => t('retentionRecords.hasErased')),
  ],
  columns: [
    column.date('day', { isSortable: true }),
    column.of('rule', ({ rule }, t) => t(`retentionRecords.rule.${rule}`), { share: 3 }),
    column.plain('erasedCount', { isFigure: true }),
    column.moment('carriedOutAt', { from: 'tablet' }),
  ],
})
