import { useState } from 'react'
import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { RiskAssessmentBody } from '@cauce/contract'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { RISK_LEVELS, type RiskLevel } from '@cauce/contract/account/risk-levels.ts'
import { formatDate } from '@cauce/format/dates.ts'
import type { AssessmentValues, DiligenceFile } from '../../providers/records.ts'
import { useMay } from '../../ui/ability.ts'
import { ConfirmFrame } from '../../ui/confirm-frame.tsx'
import { useChecked } from '../../ui/form/use-checked.ts'
import { LeaveQuestion, useLeaveGuard } from '../../ui/leave-question.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { useFileAction } from './use-diligence.ts'

const TONES = { low: 'green', normal: 'blue', high: 'clay' } as const satisfies Record<RiskLevel, string>

/** The level that the table proposes, the one that staff set, and its history. */
export function Risk({ file }: { readonly file: DiligenceFile }) {
  const t = useWords()
  const mayEdit = useMay('diligence.edit')
  const [isSetting, setSetting] = useState(false)
  const today = calendarDateOf(new Date(useNow()))
  const { proposal, assessments } = file
  const [current] = assessments
  return (
    <Section
      title={t('diligence.risk.title')}
      actions={mayEdit && <Button onClick={() => setSetting(true)}>{t('diligence.risk.set')}</Button>}
    >
      <Typography>{t('diligence.risk.proposal', { level: t(`diligence.levels.${proposal.level}`) })}</Typography>
      <Factors names={proposal.factors} />
      {current && current.reviewOn <= today && (
        <Alert severity="warning">{t('diligence.risk.due', { date: formatDate(current.reviewOn) })}</Alert>
      )}
      {!current && <Typography sx={{ color: 'text.secondary' }}>{t('diligence.risk.none')}</Typography>}
      {assessments.map(({ riskAssessmentId, level, reason, reviewOn, assessedByName, createdAt }) => (
        <Box key={riskAssessmentId} sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)' }}>
          <StateBadge tone={TONES[level]} label={t(`diligence.levels.${level}`)} />
          <Typography variant="body2">{reason}</Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {t('diligence.risk.byWhom', { name: assessedByName, date: formatDate(createdAt) })}
            {` · ${t('diligence.fields.reviewOn')} ${formatDate(reviewOn)}`}
          </Typography>
        </Box>
      ))}
      {isSetting && <LevelDialog file={file} onClose={() => setSetting(false)} />}
    </Section>
  )
}

function Factors({ names }: { readonly names: DiligenceFile['proposal']['factors'] }) {
  const t = useWords()
  if (names.length === 0) return <Typography>{t('diligence.risk.noFactors')}</Typography>
  return (
    <Box component="ul" sx={{ marginBlock: 0.5, paddingInlineStart: 3 }}>
      {names.map((name) => (
        <li key={name}>{t(`diligence.factors.${name}`)}</li>
      ))}
    </Box>
  )
}

/** Asks for the level and why. It begins with what the table proposes. */
function LevelDialog({ file, onClose }: { readonly file: DiligenceFile; readonly onClose: () => void }) {
  const t = useWords()
  const guard = useLeaveGuard()
  const [values, setValues] = useState<AssessmentValues>({ level: file.proposal.level, reason: '' })
  const action = useFileAction<AssessmentValues>(
    file.userId,
    (call, body) => call('POST /v1/account/diligence/{id}/assessments', { params: { id: file.userId }, body }),
    t('diligence.risk.done', { level: t(`diligence.levels.${values.level}`) }),
    onClose,
  )
  const { refused, frame, passes } = useChecked({ schema: RiskAssessmentBody, values, refusal: action.refusal })
  return (
    <>
      <ConfirmFrame
        title={t('diligence.risk.set')}
        consequence={t('diligence.risk.setAbout')}
        confirmLabel={t('diligence.risk.set')}
        isBusy={action.isBusy}
        {...frame}
        onClose={() => guard.leave(onClose)}
        onConfirm={() => passes() && void action.run(values)}
      >
        <Box sx={{ display: 'grid', gap: 2, marginBlockStart: 2 }}>
          <TextField
            select
            margin="none"
            label={t('diligence.fields.level')}
            value={values.level}
            onChange={({ target }) => setValues({ ...values, level: target.value as RiskLevel })}
          >
            {RISK_LEVELS.map((level) => (
              <MenuItem key={level} value={level}>
                {t(`diligence.levels.${level}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            margin="none"
            label={t('diligence.fields.reason')}
            value={values.reason}
            multiline
            minRows={2}
            required
            error={refused['reason'] !== undefined}
            helperText={refused['reason']}
            slotProps={{ htmlInput: { maxLength: 1000 } }}
            onChange={({ target }) => setValues({ ...values, reason: target.value })}
          />
        </Box>
      </ConfirmFrame>
      <LeaveQuestion guard={guard} isDirty={!action.isBusy && values.reason !== ''} />
    </>
  )
}
