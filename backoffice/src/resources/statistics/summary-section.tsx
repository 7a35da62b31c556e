import { lazy, Suspense } from 'react'
import { Box, Button, Skeleton, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { downloadCSV } from 'react-admin'
import DownloadIcon from '@mui/icons-material/GetApp'
import { formatTypedAmount } from '@cauce/format/money.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { Amount } from '../../ui/amount.tsx'
import { csvTextOf } from '../../ui/list/csv-export.ts'
import { ScrollTable } from '../../ui/scroll-table.tsx'
import { Section } from '../../ui/section.tsx'
import { useTranslate } from 'react-admin'
import { useWords } from '../../ui/words.ts'

const SummaryChart = lazy(async () => ({ default: (await import('./summary-chart.tsx')).SummaryChart }))

export interface Series {
  readonly label: string
  /** Absent: it stands in the table only. */
  readonly color?: string
  /** Amounts of the wire, one for each period. */
  readonly amounts: readonly string[]
}

interface Props {
  readonly title: string
  readonly sentence: string
  readonly isEmpty: boolean
  readonly periods: readonly string[]
  readonly series: readonly Series[]
  readonly counts: { readonly label: string; readonly values: readonly number[] }
}

/** A sentence, the drawing, and the same numbers as a table that can be taken along. */
export function SummarySection({ title, sentence, isEmpty, periods, series, counts }: Props) {
  const t = useWords()
  const translate = useTranslate()
  const exportTable = () =>
    downloadCSV(
      csvTextOf([
        [t('statistics.period'), ...series.map(({ label }) => label), counts.label],
        ...periods.map((period, index) => [
          period,
          ...series.map(({ amounts }) => formatTypedAmount(amounts[index]!)),
          counts.values[index]!,
        ]),
      ]),
      title,
    )
  return (
    <Section
      title={title}
      actions={
        !isEmpty && (
          <Button startIcon={<DownloadIcon />} onClick={exportTable}>
            {translate('ra.action.export')}
          </Button>
        )
      }
    >
      <Typography sx={{ color: 'text.secondary', marginBlockEnd: 1, maxWidth: '70ch' }}>{sentence}</Typography>
      {!isEmpty && (
        <>
          <Suspense fallback={<Skeleton variant="rounded" height={260} />}>
            <SummaryChart periods={periods} series={series.filter(({ color }) => color !== undefined)} />
          </Suspense>
          <ScrollTable label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{t('statistics.period')}</TableCell>
                {series.map(({ label }) => (
                  <TableCell key={label} align="right">
                    {label}
                  </TableCell>
                ))}
                <TableCell align="right">{counts.label}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {periods.map((period, index) => (
                <TableRow key={period}>
                  <TableCell component="th" scope="row">
                    {period}
                  </TableCell>
                  {series.map(({ label, amounts }) => (
                    <TableCell key={label} align="right">
                      <Amount value={amounts[index]!} />
                    </TableCell>
                  ))}
                  <TableCell align="right">
                    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                      {formatCount(counts.values[index]!)}
                    </Box>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </ScrollTable>
        </>
      )}
    </Section>
  )
}
