import { useState } from 'react'
import { Box, MenuItem, TextField } from '@mui/material'
import { mistakesOfScreening, ScreeningBody, SCREENING_LISTS, SCREENING_RESULTS } from '@cauce/contract'
import type { ScreeningValues } from '../../providers/records.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { useChecked } from '../../ui/form/use-checked.ts'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
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
  const guard = useLeaveGuard()
  const today = useToday()
  const [initial] = useState<ScreeningValues>({
    subject: '',
    listKind: 'sanctions',
    listName: '',
    listDate: today,
    checkedOn: today,
    result: 'noHit',
    reason: '',
  })
  const [values, setValues] = useState(initial)
  const change = (part: Partial<ScreeningValues>) => setValues((now) => ({ ...now, ...part }))
  const action = useFileAction<ScreeningValues>(
    userId,
    (call, body) =>
      call('POST /v1/account/diligence/{id}/screenings', {
        params: { id: userId },
        body: { ...body, reason: body.reason || null },
      }),
    t('diligence.screening.done'),
    onClose,
  )
  const { refused, frame, passes } = useChecked({
    schema: ScreeningBody,
    values,
    mistakes: mistakesOfScreening(values, today),
    refusal: action.refusal,
  })
  return (
    <>
      <ConfirmFrame
        title={t('diligence.screening.add')}
        consequence={t('diligence.screening.addAbout')}
        confirmLabel={t('diligence.screening.add')}
        isBusy={action.isBusy}
        {...frame}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => passes() && void action.run(values)}
      >
        <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
          <WordsField name="subject" longest={200} {...{ values, change, refused }} />
          <ChoiceField name="listKind" names={SCREENING_LISTS} {...{ values, change, refused }} />
          <WordsField name="listName" longest={120} {...{ values, change, refused }} />
          <DayField
            label={t('diligence.fields.listDate')}
            value={values.listDate}
            refusal={refused['listDate']}
            isCheckedLater
            onChange={(listDate) => change({ listDate })}
          />
          <DayField
            label={t('diligence.fields.checkedOn')}
            value={values.checkedOn}
            refusal={refused['checkedOn']}
            isCheckedLater
            onChange={(checkedOn) => change({ checkedOn })}
          />
          <ChoiceField name="result" names={SCREENING_RESULTS} {...{ values, change, refused }} />
          {values.result !== 'noHit' && <WordsField name="reason" longest={1000} {...{ values, change, refused }} />}
        </Box>
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && values !== initial} />
    </>
  )
}

interface FieldProps {
  readonly values: ScreeningValues
  readonly change: (part: Partial<ScreeningValues>) => void
  readonly refused: Readonly<Record<string, string>>
}

function WordsField(
  props: FieldProps & { readonly name: 'subject' | 'listName' | 'reason'; readonly longest: number },
) {
  const { name, longest, values, change, refused } = props
  const t = useWords()
  return (
    <TextField
      margin="none"
      label={t(`diligence.fields.${name}`)}
      value={values[name] ?? ''}
      required
      multiline={name === 'reason'}
      error={refused[name] !== undefined}
      helperText={refused[name]}
      slotProps={{ htmlInput: { maxLength: longest } }}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
}

type ChoiceProps = FieldProps &
  (
    | { readonly name: 'listKind'; readonly names: typeof SCREENING_LISTS }
    | { readonly name: 'result'; readonly names: typeof SCREENING_RESULTS }
  )

function ChoiceField(props: ChoiceProps) {
  const { name, names, values, change } = props
  const t = useWords()
  const wordsOf = (one: string) =>
    name === 'listKind'
      ? t(`diligence.listKinds.${one as (typeof SCREENING_LISTS)[number]}`)
      : t(`diligence.results.${one as (typeof SCREENING_RESULTS)[number]}`)
  return (
    <TextField
      select
      margin="none"
      label={t(`diligence.fields.${name}`)}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    >
      {names.map((one) => (
        <MenuItem key={one} value={one}>
          {wordsOf(one)}
        </MenuItem>
      ))}
    </TextField>
  )
}
