import { useState } from 'react'
import { Box, IconButton } from '@mui/material'
import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import type { BankBooksReport } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { monthName } from '../../ui/time.tsx'
import { useLanguage, useWords } from '../../ui/words.ts'
import { CalendarMonth } from './calendar-month.tsx'
import { hasGapIn, monthAfter, weeksOf } from './statement-days.ts'

interface Props {
  readonly books: BankBooksReport
}

/** The working days of a month with the statements of each account: which are there, and which are missing. */
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
