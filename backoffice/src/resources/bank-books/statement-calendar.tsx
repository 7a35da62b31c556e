import { useState } from 'react'
import { Box, IconButton, Typography } from '@mui/material'
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { monthName } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { hasGapIn, monthAfter, weeksOf, type Coverage, type StatementDay } from './statement-days.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { formatCount } from '@cauce/format/quantities.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BookLink } from './book-link.tsx'

interface Props {
  readonly books: BankBooksReport
}

export function StatementCalendar({ books: { accounts, missingDays, checkedAt } }: Props) {
  const t = useWords()
  const language = useLanguage()
  const thisMonth = calendarDateOf(new Date(checkedAt)).slice(0, 7)
  const [month, setMonth] = useState(thisMonth)
  const name = monthName(`${month}-01`, language)
  // It stays focusable: it is pressed until there is no later month.
  const isLast = month >= thisMonth
  const step = (months: number) => () => setMonth(monthAfter(month, months))
  if (accounts.length === 0) return null
  return (
    <Section
      title={t('bankBooks.calendar.title', { month: name })}
      actions={
        <span>
          <IconButton aria-label={t('bankBooks.calendar.before')} onClick={step(-1)}>
            <ChevronLeftIcon fontSize="small" />
          </IconButton>
          <IconButton
            aria-label={t('bankBooks.calendar.after')}
            aria-disabled={isLast}
            onClick={isLast ? undefined : step(1)}
            sx={{ opacity: isLast ? 0.4 : 1 }}
          >
            <ChevronRightIcon fontSize="small" />
          </IconButton>
        </span>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {accounts.map((account) => (
          <CalendarMonth
            key={account.iban}
            account={account}
            weeks={weeksOf(month, account, missingDays)}
            hasGap={hasGapIn(month, account, missingDays)}
          />
        ))}
      </Box>
    </Section>
  )
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

function CalendarMonth({
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
