import { useEffect, useRef, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { HttpError } from 'react-admin'
import { focusAtOnce } from './use-hotkey.ts'
import { useWords } from './words.ts'

export interface Question {
  readonly title: string
  readonly consequence: ReactNode
  readonly confirmLabel?: string
  readonly cancelLabel?: string
  readonly isDangerous?: boolean
}

interface Props extends Question {
  readonly isBusy?: boolean
  readonly refusal?: HttpError | undefined
  /** How often it was to be confirmed. Each time the focus goes to the first field that is refused. */
  readonly attempt?: number
  /** A field below the consequence, where the focus starts; else it starts at what can be undone. */
  readonly children?: ReactNode
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function ConfirmFrame({ title, onClose, isBusy = false, attempt = 0, ...question }: Props) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const { consequence, children, refusal, confirmLabel, cancelLabel, isDangerous = false, onConfirm } = question
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // The form that it asks about is around it in the tree of React.
          event.stopPropagation()
          onConfirm()
        }}
      >
        <DialogContent sx={{ paddingBlockStart: 0 }}>
          <DialogContentText component="div">{consequence}</DialogContentText>
          {children}
          {refusal !== undefined && (
            <Alert severity="error" sx={{ marginBlockStart: 2 }}>
              {refusal.message}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isBusy} ref={children ? undefined : focusAtOnce}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDangerous ? 'error' : 'primary'}
            loading={isBusy}
            loadingPosition="start"
          >
            {confirmLabel ?? title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
