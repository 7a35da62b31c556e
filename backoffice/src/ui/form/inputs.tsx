import type { ComponentType } from 'react'
import { type TextFieldProps, Box } from '@mui/material'
import {
  AutocompleteInput as KitAutocompleteInput,
  FieldTitle,
  InputHelperText,
  SelectInput as KitSelectInput,
  TextInput as KitTextInput,
  useInput,
  type AutocompleteInputProps,
  type SelectInputProps,
  type TextInputProps,
  type Validator,
} from 'react-admin'
import { useIsRequired } from './required.ts'
import { useWords } from '../words.ts'

interface Marked {
  readonly source: string
  readonly isRequired?: boolean | undefined
}

/** An input of the kit whose mark comes from the schema of the form, because a resolver says nothing to the kit. */
const marked = <Props extends object>(Input: ComponentType<Props>, texts: Partial<Props> = {}) =>
  function MarkedInput({ isRequired, ...props }: Omit<Props, keyof Marked> & Marked) {
    const isRequiredBySchema = useIsRequired(props.source)
    return <Input {...texts} {...(props as unknown as Props)} isRequired={isRequired ?? isRequiredBySchema} />
  }

export const TextInput = marked<TextInputProps>(KitTextInput)
export const SelectInput = marked<SelectInputProps>(KitSelectInput)
export const AutocompleteInput = marked<AutocompleteInputProps>(KitAutocompleteInput, {
  translateChoice: false,
  noOptionsText: 'backoffice.list.noneMatches',
})

export const choicesOf = <Value extends string>(prefix: string, values: readonly Value[]) =>
  values.map((id) => ({ id, name: `${prefix}.${id}` }))

/** The `lang` attribute, for spell checkers; absent for the language of the page. */
export const IN_SPANISH = { htmlInput: { lang: 'es' } } as const
export const IN_ENGLISH = { htmlInput: { lang: 'en' } } as const

export interface FieldProps extends Marked {
  readonly label?: string
  readonly helperText?: string
  /** Shown disabled, and sent: what is `disabled` react-hook-form leaves out of the values. */
  readonly readOnly?: boolean
  /** In a form without a schema, such as the filters of a list. */
  readonly validate?: Validator
}

export function useTextField({ source, isRequired, label, helperText, validate, readOnly = false }: FieldProps) {
  const { id, field, fieldState } = useInput({ source, ...(validate && { validate }) })
  const isRequiredBySchema = useIsRequired(source)
  const value: unknown = field.value
  const textField = {
    id,
    name: field.name,
    inputRef: field.ref,
    value: value as string,
    onBlur: () => field.onBlur(),
    disabled: readOnly,
    label: (
      <FieldTitle
        source={source}
        isRequired={isRequired ?? isRequiredBySchema}
        {...(label !== undefined && { label })}
      />
    ),
    error: fieldState.invalid,
    helperText: <InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />,
  } satisfies TextFieldProps
  return { value, set: (next: unknown) => field.onChange(next), textField }
}

interface Props {
  readonly source: string
  readonly helperText?: string
  readonly minRows?: number
  /** What follows if the English version is empty; that the Spanish one is shown, if absent. */
  readonly englishHelp?: string
}

/** A text in Spanish and its English version under the name of the field and `En` (decision project-content-and-visibility), side by side where there is room. */
export function BothLanguagesInput({ source, minRows, helperText, englishHelp }: Props) {
  const t = useWords()
  const shape = minRows !== undefined && { multiline: true, minRows }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))', columnGap: 2 }}>
      <TextInput source={source} slotProps={IN_SPANISH} {...shape} {...(helperText !== undefined && { helperText })} />
      <TextInput
        source={`${source}En`}
        slotProps={IN_ENGLISH}
        helperText={englishHelp ?? t('backoffice.english.help')}
        {...shape}
      />
    </Box>
  )
}
