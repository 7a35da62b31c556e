import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ConflictStep } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { RecordOf } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

/** The longest reason of the contract. */
const LONGEST_REASON = 500

interface Props {
  readonly record: RecordOf<'conflicts'>
  readonly step: ConflictStep
}

/** Reviews or ends an entry, with what the audit trail keeps of it. */
export function StepButton({ record: { id }, step }: Props) {
  const t = useWords()
  const notify = useNotify()
  const call = useCall()
  const [isAsked, setAsked] = useState(false)
  const action = useAction(
    (reason: string) => call('POST /v1/project/conflicts/{id}/steps', { params: { id }, body: { step, reason } }),
    {
      after: () => {
        notify(t(`conflicts.stepDone.${step}`), { type: 'success' })
        setAsked(false)
      },
      affects: ['conflicts', 'audit'],
    },
  )
  return (
    <>
      <DialogButton onClick={() => setAsked(true)}>{t(`conflicts.step.${step}`)}</DialogButton>
      {isAsked && (
        <ConfirmDialog
          title={t(`conflicts.stepTitle.${step}`)}
          consequence={t(`conflicts.stepAbout.${step}`)}
          confirmLabel={t(`conflicts.step.${step}`)}
          isDangerous={step === 'end'}
          reason={{ label: t(`conflicts.stepReason.${step}`), isRequired: true, maximum: LONGEST_REASON }}
          action={action}
          onClose={() => {
            action.reset()
            setAsked(false)
          }}
        />
      )}
    </>
  )
}
