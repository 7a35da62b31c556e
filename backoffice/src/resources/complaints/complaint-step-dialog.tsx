import { useMemo } from 'react'
import type { z } from 'zod'
import { COMPLAINT_OUTCOMES, ComplaintStepBody, mistakesOfDueOn } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { STEP_FIELDS, type ComplaintStep, type StepField } from './complaint-steps.ts'

interface Props {
  readonly complaint: ComplaintRecord
  readonly step: ComplaintStep
  readonly onClose: () => void
}

/** Asks what a step must say, and sends it; the decision begins with the draft. */
export function ComplaintStepDialog({ complaint, step, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  const today = useToday()
  const { id, number, draft, updatedAt, decisionDueOn } = complaint
  const fields: readonly StepField[] = STEP_FIELDS[step]
  const defaultValues = useMemo(
    () => ({ step, updatedAt, ...(step === 'decide' && { answer: draft }) }),
    [step, updatedAt, draft],
  )
  const action = useAction(
    (body: z.input<typeof ComplaintStepBody>) =>
      call('POST /v1/support/complaints/{id}/steps', { params: { id }, body }),
    {
      words: ({ state }) => t('complaints.taken', { number, state: t(`complaints.state.${state}`) }),
      affects: ['complaints', 'audit'],
      after: onClose,
    },
  )
  return (
    <FormDialog
      resource="complaints"
      title={t(`complaints.${step}Title`, { number })}
      about={t(`complaints.${step}About`)}
      schema={ComplaintStepBody}
      mistakes={({ dueOn }: ComplaintStepBody) =>
        fields.includes('dueOn') ? mistakesOfDueOn(dueOn, decisionDueOn, today) : []
      }
      defaultValues={defaultValues}
      action={action}
      submitLabel={t(`complaints.${step}`)}
      onClose={onClose}
    >
      {fields.map((field) => (
        <StepInput key={field} field={field} />
      ))}
    </FormDialog>
  )
}

function StepInput({ field }: { readonly field: StepField }) {
  const t = useWords()
  switch (field) {
    case 'dueOn':
      return <DayInput source="dueOn" label={t('complaints.fields.decisionDueOn')} />
    case 'outcome':
      return <SelectInput source="outcome" choices={choicesOf('complaints.outcome', COMPLAINT_OUTCOMES)} />
    case 'reason':
      return <TextInput source="reason" label={t('complaints.reason')} multiline minRows={3} />
    case 'answer':
      return <TextInput source="answer" multiline minRows={3} />
    default:
      return <TextInput source={field} />
  }
}
