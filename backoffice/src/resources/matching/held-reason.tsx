import { TextField } from '@mui/material'
import { useWords } from '../../ui/words.ts'

const LONGEST_REASON = 300

interface ReasonProps {
  readonly id: string
  readonly reason: string
  readonly onChange: (reason: string) => void
}

/** Why it is matched although it is held. */
export const HeldReason = ({ id, reason, onChange }: ReasonProps) => (
  <TextField
    id={id}
    label={useWords()('matching.heldReason')}
    value={reason}
    onChange={(event) => onChange(event.target.value)}
    required
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
  />
)
