import { useState } from 'react'
import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { SheetDraftRecord } from '../../providers/records.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const AFFECTED = ['sheetDrafts', 'informationSheets', 'projects'] as const
const LONGEST_CHANGES = 1000

/** Publishes what is saved of the draft as its next version. */
export function PublishSheet({ draft }: { readonly draft: SheetDraftRecord }) {
  const t = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DialogButton onClick={() => setOpen(true)}>{t('sheetDrafts.publish.open')}</DialogButton>
      {isOpen && <PublishDialog draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

function PublishDialog({ draft, onClose }: { readonly draft: SheetDraftRecord; readonly onClose: () => void }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const guard = useLeaveGuard()
  const version = (draft.publishedVersion ?? 0) + 1
  const isFirst = version === 1
  const [changes, setChanges] = useState('')
  const [changesEn, setChangesEn] = useState('')
  const [isMaterial, setMaterial] = useState(false)
  const [isInEnglish, setInEnglish] = useState(draft.gaps.every(({ language }) => language !== 'en'))
  const [isAsked, setAsked] = useState(false)
  const lacksChanges = !isFirst && changes.trim() === ''
  const told = { changes: changes.trim(), changesEn: changesEn.trim() || null, isMaterial }
  const action = useAction(
    () =>
      dataProvider.create('informationSheets', {
        data: { projectId: draft.projectId, isInEnglish, updatedAt: draft.updatedAt, ...(!isFirst && told) },
      }),
    { words: t('sheetDrafts.publish.done'), affects: AFFECTED, after: onClose },
  )
  return (
    <>
      <ConfirmFrame
        title={t('sheetDrafts.publish.title', { version })}
        consequence={
          <>
            <Typography>{t('sheetDrafts.publish.consequence')}</Typography>
            {!isFirst && <Typography>{t('sheetDrafts.publish.notice')}</Typography>}
          </>
        }
        confirmLabel={t('sheetDrafts.publish.title', { version })}
        isBusy={action.isBusy}
        refusal={action.refusal}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => {
          setAsked(true)
          if (!lacksChanges) void action.run()
        }}
      >
        <Tick label={t('sheetDrafts.publish.english')} isOn={isInEnglish} onChange={setInEnglish} />
        {!isFirst && (
          <>
            <Changes
              label={t('sheetDrafts.publish.changes')}
              value={changes}
              onChange={setChanges}
              isRequired
              refusal={isAsked && lacksChanges ? t('errors.required') : undefined}
            />
            <Changes label={t('sheetDrafts.publish.changesEn')} value={changesEn} onChange={setChangesEn} />
            <Tick label={t('sheetDrafts.publish.material')} isOn={isMaterial} onChange={setMaterial} />
          </>
        )}
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && (changes.trim() !== '' || changesEn.trim() !== '')} />
    </>
  )
}

interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

const Tick = ({ label, isOn, onChange }: TickProps) => (
  <FormControlLabel
    sx={{ display: 'flex', marginBlockStart: 1 }}
    control={<Checkbox checked={isOn} onChange={(_event, next) => onChange(next)} />}
    label={label}
  />
)

interface ChangesProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isRequired?: boolean
  readonly refusal?: string | undefined
}

const Changes = ({ label, value, onChange, isRequired = false, refusal }: ChangesProps) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    required={isRequired}
    error={refusal !== undefined}
    helperText={refusal}
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: LONGEST_CHANGES } }}
    sx={{ marginBlockStart: 2 }}
  />
)
