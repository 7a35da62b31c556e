import { Alert, Box, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { formatPercent } from '@cauce/format/percent.ts'
import type { WithholdingQuarter } from '../../providers/records.ts'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useWords } from '../../ui/words.ts'
import { QuarterHandover } from './quarter-handover.tsx'

/** A quarter: what was withheld from whom, by when it is due, and what became of it. */
export function QuarterSection({ quarter, today }: { readonly quarter: WithholdingQuarter; readonly today: string }) {
  const t = useWords()
  const { fromDay, toDay, dueBy, lines, withheld, unpaidInterest } = quarter
  const title = t('withholdings.quarter', { from: formatDate(fromDay), to: formatDate(toDay) })
  return (
    <Box component="section" sx={{ marginBlockStart: 4 }}>
      <Typography component="h2" variant="h6">
        {title}
      </Typography>
      <Typography sx={{ marginBlockEnd: 1 }}>{t('withholdings.dueBy', { date: formatDate(dueBy) })}</Typography>
      {unpaidInterest !== '0.00' && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          {t('withholdings.unpaid', { amount: formatMoney(unpaidInterest) })}
        </Alert>
      )}
      {lines.length > 0 && (
        <FigureTable
          label={title}
          headings={[
            t('withholdings.applies'),
            t('withholdings.form'),
            t('withholdings.rate'),
            t('withholdings.investors'),
            t('withholdings.interest'),
            t('withholdings.withheld'),
          ]}
          words={[t('withholdings.form')]}
          saidByName={3}
          rows={lines.map(({ form, reason, rate, investorCount, interest, withheld: amount }) => ({
            key: `${reason} ${rate}`,
            name: (
              <>
                {t(`withholdings.reason.${reason}`)}
                <Typography
                  component="span"
                  variant="caption"
                  sx={{ display: { xs: 'block', sm: 'none' }, color: 'text.secondary' }}
                >
                  {t('withholdings.form')} {form} · {formatPercent(rate)} · {t('withholdings.investors')}:{' '}
                  {investorCount}
                </Typography>
              </>
            ),
            figures: [
              form,
              formatPercent(rate),
              investorCount,
              <Amount key="interest" value={interest} />,
              <Amount key="withheld" value={amount} />,
            ],
          }))}
          sums={[
            {
              key: 'sum',
              name: t('withholdings.sum'),
              figures: ['', '', '', '', <Amount key="withheld" value={withheld} />],
            },
          ]}
        />
      )}
      {withheld !== '0.00' && <QuarterHandover quarter={quarter} today={today} />}
    </Box>
  )
}
