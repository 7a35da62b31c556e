import { useState } from 'react'
import { Box, Button } from '@mui/material'
import { useCall } from '../../providers/call.ts'
import type { Examination, ConclusionValues } from '../../providers/records.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useWords } from '../../ui/words.ts'
import { useWatch } from 'react-hook-form'
import { ExaminationConclusion, mistakesOfConclusion } from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'

export interface ActionProps {
  readonly examination: Examination
  readonly onChanged: (after: Examination) => void
}

/** The longest text of the contract. */
const LONGEST_TEXT = 4000

export function ExaminationActions(props: ActionProps) {
  const t = useWords()
  const [act, setAct] = useState<'note' | 'conclude' | 'reopen'>()
  const offered = props.examination.state === 'open' ? (['note', 'conclude'] as const) : (['reopen'] as const)
  const close = () => setAct(undefined)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((one) => (
        <Button key={one} variant={one === 'conclude' ? 'contained' : 'outlined'} onClick={() => setAct(one)}>
          {t(`examinations.${one}`)}
        </Button>
      ))}
      {act === 'conclude' && <ConclusionDialog {...props} onClose={close} />}
      {(act === 'note' || act === 'reopen') && <TextDialog {...props} act={act} onClose={close} />}
    </Box>
  )
}

const WORDS = {
  note: { about: 'examinations.noteAbout', text: 'examinations.noteText', done: 'examinations.noted' },
  reopen: { about: 'examinations.reopenAbout', text: 'examinations.reopenText', done: 'examinations.reopened' },
} as const

type TextProps = ActionProps & { readonly act: keyof typeof WORDS; readonly onClose: () => void }

function TextDialog({ examination: { examinationId }, act, onChanged, onClose }: TextProps) {
  const t = useWords()
  const call = useCall()
  const { about, text, done } = WORDS[act]
  const endpoint =
    act === 'note' ? 'POST /v1/account/examinations/{id}/findings' : 'POST /v1/account/examinations/{id}/reopen'
  return (
    <ConfirmDialog
      title={t(`examinations.${act}`)}
      consequence={t(about)}
      reason={{ label: t(text), maximum: LONGEST_TEXT }}
      act={(typed: string) => call(endpoint, { params: { id: examinationId }, body: { text: typed } })}
      words={t(done)}
      after={onChanged}
      onClose={onClose}
    />
  )
}

type Props = ActionProps & { readonly onClose: () => void }

/** Asks what came of an examination, and for the report to the authority (Ley 10/2010, article 18). */
function ConclusionDialog({ examination: { examinationId }, onChanged, onClose }: Props) {
  const t = useWords()
  const call = useCall()
  const today = useToday()
  return (
    <FormDialog
      resource="users"
      title={t('examinations.conclude')}
      about={t('examinations.concludeAbout')}
      schema={ExaminationConclusion}
      mistakes={(values: ConclusionValues) => mistakesOfConclusion(values, today)}
      defaultValues={{ isReported: false, reportedOn: today }}
      act={({ text, isReported, ...report }: ConclusionValues) =>
        call('POST /v1/account/examinations/{id}/conclude', {
          params: { id: examinationId },
          // A report that is no more is not told.
          body: { text, isReported, ...(isReported && report) },
        })
      }
      words={t('examinations.concluded')}
      after={onChanged}
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
