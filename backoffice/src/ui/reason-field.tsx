import { TextField, type TextFieldProps } from '@mui/material'

export const LONGEST_REASON = 300

interface Props extends Pick<TextFieldProps, 'id' | 'label' | 'disabled' | 'inputRef' | 'maxRows' | 'sx'> {
  readonly reason: string
  readonly onChange: (reason: string) => void
  readonly refusal?: string | undefined
  readonly help?: string
  readonly isOptional?: boolean | undefined
  readonly maximum?: number | undefined
}

export const ReasonField = ({
  reason,
  onChange,
  refusal,
  help,
  isOptional = false,
  maximum = LONGEST_REASON,
  ...field
}: Props) => (
  <TextField
    {...field}
    value={reason}
    onChange={(event) => onChange(event.target.value)}
    required={!isOptional}
    multiline
    minRows={2}
    error={refusal !== undefined}
    helperText={refusal ?? help}
    slotProps={{ htmlInput: { maxLength: maximum } }}
  />
)
