import { FormControlLabel, FormHelperText, Switch } from '@mui/material'
import { FieldTitle, InputHelperText, useInput } from 'react-admin'

interface Props {
  readonly source: string
  readonly helperText?: string
}

/** Yes or no. */
export function SwitchInput({ source, helperText }: Props) {
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
