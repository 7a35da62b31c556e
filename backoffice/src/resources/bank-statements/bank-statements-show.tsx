import { Box } from '@mui/material'
import { formatDate, formatDateTime } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { RecordOf } from '../../providers/records.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { ListSection } from '../../ui/list/list-section.tsx'
import { PageHeading } from '../../ui/section.tsx'
import { ShowPage } from '../../ui/record/show-page.tsx'
import { useWords } from '../../ui/words.ts'
import { BankMovementsTable, movementFilters } from './bank-movements.tsx'
import { TakeBack } from './take-back.tsx'
import { gapWords } from './bank-statements.tsx'

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
