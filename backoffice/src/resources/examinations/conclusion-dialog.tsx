import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ExaminationConclusion, mistakesOfConclusion } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ConclusionValues, Examination } from '../../providers/records.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { ActionProps } from './examination-actions.tsx'

type Props = ActionProps & { readonly onClose: () => void }

/** Asks what came of an examination, and for the report to the authority (Ley 10/2010, article 18). */
export function ConclusionDialog({ examination: { examinationId }, onChanged, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  const today = useToday()
  const [defaultValues] = useState({ isReported: false, reportedOn: today })
  const action = useAction<ConclusionValues, Examination>(
    ({ text, isReported, ...report }) =>
      call('POST /v1/account/examinations/{id}/conclude', {
        params: { id: examinationId },
        // A report that is no more is not told.
        body: { text, isReported, ...(isReported && report) },
      }),
    {
      words: t('examinations.concluded'),
      after: (after) => {
        onChanged(after)
        onClose()
      },
    },
  )
  return (
    <FormDialog
      resource="users"
      title={t('examinations.conclude')}
      about={t('examinations.concludeAbout')}
      schema={ExaminationConclusion}
      mistakes={(values: ConclusionValues) => mistakesOfConclusion(values, today)}
      defaultValues={defaultValues}
      action={action}
      submitLabel={t('examinations.conclude')}
      onClose={onClose}
    >
      <TextInput source="text" label={t('examinations.conclusion')} multiline minRows={3} />
      <SelectInput
        source="isReported"
        label={t('examinations.isReported')}
        choices={[
          { id: false, name: t('examinations.no') },
          { id: true, name: t('examinations.yes') },
        ]}
      />
      <ReportInputs />
    </FormDialog>
  )
}

/** The day of the report to the authority, and its reference. */
function ReportInputs() {
  const t = useWords()
  if (useWatch({ name: 'isReported' }) !== true) return null
  return (
    <>
      <DayInput source="reportedOn" label={t('examinations.reportedOn')} isRequired />
      <TextInput source="reportReference" label={t('examinations.reportReference')} isRequired />
    </>
  )
}
