import type { ReactNode } from 'react'
import { FormControlLabel, FormHelperText, MenuItem, Switch, TextField, type TextFieldProps } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'
import type { Language } from '@cauce/i18n/language.ts'
import { useWords } from '../words.ts'
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

export const asText = (value: unknown) => (typeof value === 'string' ? value : null)

interface TextProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'tel'
  /** More than one line, at least so many. */
  readonly lines?: number
  /** The language of what is typed, for the spelling check, where it need not be that of the page. */
  readonly lang?: Language
}

/**
 * A text. react-admin's own input passes MUI 9 properties that it no longer knows. Autocompletion is off, because staff write
 * about others and not about themselves.
 */
export function TextInput({ type = 'text', lines, lang, ...props }: TextProps) {
  const { textField } = useTextField(props)
  return (
    <TextField
      {...textField}
      type={type}
      autoComplete="off"
      {...(lang !== undefined && { slotProps: { htmlInput: { lang } } })}
      {...(lines !== undefined && { multiline: true, minRows: lines })}
    />
  )
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
export function SwitchInput({ source, helperText, disabled }: Pick<FieldProps, 'source' | 'helperText' | 'disabled'>) {
  const t = useWords()
  const { id, field, fieldState } = useInput({ source, type: 'checkbox' })
  useShownField(source, { words: (value) => t(value === true ? 'common.yes' : 'common.no') })
  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={field.value === true}
            disabled={disabled ?? false}
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
