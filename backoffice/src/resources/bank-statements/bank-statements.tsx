import { NoRows } from '../../ui/list/list-defaults.tsx'
import { useWords } from '../../ui/words.ts'
import { DataTable, List } from 'react-admin'
import { DayField, IbanField, MomentField, MoneyField, WordField } from '../../ui/fields.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'

const Col = DataTable.Col<RecordOf<'bankStatements'>>

/** /admin/bank/statements/: the statements that count; new ones are imported at `new`. */
export function BankStatementsList() {
  const t = useWords()
  return (
    <>
      <List sort={{ field: 'toDay', order: 'DESC' }} actions={<ListActions createLabel="bankFiles.title" />}>
        <DataTable
          empty={<NoRows words="bankStatements.none" />}
          hiddenColumns={['bankName', 'format', 'file', 'importedByName', 'createdAt']}
        >
          <Col source="toDay" field={DayField} />
          <Col source="fromDay" field={DayField} sx={FROM.tablet} />
          <Col source="iban" field={IbanField} sx={FROM.desk} />
          <Col source="bankName" />
          <Col source="opening" field={MoneyField} align="right" sx={FROM.desk} />
          <Col source="closing" field={MoneyField} align="right" />
          <Col source="lineCount" align="right" sx={FROM.tablet} />
          <Col source="movementCount" align="right" sx={FROM.tablet} />
          <Col source="gapBefore" sx={FROM.tablet} disableSort render={(statement) => gapWords(statement, t)} />
          <Col source="takenBackAt" field={MomentField} sx={FROM.tablet} disableSort />
          <Col source="format" field={WordField} />
          <Col source="file" disableSort render={({ file }) => file.name} />
          <Col source="importedByName" />
          <Col source="createdAt" field={MomentField} />
        </DataTable>
      </List>
    </>
  )
}

export function gapWords({ gapBefore }: Pick<RecordOf<'bankStatements'>, 'gapBefore'>, t: Translate): string {
  if (!gapBefore) return ''
  const { fromDay, toDay, amount } = gapBefore
  return t('bankStatements.gap', { from: formatDate(fromDay), to: formatDate(toDay), amount: formatMoney(amount) })
}
