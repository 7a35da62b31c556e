import type { ReactNode } from 'react'
import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

interface Props<Value> extends Omit<TextFieldProps, 'select' | 'children' | 'value' | 'onChange'> {
  readonly value?: Value
  readonly options: readonly (readonly [value: Value, label: ReactNode])[]
  readonly onChoose: (value: Value) => void
}

/** A choice outside the forms of the kit. */
export const SelectField = <Value extends string | number>({ options, onChoose, ...field }: Props<Value>) => (
  <TextField select {...field} onChange={({ target }) => onChoose(target.value as Value)}>
    {options.map(([value, label]) => (
      <MenuItem key={value} value={value}>
        {label}
      </MenuItem>
    ))}
  </TextField>
)
