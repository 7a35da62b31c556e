import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { CalendarDate } from '@cauce/contract/dates.ts'
import { localeOf, type Language } from '@cauce/contract/languages.ts'
import { useLanguage, useWords } from './words.ts'

interface Props {
  readonly date: string
  readonly onChoose: (date: string) => void
}

/** dayjs' locale in the words of the browser. Weeks begin on Monday in every language: English is British here. */
function localeNamed(language: Language): string {
  const name = `cauce-${language}`
  const wordsOf = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
    dates.map((date) => new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(date))
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))
  // The first of November 2026 is a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 1 + day)))
  const words = {
    months: wordsOf({ month: 'long' }, months),
    monthsShort: wordsOf({ month: 'short' }, months),
    weekdays: wordsOf({ weekday: 'long' }, days),
    weekdaysShort: wordsOf({ weekday: 'short' }, days),
    weekdaysMin: wordsOf({ weekday: 'narrow' }, days),
  }
  dayjs.locale(name, { name, weekStart: 1, ...words }, true)
  return name
}

/** A month of days. It opens at the date of the field, or at today where that is none. */
export function Calendar({ date, onChoose }: Props) {
  const { success: isDate } = CalendarDate.safeParse(date)
  const t = useWords()
  const language = useLanguage()
  const localeText = {
    previousMonth: t('backoffice.calendar.previousMonth'),
    nextMonth: t('backoffice.calendar.nextMonth'),
    calendarViewSwitchingButtonAriaLabel: (view: string) =>
      t(view === 'year' ? 'backoffice.calendar.toDays' : 'backoffice.calendar.toYears'),
  }
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={localeNamed(language)} localeText={localeText}>
      <DateCalendar
        // The person has just opened it, and the arrows move from day to day.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={isDate ? dayjs(date) : null}
        onChange={(chosen, state) => {
          // A chosen year or month is not a day yet.
          if (chosen && state === 'finish') onChoose(chosen.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}
