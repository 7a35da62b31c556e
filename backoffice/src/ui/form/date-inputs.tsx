import { TextField } from '@mui/material'
import { formatDateTime, maskDate, maskMoment, parseTypedDate, parseTypedMoment } from '@cauce/format'
import { CalendarButton } from '../calendar-button.tsx'
import { typedDate } from '../time.tsx'
import { useWords } from '../words.ts'
import { useTextField, type FieldProps } from './inputs.tsx'
import { fromMadridTime, toMadridTime } from './madrid-time.ts'

/** A calendar date, typed as it is shown (`23/04/2026`) or chosen in a calendar. */
export const DayInput = (props: FieldProps) => <TypedDay {...props} hasCalendar />

/** A calendar date that people know by heart and that is far from today: typed only. */
export const BirthdayInput = (props: FieldProps) => <TypedDay {...props} hasCalendar={false} />

/** The form keeps the date of the wire, and what is not complete yet as it stands, so that the contract refuses it. */
function TypedDay({ hasCalendar, ...props }: FieldProps & { readonly hasCalendar: boolean }) {
  const t = useWords()
  const { set, textField } = useTextField(props)
  const { id, value, disabled } = textField
  return (
    <TextField
      {...textField}
      {...typedDate(
        t('forms.datePattern'),
        hasCalendar && <CalendarButton date={value} onChoose={set} fieldId={id} disabled={disabled} />,
      )}
      value={maskDate(value)}
      onChange={({ target }) => {
        const typed = maskDate(target.value)
        set(parseTypedDate(typed) ?? (typed || null))
      }}
    />
  )
}

/** A day and an hour in Madrid (`23/04/2026 10:30`), kept as an instant of the API. */
export function MomentInput(props: FieldProps) {
  const t = useWords()
  const { set, textField } = useTextField(props)
  const { id, value, disabled } = textField
  // A chosen day keeps the hour that was there.
  const [day, hour = '00:00'] = INSTANT.test(value) ? toMadridTime(value).split('T') : ['']
  return (
    <TextField
      {...textField}
      {...typedDate(
        `${t('forms.datePattern')} HH:MM`,
        <CalendarButton
          date={day!}
          onChoose={(chosen) => set(fromMadridTime(`${chosen}T${hour}`))}
          fieldId={id}
          disabled={disabled}
        />,
      )}
      value={momentWords(value)}
      onChange={({ target }) => {
        const typed = maskMoment(target.value)
        const local = parseTypedMoment(typed)
        set((local === undefined ? undefined : fromMadridTime(local)) ?? (typed || null))
      }}
    />
  )
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/
const momentWords = (value: string) => (INSTANT.test(value) ? formatDateTime(value) : value)
