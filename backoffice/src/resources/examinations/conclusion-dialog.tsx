import { useState } from 'react'
import { Box, MenuItem, TextField } from '@mui/material'
import { ExaminationConclusion, mistakesOfConclusion } from '@cauce/contract'
import { useCall } from '../../providers/call.ts'
import type { ConclusionValues, Examination } from '../../providers/records.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { useChecked } from '../../ui/form/use-checked.ts'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useToday } from '../../ui/time.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import type { ActionProps } from './examination-actions.tsx'

type Props = ActionProps & { readonly onClose: () => void }

/** Asks what came of an examination, and for the report to the authority (Ley 10/2010, article 18). */
export function ConclusionDialog({ examination: { examinationId }, onChanged, onClose }: Props) {
  const t = useWords()
  const guard = useLeaveGuard()
  const call = useCall()
  const today = useToday()
  const [initial] = useState<ConclusionValues>({ text: '', isReported: false })
  const [values, setValues] = useState(initial)
  const action = useAction<void, Examination>(
    () => call('POST /v1/account/examinations/{id}/conclude', { params: { id: examinationId }, body: values }),
    {
      words: t('examinations.concluded'),
      after: (after) => {
        onChanged(after)
        onClose()
      },
    },
  )
  const { refused, frame, passes } = useChecked({
    schema: ExaminationConclusion,
    values,
    mistakes: mistakesOfConclusion(values, today),
    refusal: action.refusal,
  })
  const report = { reportedOn: today, reportReference: '' }
  return (
    <>
      <ConfirmFrame
        title={t('examinations.conclude')}
        consequence={t('examinations.concludeAbout')}
        confirmLabel={t('examinations.conclude')}
        isBusy={action.isBusy}
        {...frame}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => passes() && void action.run()}
      >
        <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
          <TextField
            margin="none"
            label={t('examinations.conclusion')}
            value={values.text}
            required
            multiline
            minRows={3}
            error={refused['text'] !== undefined}
            helperText={refused['text']}
            slotProps={{ htmlInput: { maxLength: 4000 } }}
            onChange={({ target }) => setValues({ ...values, text: target.value })}
          />
          <TextField
            select
            margin="none"
            label={t('examinations.isReported')}
            value={values.isReported ? 'yes' : 'no'}
            onChange={({ target }) => {
              const isReported = target.value === 'yes'
              setValues({ text: values.text, isReported, ...(isReported && report) })
            }}
          >
            <MenuItem value="no">{t('examinations.no')}</MenuItem>
            <MenuItem value="yes">{t('examinations.yes')}</MenuItem>
          </TextField>
          {values.isReported && (
            <ReportFields values={values} refused={refused} onChange={(part) => setValues({ ...values, ...part })} />
          )}
        </Box>
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && values !== initial} />
    </>
  )
}

interface ReportProps {
  readonly values: ConclusionValues
  readonly refused: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<ConclusionValues>) => void
}

/** The day of the report to the authority, and its reference. */
function ReportFields({ values, refused, onChange }: ReportProps) {
  const t = useWords()
  return (
    <>
      <DayField
        label={t('examinations.reportedOn')}
        value={values.reportedOn ?? ''}
        refusal={refused['reportedOn']}
        isCheckedLater
        onChange={(reportedOn) => onChange({ reportedOn })}
      />
      <TextField
        margin="none"
        label={t('examinations.reportReference')}
        value={values.reportReference ?? ''}
        required
        error={refused['reportReference'] !== undefined}
        helperText={refused['reportReference']}
        slotProps={{ htmlInput: { maxLength: 120 } }}
        onChange={({ target }) => onChange({ reportReference: target.value })}
      />
    </>
  )
}
