import { useState } from 'react'
import { Box, MenuItem, TextField } from '@mui/material'
import { COMPLAINT_OUTCOMES, ComplaintStepBody, isSaidIn, mistakesOfDueOn } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { useChecked } from '../../ui/form/use-checked.ts'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { STEP_FIELDS, stepBody, type ComplaintStep, type StepField } from './complaint-steps.ts'

interface Props {
  readonly complaint: ComplaintRecord
  readonly step: ComplaintStep
  readonly onClose: () => void
}
type Typed = Readonly<Partial<Record<StepField, string>>>

/** Asks what a step must say, and sends it; the decision begins with the draft. */
export function ComplaintStepDialog({ complaint, step, onClose }: Props) {
  const t = useWords()
  const guard = useLeaveGuard()
  const call = useCall()
  const { id, number, draft, updatedAt } = complaint
  const initial: Typed = { answer: draft ?? '' }
  const [typed, setTyped] = useState(initial)
  const action = useAction(
    () => call('POST /v1/support/complaints/{id}/steps', { params: { id }, body: stepBody(step, typed, updatedAt) }),
    {
      words: ({ state }) => t('complaints.taken', { number, state: t(`complaints.state.${state}`) }),
      affects: ['complaints', 'audit'],
      after: onClose,
    },
  )
  const today = useToday()
  const { refused, frame, passes } = useChecked({
    schema: ComplaintStepBody,
    values: stepBody(step, typed, updatedAt),
    mistakes: STEP_FIELDS[step].some((field) => field === 'dueOn')
      ? mistakesOfDueOn(typed.dueOn || undefined, complaint.decisionDueOn, today)
      : [],
    refusal: action.refusal,
  })
  return (
    <>
      <ConfirmFrame
        title={t(`complaints.${step}Title`, { number })}
        consequence={t(`complaints.${step}About`)}
        confirmLabel={t(`complaints.${step}`)}
        isBusy={action.isBusy}
        {...frame}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => passes() && void action.run()}
      >
        <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
          {STEP_FIELDS[step].map((field) => (
            <StepInput
              key={field}
              field={field}
              isNeeded={isSaidIn(step, field)}
              value={typed[field] ?? ''}
              refusal={refused[field]}
              onChange={(value) => setTyped({ ...typed, [field]: value })}
            />
          ))}
        </Box>
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && typed !== initial} />
    </>
  )
}

interface InputProps {
  readonly field: StepField
  readonly isNeeded: boolean
  readonly value: string
  readonly refusal: string | undefined
  readonly onChange: (value: string) => void
}

function StepInput({ field, isNeeded, value, refusal, onChange }: InputProps) {
  const t = useWords()
  const label = field === 'reason' ? t('complaints.reason') : t(`complaints.fields.${field}`)
  if (field === 'dueOn')
    return (
      <DayField
        label={t('complaints.fields.decisionDueOn')}
        value={value}
        refusal={refusal}
        isCheckedLater
        onChange={onChange}
      />
    )
  const isLong = field === 'reason' || field === 'answer'
  return (
    <TextField
      label={label}
      value={value}
      required={isNeeded}
      margin="none"
      multiline={isLong}
      minRows={isLong ? 3 : 1}
      select={field === 'outcome'}
      error={refusal !== undefined}
      helperText={refusal}
      onChange={({ target }) => onChange(target.value)}
    >
      {field === 'outcome' &&
        COMPLAINT_OUTCOMES.map((outcome) => (
          <MenuItem key={outcome} value={outcome}>
            {t(`complaints.outcome.${outcome}`)}
          </MenuItem>
        ))}
    </TextField>
  )
}
