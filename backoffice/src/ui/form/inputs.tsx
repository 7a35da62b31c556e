import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField, type TextFieldProps } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import { fromMadridTime, toMadridTime } from './madrid-time.ts'

export interface FieldProps {
  readonly source: string
  readonly isRequired?: boolean
  /** The name of the field by default. */
  readonly label?: string
  readonly helperText?: string
  readonly disabled?: boolean
}

/** The field `source` of the form, and what every text field of MUI needs of it. An empty text is null. */
export function useTextField({ source, isRequired = false, label, helperText, disabled = false }: FieldProps) {
  const { id, field, fieldState } = useInput({ source, isRequired })
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

const shrunk = { inputLabel: { shrink: true } }

/** A calendar date, in the browser's own field. */
export function DayInput(props: FieldProps) {
  const { textField } = useTextField(props)
  return <TextField {...textField} type="date" slotProps={shrunk} />
}

/** A day and an hour in Madrid, kept as an instant of the API. */
export function MomentInput(props: FieldProps) {
  const { value, set, textField } = useTextField(props)
  return (
    <TextField
      {...textField}
      type="datetime-local"
      value={typeof value === 'string' && value !== '' ? toMadridTime(value) : ''}
      onChange={({ target }) => set(fromMadridTime(target.value) ?? null)}
      slotProps={shrunk}
    />
  )
}

interface ChoiceProps<Value extends string> extends FieldProps {
  readonly values: readonly Value[]
  readonly wordOf: (value: Value) => string
}

/** One of a closed list of the contract. */
export function ChoiceInput<Value extends string>({ values, wordOf, ...props }: ChoiceProps<Value>) {
  const { textField } = useTextField(props)
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
  const { id, field, fieldState } = useInput({ source, type: 'checkbox' })
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
