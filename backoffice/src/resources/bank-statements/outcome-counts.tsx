import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankFilesOutlook } from '../../providers/records.ts'
import { Amount } from '../../ui/figures.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { outcomeName, outcomeTones } from './outlook-lines.tsx'

/** What will happen to the movements, by kind. */
export function OutcomeCounts({ counts }: Pick<BankFilesOutlook, 'counts'>) {
  const t = useWords()
  return (
    <Table size="small" sx={{ maxWidth: '36rem' }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('bankFiles.outlook.what')}</TableCell>
          <TableCell align="right">{t('bankFiles.total.count')}</TableCell>
          <TableCell align="right">{t('bankMovements.fields.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {counts.map(({ outcome, count, amount }) => (
          <TableRow key={outcome}>
            <TableCell component="th" scope="row">
              <StateBadge
                tone={outcomeTones[outcome]}
                label={outcome === 'known' ? t('bankFiles.total.known') : outcomeName(t, outcome)}
              />
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {formatCount(count)}
            </TableCell>
            <TableCell align="right">
              <Amount value={amount} sign="always" />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
