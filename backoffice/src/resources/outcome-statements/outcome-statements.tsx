import { formatPercent } from '@cauce/format/percent.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import { Lead } from '../../ui/layout/lead.tsx'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'

const column = columnsOf('outcomeStatements')

/** Defaults among loans, and their rate where there was a loan. */
function outcomeOf({ figures: { total } }: RecordOf<'outcomeStatements'>, t: Translate): string {
  const words = t('outcomeStatements.outcome', total)
  return total.rate === null ? words : `${words} (${formatPercent(total.rate)})`
}

const list = defineList({
  resource: 'outcomeStatements',
  sort: { field: 'year', order: 'DESC' },
  isPlain: true,
  columns: [
    column.plain('year', { isSortable: true }),
    column.plain('version', { isFigure: true }),
    column.of('figures', outcomeOf, { isUnbroken: true }),
    column.content('assumptions', { share: 4, from: 'tablet' }),
    column.content('correction', { share: 3, from: 'desk' }),
    column.moment('publishedAt', { isSortable: true }),
  ],
})

/** /admin/outcome-statements/: the outcome statements as they were published. */
export function OutcomeStatementsList() {
  const t = useWords()
  return (
    <ListPage list={list} title={t('outcomeStatements.title')} above={<Lead>{t('outcomeStatements.about')}</Lead>} />
  )
}
