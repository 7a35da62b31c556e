import { NoRows } from '../../ui/list/list-defaults.tsx'
import { useWords } from '../../ui/words.ts'
import { DataTable, List } from 'react-admin'
import { DayField, IbanField, MomentField, MoneyField, WordField } from '../../ui/fields.tsx'
import { FROM } from '../../ui/list/widths.ts'
import { ListActions } from '../../ui/list/list-actions.tsx'
import type { RecordOf } from '../../providers/records.ts'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { Box } from '@mui/material'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { BankMovementsTable, movementFilters } from './bank-movements.tsx'
import { TakeBack } from './take-back.tsx'

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

function gapWords({ gapBefore }: Pick<RecordOf<'bankStatements'>, 'gapBefore'>, t: Translate): string {
  if (!gapBefore) return ''
  const { fromDay, toDay, amount } = gapBefore
  return t('bankStatements.gap', { from: formatDate(fromDay), to: formatDate(toDay), amount: formatMoney(amount) })
}

/** /admin/bank/statements/{id}: what a statement says, its file, and the lines of its days. */
export const BankStatementsShow = () => <ShowPage of={StatementPage} />

function StatementPage({ record }: { readonly record: RecordOf<'bankStatements'> }) {
  const t = useWords()
  const { id, iban, fromDay, toDay, opening, closing, lineCount, movementCount, file, importedByName } = record
  const name = (field: 'opening' | 'closing' | 'lineCount' | 'movementCount' | 'gapBefore' | 'iban' | 'createdAt') =>
    t(`bankStatements.fields.${field}`)
  return (
    <>
      <PageHeading title={t('bankStatements.period', { from: formatDate(fromDay), to: formatDate(toDay) })}>
        <DocumentLink file={file} resource="bankStatements" id={id} />
      </PageHeading>
      <TakeBack fileId={file.fileId} />
      <Box sx={{ marginBlock: 2 }}>
        <Figures>
          <Figure isMain label={name('opening')} value={<Amount value={opening} />} />
          <Figure isMain label={name('closing')} value={<Amount value={closing} />} />
          <Figure label={name('lineCount')} value={formatCount(lineCount)} />
          <Figure label={name('movementCount')} value={formatCount(movementCount)} />
          <Figure label={name('gapBefore')} value={gapWords(record, t) || t('bankStatements.noGap')} />
          <Figure label={name('iban')} value={groupIban(iban)} />
          <Figure
            label={name('createdAt')}
            value={[formatDateTime(record.createdAt), importedByName].filter(Boolean).join(', ')}
          />
        </Figures>
      </Box>
      <ListSection
        resource="bankMovements"
        title={t('bankStatements.lines')}
        owner={`bankStatements.${id}`}
        filter={{ statementId: id }}
        sort={{ field: 'bookingDay', order: 'DESC' }}
        filters={movementFilters}
      >
        <BankMovementsTable />
      </ListSection>
    </>
  )
}
