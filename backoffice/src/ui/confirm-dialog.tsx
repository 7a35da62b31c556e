import { useId, useState, type ReactNode } from 'react'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { focusAtOnce } from './focus-at-once.ts'
import { useWords } from './words.ts'

interface Props {
  readonly isOpen: boolean
  readonly title: string
  /** What follows from it, before it is done. */
  readonly consequence: ReactNode
  readonly confirmLabel: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly refusal?: string | undefined
  /** Asks for a reason, which is kept in the audit record. */
  readonly reason?: { readonly label: string; readonly isRequired: boolean; readonly maximum: number }
  readonly onConfirm: (reason: string) => void
  readonly onClose: () => void
}

/** Says the consequence before it happens; focus starts in what can be undone. */
export function ConfirmDialog({ isOpen, onClose, isBusy, title, ...body }: Props) {
  const id = useId()
  return (
    <Dialog open={isOpen} onClose={isBusy ? undefined : onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      {isOpen && <ConfirmBody {...body} isBusy={isBusy} onClose={onClose} />}
    </Dialog>
  )
}

function ConfirmBody({
  consequence,
  confirmLabel,
  isDangerous = false,
  isBusy,
  refusal,
  reason,
  onConfirm,
  onClose,
}: Omit<Props, 'isOpen' | 'title'>) {
  const t = useWords()
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const lacksReason = reason?.isRequired === true && text.trim() === ''
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (!lacksReason && !isBusy) onConfirm(text.trim())
      }}
    >
      <DialogContent sx={{ paddingBlockStart: 0 }}>
        <DialogContentText component="div">{consequence}</DialogContentText>
        {reason && (
          <TextField
            inputRef={focusAtOnce}
            label={reason.label}
            value={text}
            onChange={(event) => setText(event.target.value)}
            multiline
            minRows={2}
            required={reason.isRequired}
            disabled={isBusy}
            error={isAsked && lacksReason}
            helperText={isAsked && lacksReason ? t('errors.reason-required') : undefined}
            slotProps={{ htmlInput: { maxLength: reason.maximum } }}
            sx={{ marginBlockStart: 2 }}
          />
        )}
        {refusal !== undefined && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            {refusal}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} ref={reason ? undefined : focusAtOnce}>
          {t('common.cancel')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isBusy}
          loadingPosition="start"
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
