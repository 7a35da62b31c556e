import type { ReactNode } from 'react'
import { Alert, Box, Skeleton } from '@mui/material'
import { useCanAccess } from 'react-admin'
import type { Answer } from '@cauce/client'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { useRead } from '../providers/call.ts'
import { accessTo } from './ability.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogButton } from './dialog-button.tsx'
import { Failure } from './failure.tsx'
import { useFirstApproval } from './first-approval.ts'
import type { ActionOptions } from './use-action.ts'
import { useWords } from './words.ts'

type Reversed = Answer<'/v1/project/distributions/{id}/reversal'>
type Proposed = Pick<Reversed, 'first' | 'reason'>
type Of = 'bankFiles.takeBack' | 'distributions.reversal'

interface Props<Value extends Proposed> {
  readonly of: Of
  readonly read: Pick<ReturnType<typeof useRead>, 'error' | 'refetch'> & { readonly data: Value | undefined }
  readonly doneOf: (read: Value) => Reversed['reversed']
  readonly permission: Parameters<typeof accessTo>[0]
  readonly mayStep: (read: Value) => boolean
  readonly dialog: (read: Value, close: () => void) => ReactNode
}

/** What two administrators take back: whether it is proposed or done, and the button that asks. */
export function Reversal<Value extends Proposed>({ of, read, doneOf, permission, mayStep, dialog }: Props<Value>) {
  const t = useWords()
  const { data, error, refetch } = read
  const { canAccess } = useCanAccess(accessTo(permission))
  const { forbidden } = useFirstApproval(data?.first ?? null, true)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton variant="rounded" height={48} />
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Note of={of} first={data.first} done={doneOf(data)} reason={data.reason} />
      {canAccess && forbidden === undefined && mayStep(data) && (
        <DialogButton variant="outlined" color="error" dialog={(close) => dialog(data, close)}>
          {t(`${of}.button`)}
        </DialogButton>
      )}
    </Box>
  )
}

interface NoteProps extends Proposed {
  readonly of: Of
  readonly done: Reversed['reversed']
}

function Note({ of, first, done, reason }: NoteProps) {
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

interface QuestionProps<Value> extends Pick<ActionOptions<string, Value>, 'affects' | 'after'> {
  readonly of: Of
  readonly title: string
  readonly about: readonly string[]
  readonly first: Proposed['first']
  readonly act: (reason: string) => Promise<Value>
  readonly isDone: (answer: Value) => boolean
  readonly onClose: () => void
}

export function ReversalQuestion<Value>({ of, about, first, isDone, ...question }: QuestionProps<Value>) {
  const t = useWords()
  return (
    <ConfirmDialog
      {...question}
      consequence={[...about, ...(first ? [] : [t(`${of}.second`)])].join(' ')}
      confirmLabel={t(first ? `${of}.button` : `${of}.propose`)}
      isDangerous
      reason={{ label: t(`${of}.reason`) }}
      words={(answer) => t(isDone(answer) ? `${of}.done` : `${of}.proposed`)}
    />
  )
}
