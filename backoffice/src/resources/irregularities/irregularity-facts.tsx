import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatDate, formatDateTime, formatUntil } from '@cauce/format/dates.ts'
import type { IrregularityRecord } from '../../providers/records.ts'
import { Content } from '../../ui/content.tsx'
import { Facts } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

export function IrregularityFacts({ record }: { readonly record: IrregularityRecord }) {
  const t = useWords()
  const { differences, steps, correction, lastDay, endedAt, endedByName, recordedByName } = record
  return (
    <>
      <Facts
        noun="irregularities"
        facts={{
          irregularity: <Content record={record} field="irregularity" />,
          ...(steps !== null && { steps: <Content record={{ ...record, steps }} field="steps" /> }),
          ...(lastDay !== null && { lastDay: formatDate(lastDay) }),
          ...(correction !== null && { correction: <Content record={{ ...record, correction }} field="correction" /> }),
          revocableUntil: formatUntil(record.revocableUntil),
          recordedByName,
          ...(endedAt !== null && {
            endedAt: `${formatDateTime(endedAt)}, ${endedByName ?? t('irregularities.platform')}`,
          }),
        }}
      />
      {differences.length > 0 && <Differences differences={differences} />}
    </>
  )
}

function Differences({ differences }: Pick<IrregularityRecord, 'differences'>) {
  const t = useWords()
  return (
    <Table size="small" aria-label={t('irregularities.fields.differences')} sx={{ maxWidth: '62rem' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('irregularities.difference.part')}</TableCell>
          <TableCell>{t('irregularities.difference.stated')}</TableCell>
          <TableCell>{t('irregularities.difference.actual')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map((row) => (
          <TableRow key={`${row.part} ${row.stated}`}>
            <TableCell component="th" scope="row">
              <Content record={row} field="part" />
            </TableCell>
            <TableCell>
              <Content record={row} field="stated" />
            </TableCell>
            <TableCell>
              <Content record={row} field="actual" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
