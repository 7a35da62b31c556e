import { useState } from 'react'
import { CheckboxGroupInput } from 'react-admin'
import type { z } from 'zod'
import { INCIDENT_CRITERIA, IncidentStepBody, type IncidentStep } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { RecordOf } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, TextInput } from '../../ui/form/inputs.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly incident: RecordOf<'incidents'>
  readonly step: IncidentStep
}

export function IncidentStepButton({ incident: { id, criteria }, step }: Props) {
  const t = useWords()
  const call = useCall()
  const [defaultValues] = useState({ step, ...(step === 'classify' && { criteria }) })
  return (
    <DialogButton
      dialog={(close) => (
        <FormDialog
          resource="incidents"
          title={t(`incidents.stepTitle.${step}`)}
          about={t(`incidents.stepAbout.${step}`)}
          schema={IncidentStepBody}
          defaultValues={defaultValues}
          act={(body: z.input<typeof IncidentStepBody>) =>
            call('POST /v1/resilience/incidents/{id}/steps', { params: { id }, body })
          }
          words={t(`incidents.stepDone.${step}`)}
          affects={['incidents', 'audit']}
          submitLabel={t(`incidents.step.${step}`)}
          onClose={close}
        >
          {step === 'classify' && (
            <CheckboxGroupInput
              source="criteria"
              choices={choicesOf('incidents.criteria', INCIDENT_CRITERIA)}
              row={false}
            />
          )}
          <TextInput source="reason" label={t('incidents.reason')} multiline minRows={3} />
        </FormDialog>
      )}
    >
      {t(`incidents.step.${step}`)}
    </DialogButton>
  )
}
