import { Box, Typography } from '@mui/material'
import { parseAmount } from '@cauce/contract/cents.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatBasisPoints } from '@cauce/format/percent.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { Amount, Figure, Figures } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { sumOf } from '../transactions/effect-of.ts'
import { changeOf, type rangeBefore } from './ranges.ts'
import { NO_TEXT } from '../../ui/missing.tsx'

/** The sum of a range and of the range before, as decimal strings, and the change in basis points. */
interface Comparison {
  readonly now: string
  readonly before: string
  readonly change: number | undefined
}

export function compared(amounts: readonly string[], earlier: readonly string[]): Comparison {
  const [now, before] = [sumOf(amounts), sumOf(earlier)]
  return { now, before, change: changeOf(parseAmount(before), parseAmount(now)) }
}

interface ComparedSeries {
  readonly label: string
  readonly comparison: Comparison
}

interface Props {
  readonly series: readonly ComparedSeries[]
  readonly before: ReturnType<typeof rangeBefore>
}

/** The sums of a range as key figures, each with its change since the range before. */
export function ComparedFigures({ series, before: { fromDate, toDate } }: Props) {
  const t = useWords()
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Figures>
        {series.map(({ label, comparison: { now, before, change } }) => (
          <Figure
            key={label}
            label={label}
            value={
              <>
                <Amount value={now} />
                <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                  {change === undefined
                    ? t('statistics.before', { before: formatMoney(before) })
                    : t('statistics.change', { change: changeWords(change), before: formatMoney(before) })}
                </Typography>
              </>
            }
          />
        ))}
      </Figures>
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockStart: 0.5 }}>
        {t('statistics.compared', { from: formatDate(fromDate), to: formatDate(toDate) })}
      </Typography>
    </Box>
  )
}

const changeWords = (change: number | undefined) =>
  change === undefined ? NO_TEXT : formatBasisPoints(change, { sign: 'always' })

/** The last rows of a table: the sums, those of the range before, and the change. */
export function comparisonRows(
  series: readonly ComparedSeries[],
  counts: { readonly now: number; readonly before: number },
  t: Translate,
) {
  const sums = (side: 'now' | 'before') => [
    ...series.map(({ label, comparison }) => <Amount key={label} value={comparison[side]} />),
    formatCount(counts[side]),
  ]
  const changes = [
    ...series.map(({ comparison }) => comparison.change),
    changeOf(BigInt(counts.before), BigInt(counts.now)),
  ]
  return [
    { key: 'total', name: <b>{t('common.total')}</b>, figures: sums('now') },
    { key: 'previous', name: t('statistics.previous'), figures: sums('before') },
    { key: 'difference', name: t('statistics.difference'), figures: changes.map(changeWords) },
  ]
}
