import { useCall } from '../../providers/call.ts'
import type { AccessStep, ExaminationAccess } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { QuestionButton } from '../../ui/decision/question-button.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'

interface Props {
  readonly access: ExaminationAccess
  readonly action: AccessStep
  readonly label: string
  readonly title?: string
  readonly consequence: string
  readonly done: string
  readonly onChanged: () => void
  /** After a refusal, when what is shown may be out of date; else as after a change. */
  readonly onRefused?: () => void
  /** In a pane of the inbox: the key that asks the question. A is the main act. */
  readonly hotkey?: 'a' | 'r'
}

export function StepButton(props: Props) {
  const { action: step, label, title, consequence, done, onChanged, onRefused = onChanged, hotkey } = props
  const { accessId } = props.access
  const call = useCall()
  const dialog = (close: () => void) => (
    <ConfirmDialog
      title={title ?? label}
      consequence={consequence}
      confirmLabel={label}
      act={() =>
        call('POST /v1/account/examination-accesses/{id}/steps', { params: { id: accessId }, body: { action: step } })
      }
      words={done}
      after={onChanged}
      onRefused={onRefused}
      onClose={close}
    />
  )
  if (hotkey !== undefined) return <QuestionButton hotkey={hotkey} label={label} dialog={dialog} />
  return (
    <DialogButton size="small" variant="outlined" dialog={dialog}>
      {label}
    </DialogButton>
  )
}
