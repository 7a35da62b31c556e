import { Autocomplete, TextField } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'

export interface Option {
  readonly value: string
  readonly label: string
}

interface Props {
  readonly source: string
  readonly options: readonly Option[]
  readonly isRequired?: boolean
  readonly helperText?: string
  readonly disabled?: boolean
}

/** One of many, found by typing a part of its name. */
export function OptionInput({ source, options, isRequired = false, helperText, disabled = false }: Props) {
  const { id, field, fieldState } = useInput({ source, isRequired })
  const chosen = options.find(({ value }) => value === field.value) ?? null
  return (
    <Autocomplete<Option>
      id={id}
      disabled={disabled}
      options={options as Option[]}
      value={chosen}
      getOptionKey={({ value }) => value}
      isOptionEqualToValue={(option, other) => option.value === other.value}
      onChange={(_event, option) => field.onChange(option?.value ?? null)}
      onBlur={() => field.onBlur()}
      autoHighlight
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={<FieldTitle source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText ?? false} />}
        />
      )}
    />
  )
}
