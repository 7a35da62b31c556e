import { Alert } from '@mui/material'
import type { Answer } from '@cauce/client'
import { formatDateTime } from '@cauce/format/dates.ts'
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
