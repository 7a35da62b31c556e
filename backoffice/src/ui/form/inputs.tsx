import type { ReactNode } from 'react'
import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField, type TextFieldProps } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { formatDateTime, maskDate, maskMoment, parseTypedDate, parseTypedMoment } from '@cauce/format'
import { typedDate } from '../time.tsx'
import { useWords } from '../words.ts'
import { fromMadridTime } from './madrid-time.ts'
import { useShownField } from './shown-fields.tsx'

export interface FieldProps {
  readonly source: string
  readonly isRequired?: boolean
  /** The name of the field by default. */
  readonly label?: string
  readonly helperText?: string
  readonly disabled?: boolean
}

/**
 * The field `source` of the form, and what every text field of MUI needs of it. An empty text is null. `words` are those of a
 * value as the field shows it.
 */
export function useTextField(
  { source, isRequired = false, label, helperText, disabled = false }: FieldProps,
  words: (value: unknown) => ReactNode = asText,
) {
  const { id, field, fieldState } = useInput({ source, isRequired })
  useShownField(source, { label, words })
  const value: unknown = field.value
  const textField = {
    id,
    name: field.name,
    inputRef: field.ref,
    value: (value as string | null | undefined) ?? '',
    onChange: ({ target }) => field.onChange(target.value === '' ? null : target.value),
    onBlur: () => field.onBlur(),
    disabled,
    label: <FieldTitle source={source} isRequired={isRequired} {...(label !== undefined && { label })} />,
    error: fieldState.invalid,
    helperText: <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />,
  } satisfies TextFieldProps
  return { value, set: (next: unknown) => field.onChange(next), textField }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null)

interface TextProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel'
  /** More than one line, at least so many. */
  readonly lines?: number
}

/**
 * A text. react-admin's own input passes MUI 9 properties that it no longer knows. Autocompletion is off, because staff write
 * about others and not about themselves.
 */
export function TextInput({ type = 'text', lines, ...props }: TextProps) {
  const { textField } = useTextField(props)
  return (
    <TextField
      {...textField}
      type={type}
      autoComplete="off"
      {...(lines !== undefined && { multiline: true, minRows: lines })}
    />
  )
}

/**
 * A calendar date, typed as it is shown (`23/04/1988`). The form keeps the date of the wire, and what is not complete yet as
 * it stands, so that the contract refuses it.
 */
export function DayInput(props: FieldProps) {
  const t = useWords()
  const { set, textField } = useTextField(props, dayWords)
  return (
    <TextField
      {...textField}
      {...typedDate(t('forms.datePattern'))}
      value={maskDate(textField.value)}
      onChange={({ target }) => {
        const typed = maskDate(target.value)
        set(parseTypedDate(typed) ?? (typed || null))
      }}
    />
  )
}

/** What is no date yet stands as it was typed. */
const dayWords = (value: unknown) => {
  const text = asText(value)
  return text === null ? null : maskDate(text)
}

/** A day and an hour in Madrid (`23/04/2026 10:30`), kept as an instant of the API. */
export function MomentInput(props: FieldProps) {
  const t = useWords()
  const { set, textField } = useTextField(props, momentWords)
  const { value } = textField
  return (
    <TextField
      {...textField}
      {...typedDate(`${t('forms.datePattern')} HH:MM`)}
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
const momentWords = (value: unknown) => {
  const text = asText(value)
  return text !== null && INSTANT.test(text) ? formatDateTime(text) : text
}

interface ChoiceProps<Value extends string> extends FieldProps {
  readonly values: readonly Value[]
  readonly wordOf: (value: Value) => string
}

/** One of a closed list of the contract. */
export function ChoiceInput<Value extends string>({ values, wordOf, ...props }: ChoiceProps<Value>) {
  const { textField } = useTextField(props, (value) =>
    values.includes(value as Value) ? wordOf(value as Value) : null,
  )
  return (
    <TextField select {...textField}>
      {!props.isRequired && <MenuItem value="">–</MenuItem>}
      {values.map((value) => (
        <MenuItem key={value} value={value}>
          {wordOf(value)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Yes or no. */
export function SwitchInput({ source, helperText }: Pick<FieldProps, 'source' | 'helperText'>) {
  const t = useWords()
  const { id, field, fieldState } = useInput({ source, type: 'checkbox' })
  useShownField(source, { words: (value) => t(value === true ? 'common.yes' : 'common.no') })
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={field.value === true}
            onChange={(_event, isOn) => field.onChange(isOn)}
            onBlur={() => field.onBlur()}
            slotProps={{ input: { id, name: field.name, ref: field.ref } }}
          />
        }
        label={<FieldTitle source={source} />}
      />
      <FormHelperText error={fieldState.invalid}>
        <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />
      </FormHelperText>
    </div>
  )
}
