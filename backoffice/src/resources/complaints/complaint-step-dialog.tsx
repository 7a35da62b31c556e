import { useStore } from 'react-admin'
import type { z } from 'zod'
import { COMPLAINT_OUTCOMES, ComplaintStepBody, mistakesOfDueOn } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ComplaintRecord } from '../../providers/records.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { STEP_FIELDS, type ComplaintStep, type StepField } from './complaint-steps.ts'

interface Props {
  readonly complaint: ComplaintRecord
  readonly step: ComplaintStep
  readonly onClose: () => void
}

/** Whom complainants may ask; the next complaint begins with the contact of the last one. */
type Contact = Pick<z.input<typeof ComplaintStepBody>, 'handlerName' | 'handlerEmail' | 'handlerPhone'>

/** Asks what a step must say, and sends it; the decision begins with the draft. */
export function ComplaintStepDialog({ complaint, step, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  const today = useToday()
  const { id, number, draft, updatedAt, decisionDueOn } = complaint
  const [contact, keepContact] = useStore<Contact>('complaints.contact', {})
  const fields: readonly StepField[] = STEP_FIELDS[step]
  const take = async (body: z.input<typeof ComplaintStepBody>) => {
    const taken = await call('POST /v1/support/complaints/{id}/steps', { params: { id }, body })
    const { handlerName, handlerEmail, handlerPhone } = body
    if (step === 'admit') keepContact({ handlerName, handlerEmail, handlerPhone })
    return taken
  }
  return (
    <FormDialog
      resource="complaints"
      title={t(`complaints.${step}Title`, { number })}
      about={t(`complaints.${step}About`)}
      schema={ComplaintStepBody}
      mistakes={({ dueOn }: ComplaintStepBody) =>
        fields.includes('dueOn') ? mistakesOfDueOn(dueOn, decisionDueOn, today) : []
      }
      defaultValues={{ step, updatedAt, ...(step === 'decide' && { answer: draft }), ...(step === 'admit' && contact) }}
      act={take}
      words={({ state }) => t('complaints.taken', { number, state: t(`complaints.state.${state}`) })}
      affects={['complaints', 'audit']}
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
