import { useState } from 'react'
import { Typography, Box, Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { CorrectionForm, IrregularityPatch, SuspensionForm } from '@cauce/contract'
import type { IrregularityRecord } from '../../providers/records.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { SingleKey } from '../../ui/decision/key.tsx'
import { BothLanguagesInput, IN_ENGLISH, IN_SPANISH, TextInput } from '../../ui/form/inputs.tsx'
import { RecordDialog } from '../../ui/form/record-dialog.tsx'
import { useInvalidate } from '../../ui/use-action.ts'
import { useHotkey } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { useFieldArray } from 'react-hook-form'

const ACTS = {
  suspend: { schema: SuspensionForm, about: 'suspendAbout', done: 'suspended', text: 'steps' },
  publish: { schema: CorrectionForm, about: 'publishAbout', done: 'published', text: 'correction' },
  correct: { schema: IrregularityPatch, about: 'correctAbout', done: 'corrected', text: 'correction' },
} as const

interface Props {
  readonly act: keyof typeof ACTS
  readonly projectId: string
  readonly record?: IrregularityRecord
  readonly onDone?: () => void
  /** In the inbox it is the main act of its pane. */
  readonly hasKey?: boolean
}

export function IrregularityButton({ act, projectId, record, onDone, hasKey = false }: Props) {
  const t = useWords()
  const notify = useNotify()
  const invalidate = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  useHotkey('a', () => setOpen(true), hasKey)
  const { schema, about, done, text } = ACTS[act]
  const title = t(`irregularities.project.${act}`)
  const finish = () => {
    setOpen(false)
    notify(t(`irregularities.project.${done}`), { type: 'success' })
    void invalidate(['irregularities', 'projects', 'orders'])
    onDone?.()
  }
  return (
    <>
      <DialogButton
        {...(hasKey && { variant: 'contained', size: 'large', endIcon: <SingleKey name="A" /> })}
        onClick={() => setOpen(true)}
      >
        {title}
      </DialogButton>
      {isOpen && (
        <RecordDialog
          resource="irregularities"
          title={title}
          saveLabel={title}
          schema={schema}
          record={record}
          defaultValues={{ projectId }}
          onDone={finish}
          onClose={() => setOpen(false)}
        >
          <Typography sx={{ marginBlockEnd: 2 }}>{t(`irregularities.project.${about}`)}</Typography>
          {act !== 'correct' && <BothLanguagesInput source="irregularity" minRows={2} />}
          {act !== 'correct' && <DifferenceInputs />}
          <BothLanguagesInput source={text} minRows={3} />
        </RecordDialog>
      )}
    </>
  )
}

const CELLS = ['part', 'stated', 'actual'] as const
const EMPTY = { part: null, partEn: null, stated: null, statedEn: null, actual: null, actualEn: null }
/** As many as the contract takes. */
const MOST_ROWS = 12

function DifferenceInputs() {
  const t = useWords()
  const { fields, append, remove } = useFieldArray({ name: 'differences' })
  return (
    <Box>
      {fields.map(({ id }, row) => (
        <Box
          component="fieldset"
          key={id}
          sx={{ border: '1px solid var(--line)', borderRadius: 1, padding: 1.5, marginInline: 0, marginBlockEnd: 1.5 }}
        >
          <legend>{`${t('irregularities.difference.one')} ${row + 1}`}</legend>
          {CELLS.map((cell) => (
            <Box key={cell} sx={PAIR}>
              <TextInput
                source={`differences.${row}.${cell}`}
                isRequired
                label={t(`irregularities.difference.${cell}`)}
                slotProps={IN_SPANISH}
              />
              <TextInput
                source={`differences.${row}.${cell}En`}
                label={t(`irregularities.difference.${cell}En`)}
                slotProps={IN_ENGLISH}
              />
            </Box>
          ))}
          <Button onClick={() => remove(row)}>{t('irregularities.difference.remove')}</Button>
        </Box>
      ))}
      <Button variant="outlined" disabled={fields.length >= MOST_ROWS} onClick={() => append(EMPTY)}>
        {t('irregularities.difference.add')}
      </Button>
    </Box>
  )
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  columnGap: 2,
} as const
