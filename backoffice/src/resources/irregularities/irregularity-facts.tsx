import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatDate, formatDateTime, formatUntil } from '@cauce/format/dates.ts'
import type { IrregularityRecord } from '../../providers/records.ts'
import { Content } from '../../ui/content.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'

export function IrregularityFacts({ record }: { readonly record: IrregularityRecord }) {
  const t = useWords()
  const { differences, steps, correction, lastDay, endedAt, endedByName, recordedByName } = record
  return (
    <>
      <Terms>
        <Term label={t('irregularities.fields.irregularity')}>
          <Content record={record} field="irregularity" />
        </Term>
        {steps !== null && (
          <Term label={t('irregularities.fields.steps')}>
            <Content record={{ ...record, steps }} field="steps" />
          </Term>
        )}
        {lastDay !== null && <Term label={t('irregularities.fields.lastDay')}>{formatDate(lastDay)}</Term>}
        {correction !== null && (
          <Term label={t('irregularities.fields.correction')}>
            <Content record={{ ...record, correction }} field="correction" />
          </Term>
        )}
        <Term label={t('irregularities.fields.revocableUntil')}>{formatUntil(record.revocableUntil)}</Term>
        <Term label={t('irregularities.fields.recordedByName')}>{recordedByName}</Term>
        {endedAt !== null && (
          <Term label={t('irregularities.fields.endedAt')}>
            {formatDateTime(endedAt)}, {endedByName ?? t('irregularities.platform')}
          </Term>
        )}
      </Terms>
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
