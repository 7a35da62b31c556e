import { Box, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useWords } from '../../ui/words.ts'
import { BookLink } from './book-link.tsx'
import type { Coverage, StatementDay } from './statement-days.ts'

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** The working days of a month with the statements of one account. */
export function CalendarMonth({
  account: { bankName, iban },
  weeks,
  hasGap,
}: {
  readonly account: BankBooksReport['accounts'][number]
  readonly weeks: readonly (readonly (StatementDay | null)[])[]
  readonly hasGap: boolean
}) {
  const t = useWords()
  const missing = weeks.flat().filter((day) => day?.coverage === 'missing').length
  return (
    <Box sx={{ flex: '1 1 15rem', maxWidth: '24rem' }}>
      <Box
        component="table"
        sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '4px' }}
      >
        <Typography component="caption" variant="body2" sx={{ textAlign: 'start', color: 'text.secondary' }}>
          {`${bankName} ${groupIban(iban)}`.trim()}
        </Typography>
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <Typography key={weekday} component="th" scope="col" variant="body2" sx={{ color: 'text.secondary' }}>
                <span aria-hidden>{t(`bankBooks.calendar.short.${weekday}`)}</span>
                <VisuallyHidden>{t(`bankBooks.calendar.${weekday}`)}</VisuallyHidden>
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) =>
                day ? <Day key={day.day} day={day} iban={iban} /> : <Box key={place} component="td" />,
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      <Typography variant="body2" sx={{ color: missing > 0 || hasGap ? 'var(--clay-ink)' : 'text.secondary' }}>
        {missing > 0
          ? t('bankBooks.calendar.missingCount', { smart_count: missing, count: formatCount(missing) })
          : t(hasGap ? 'bankBooks.calendar.moneyMissing' : 'bankBooks.calendar.noneMissing')}
      </Typography>
    </Box>
  )
}

const looks = {
  covered: { backgroundColor: 'var(--phase-green-wash)', color: 'var(--phase-green-ink)' },
  missing: {
    color: 'var(--clay-ink)',
    borderColor: 'var(--clay)',
    backgroundImage: 'repeating-linear-gradient(135deg, var(--clay-wash) 0 4px, transparent 4px 8px)',
  },
  outside: { color: 'text.secondary', borderColor: 'var(--line)' },
} as const satisfies Record<Coverage, object>

/** A day, leading to the statements that cover it. */
function Day({ day: { day, coverage }, iban }: { readonly day: StatementDay; readonly iban: string }) {
  const t = useWords()
  const number = String(Number(day.slice(8)))
  return (
    <Box
      component="td"
      title={formatDate(day)}
      sx={{
        border: '1px solid transparent',
        borderRadius: '2px',
        blockSize: '2rem',
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
        '& a': { color: 'inherit', display: 'block', paddingBlock: '0.25rem' },
        ...looks[coverage],
      }}
    >
      {coverage === 'covered' ? (
        <BookLink resource="bankStatements" query={{ filter: { iban, fromDay: day, toDay: day } }}>
          {number}
        </BookLink>
      ) : (
        number
      )}
      {coverage !== 'outside' && <VisuallyHidden>{` ${t(`bankBooks.calendar.${coverage}`)}`}</VisuallyHidden>}
    </Box>
  )
}
