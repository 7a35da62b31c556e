import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { enUS, esES } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/es'
import { CalendarDate } from '@cauce/contract/dates.ts'
import { useLanguage } from './words.ts'

interface Props {
  readonly date: string
  readonly onChoose: (date: string) => void
}

/** Weeks begin on Monday in both languages: English is British here. */
const LOCALES = {
  es: { adapterLocale: 'es', localeText: esES.components.MuiLocalizationProvider.defaultProps.localeText },
  en: { adapterLocale: 'en-gb', localeText: enUS.components.MuiLocalizationProvider.defaultProps.localeText },
} as const

/** A month of days. It opens at the date of the field, or at today where that is none. */
export function Calendar({ date, onChoose }: Props) {
  const { success: isDate } = CalendarDate.safeParse(date)
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} {...LOCALES[useLanguage()]}>
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
