import { Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { isInvestable, isSuspended } from '@cauce/contract'
import type { ProjectRecord } from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import type { SheetChange } from './sheet-change.ts'

const LONGEST_WORDS = 1000

interface Props {
  readonly project: ProjectRecord
  readonly change: SheetChange
  readonly onChange: (change: SheetChange) => void
  /** The administrator has tried to publish. */
  readonly isAsked: boolean
}

/** What changed, whether it is material, and whether it corrects a material error of an open offer (handbook rules 23.9, 23.16 and 23.17). */
export function ChangeInputs({ project, change, onChange, isAsked }: Props) {
  const t = useWords()
  const { changes, changesEn, isMaterial, corrects } = change
  const refusal = isAsked && changes.trim() === '' ? t('errors.required') : undefined
  const words = (part: Partial<SheetChange>) => onChange({ ...change, ...part })
  return (
    <>
      <Words
        label={t('sheetDrafts.publish.changes')}
        value={changes}
        onChange={(value) => words({ changes: value })}
        isRequired
        refusal={refusal}
      />
      <Words
        label={t('sheetDrafts.publish.changesEn')}
        value={changesEn}
        onChange={(value) => words({ changesEn: value })}
      />
      <Tick
        label={t('sheetDrafts.publish.material')}
        isOn={isMaterial}
        onChange={(isOn) => words({ isMaterial: isOn, ...(!isOn && { corrects: 'nothing' }) })}
      />
      {isMaterial && isInvestable(project.phaseName) && (
        <Tick
          label={t(isSuspended(project) ? 'sheetDrafts.publish.resumes' : 'sheetDrafts.publish.corrects')}
          isOn={corrects !== 'nothing'}
          onChange={(isOn) => words({ corrects: isOn ? (isSuspended(project) ? 'suspension' : 'error') : 'nothing' })}
        />
      )}
      {corrects !== 'nothing' && <Typography variant="body2">{t('sheetDrafts.publish.correctsNotice')}</Typography>}
      {corrects === 'error' && <ErrorInputs {...{ change, onChange, isAsked }} />}
    </>
  )
}

/** What was wrong. */
function ErrorInputs({ change, onChange, isAsked }: Omit<Props, 'project'>) {
  const t = useWords()
  const { irregularity, irregularityEn } = change
  return (
    <>
      <Words
        label={t('sheetDrafts.publish.irregularity')}
        value={irregularity}
        onChange={(value) => onChange({ ...change, irregularity: value })}
        isRequired
        refusal={isAsked && irregularity.trim() === '' ? t('errors.required') : undefined}
      />
      <Words
        label={t('sheetDrafts.publish.irregularityEn')}
        value={irregularityEn}
        onChange={(value) => onChange({ ...change, irregularityEn: value })}
      />
    </>
  )
}

interface TickProps {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export const Tick = ({ label, isOn, onChange }: TickProps) => (
  <FormControlLabel
    sx={{ display: 'flex', marginBlockStart: 1 }}
    control={<Checkbox checked={isOn} onChange={(_event, next) => onChange(next)} />}
    label={label}
  />
)

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isRequired?: boolean
  readonly refusal?: string | undefined
}

const Words = ({ label, value, onChange, isRequired = false, refusal }: WordsProps) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    required={isRequired}
    error={refusal !== undefined}
    helperText={refusal}
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: LONGEST_WORDS } }}
    sx={{ marginBlockStart: 2 }}
  />
)
