import { useId, type ReactNode } from 'react'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { Answer } from '@cauce/client'
import { formatDateTime } from '@cauce/format/dates.ts'
import { focusAtOnce } from './use-hotkey.ts'
import { useWords } from './words.ts'

type Reversal = Answer<'/v1/project/distributions/{id}/reversal'>

interface NoteProps extends Pick<Reversal, 'first' | 'reason'> {
  readonly of: 'bankFiles.takeBack' | 'distributions.reversal'
  readonly done: Reversal['reversed']
}

export function ReversalNote({ of, first, done, reason }: NoteProps) {
  const t = useWords()
  const because = reason ?? ''
  if (done) {
    const { at, byName: second, firstByName } = done
    const words = t(`${of}.isDone`, { at: formatDateTime(at), first: firstByName, second, reason: because })
    return <Alert severity="warning">{words}</Alert>
  }
  if (!first) return null
  const proposed = { name: first.adminName, until: formatDateTime(first.expiresAt ?? ''), reason: because }
  return <Alert severity="info">{t(`${of}.isProposed`, proposed)}</Alert>
}

interface StoppedProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function StoppedDialog({ title, onClose, children }: StoppedProps) {
  const t = useWords()
  const id = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusAtOnce}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
