import { TextField } from '@mui/material'

export const LONGEST_REASON = 300

interface Props {
  readonly id: string
  readonly label: string
  readonly reason: string
  readonly onChange: (reason: string) => void
  readonly refusal?: string | undefined
  readonly disabled?: boolean
}

export const ReasonField = ({ id, label, reason, onChange, refusal, disabled = false }: Props) => (
  <TextField
    id={id}
    label={label}
    value={reason}
    onChange={(event) => onChange(event.target.value)}
    required
    multiline
    minRows={2}
    error={refusal !== undefined}
    helperText={refusal}
    disabled={disabled}
    slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
  />
)
