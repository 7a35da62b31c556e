import { useState } from 'react'
import { complaintLifecycle } from '@cauce/contract'
import type { ComplaintRecord } from '../../providers/records.ts'
import { useAbility } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useWords } from '../../ui/words.ts'
import { ComplaintStepDialog } from './complaint-step-dialog.tsx'
import { COMPLAINT_STEPS, type ComplaintStep } from './complaint-steps.ts'

/** What an administrator may do with a complaint now, by the lifecycle of the contract. */
export function ComplaintActions({ complaint }: { readonly complaint: ComplaintRecord }) {
  const t = useWords()
  const may = useAbility(complaintLifecycle, complaint.state)
  const [step, setStep] = useState<ComplaintStep>()
  return (
    <>
      {COMPLAINT_STEPS.filter((each) => may(each)).map((each) => (
        <DialogButton
          key={each}
          variant={each === 'admit' || each === 'decide' ? 'contained' : 'outlined'}
          onClick={() => setStep(each)}
        >
          {t(`complaints.${each}`)}
        </DialogButton>
      ))}
      {step && <ComplaintStepDialog complaint={complaint} step={step} onClose={() => setStep(undefined)} />}
    </>
  )
}
