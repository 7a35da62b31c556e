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
import type { Action } from './use-action.ts'
import { focusAtOnce } from './use-hotkey.ts'
import { useWords } from './words.ts'

interface Props {
  readonly title: string
  /** What follows from it, said before it is done. */
  readonly consequence: ReactNode
  readonly confirmLabel: string
  /** What the other button says instead of `Cancel`. */
  readonly cancelLabel?: string
  readonly isDangerous?: boolean
  /** Asks for a reason, which is kept in the audit record. */
  readonly reason?: { readonly label: string; readonly isRequired: boolean; readonly maximum: number }
  /** Gets the reason, or an empty text where none is asked for. */
  readonly action: Action<string>
  readonly onClose: () => void
}

/** Says the consequence and asks whether to go on. The focus starts at what can be undone. */
export function ConfirmDialog({ title, ...body }: Props) {
  const id = useId()
  const close = body.action.isBusy ? undefined : body.onClose
  return (
    <Dialog open onClose={close} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <ConfirmBody {...body} />
    </Dialog>
  )
}

function ConfirmBody({
  consequence,
  confirmLabel,
  cancelLabel,
  isDangerous = false,
  action: { run, isBusy, refusal },
  reason,
  onClose,
}: Omit<Props, 'title'>) {
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
        if (!lacksReason) void run(text.trim())
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
            {refusal.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} ref={reason ? undefined : focusAtOnce}>
          {cancelLabel ?? t('common.cancel')}
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
