import { type ReactNode } from 'react'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material'
import { focusAtOnce } from './use-hotkey.ts'
import { useWords } from './words.ts'

interface Props extends Pick<DialogProps, 'maxWidth'> {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function ReadDialog({ title, maxWidth = 'sm', onClose, children }: Props) {
  const t = useWords()
  return (
    <Dialog open onClose={onClose} maxWidth={maxWidth} fullWidth>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusAtOnce}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
