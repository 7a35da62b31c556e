import type { z } from 'zod'
import { ExaminationBody } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { Examination } from '../../providers/records.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { CustomerInput } from '../../ui/form/reference-inputs.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly onBegun: (examination: Examination) => void
  readonly onClose: () => void
}

/** Asks whom an examination is about, and what is unusual. */
export function BeginDialog({ onBegun, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  const action = useAction((body: z.infer<typeof ExaminationBody>) => call('POST /v1/account/examinations', { body }), {
    words: t('examinations.begun'),
    after: (examination) => {
      onClose()
      onBegun(examination)
    },
  })
  return (
    <FormDialog
      resource="users"
      title={t('examinations.begin')}
      about={t('examinations.beginAbout')}
      schema={ExaminationBody}
      action={action}
      submitLabel={t('examinations.begin')}
      onClose={onClose}
    >
      <CustomerInput source="userId" label={t('examinations.customer')} />
      <TextInput source="reason" label={t('examinations.reason')} multiline minRows={3} />
    </FormDialog>
  )
}
