import { TextField } from '@mui/material'

const LONGEST_REASON = 300

interface Props {
  readonly id: string
  readonly label: string
  readonly reason: string
  readonly onChange: (reason: string) => void
  /** Why the API refused it, or that it asks for one. */
  readonly refusal?: string | undefined
  readonly disabled?: boolean
}

/** The reason of what only goes with one. */
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
