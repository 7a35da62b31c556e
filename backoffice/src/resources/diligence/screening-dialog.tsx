import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { mistakesOfScreening, ScreeningBody, SCREENING_LISTS, SCREENING_RESULTS } from '@cauce/contract'
import type { ScreeningValues } from '../../providers/records.ts'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { useFileAction } from './use-diligence.ts'

interface Props {
  readonly userId: string
  readonly onClose: () => void
}

/** Asks who was looked for, in which list of which day, and what was found. */
export function ScreeningDialog({ userId, onClose }: Props) {
  const t = useWords()
  const today = useToday()
  const [defaultValues] = useState({ listKind: 'sanctions', listDate: today, checkedOn: today, result: 'noHit' })
  const action = useFileAction<ScreeningValues>(
    userId,
    (call, { reason = null, ...body }) =>
      call('POST /v1/account/diligence/{id}/screenings', { params: { id: userId }, body: { ...body, reason } }),
    t('diligence.screening.done'),
    onClose,
  )
  return (
    <FormDialog
      resource="diligence"
      title={t('diligence.screening.add')}
      about={t('diligence.screening.addAbout')}
      schema={ScreeningBody}
      mistakes={(values: ScreeningValues) => mistakesOfScreening(values, today)}
      defaultValues={defaultValues}
      action={action}
      submitLabel={t('diligence.screening.add')}
      onClose={onClose}
    >
      <TextInput source="subject" />
      <SelectInput source="listKind" choices={choicesOf('diligence.listKinds', SCREENING_LISTS)} />
      <TextInput source="listName" />
      <DayInput source="listDate" />
      <DayInput source="checkedOn" />
      <SelectInput source="result" choices={choicesOf('diligence.results', SCREENING_RESULTS)} />
      <ReasonOfHit />
    </FormDialog>
  )
}

const ReasonOfHit = () => useWatch({ name: 'result' }) !== 'noHit' && <TextInput source="reason" isRequired multiline />
