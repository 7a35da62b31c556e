import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import type { RecordOf } from '../../providers/records.ts'
import { columnsOf } from '../../ui/list/column.tsx'
import { defineList, ListPage } from '../../ui/list/list.tsx'
import { useWords } from '../../ui/words.ts'
import { BankTabs } from '../bank-books/bank-tabs.tsx'

type Statement = RecordOf<'bankStatements'>

const column = columnsOf('bankStatements')
const list = defineList({
  resource: 'bankStatements',
  sort: { field: 'toDay', order: 'DESC' },
  newLabel: 'bankFiles.menu',
  none: (t) => t('bankStatements.none'),
  columns: [
    column.date('toDay', { isSortable: true }),
    column.date('fromDay', { from: 'tablet' }),
    column.of('iban', ({ iban }) => groupIban(iban), { isUnbroken: true, isSortable: true, from: 'desk' }),
    column.plain('bankName', { isHidden: true }),
    column.money('opening', { from: 'desk' }),
    column.money('closing'),
    column.plain('lineCount', { isFigure: true, from: 'tablet' }),
    column.plain('movementCount', { isFigure: true, from: 'tablet' }),
    column.of('gapBefore', gapWords, { from: 'tablet' }),
    column.of('format', ({ format }, t) => t(`bankStatements.format.${format}`), { isHidden: true }),
    column.of('file', ({ file }) => file.name, { isHidden: true }),
    column.plain('importedByName', { isHidden: true }),
    column.moment('createdAt', { isSortable: true, isHidden: true }),
  ],
})

/** What is missing before a statement. */
export function gapWords({ gapBefore }: Pick<Statement, 'gapBefore'>, t: Translate): string {
  if (!gapBefore) return ''
  const { fromDay, toDay, amount } = gapBefore
  return t('bankStatements.gap', { from: formatDate(fromDay), to: formatDate(toDay), amount: formatMoney(amount) })
}

/** /admin/bank/statements/: the statements that count; new ones are imported at `new`. */
export function BankStatementsList() {
  const t = useWords()
  return <ListPage list={list} title={t('bankStatements.title')} above={<BankTabs of="/bankStatements" />} />
}
