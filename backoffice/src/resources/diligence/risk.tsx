import { useState } from 'react'
import { Alert, Box, Button, Typography } from '@mui/material'
import { RiskAssessmentBody } from '@cauce/contract'
import { calendarDateOf } from '@cauce/contract/calendar.ts'
import { RISK_LEVELS, type RiskLevel } from '@cauce/contract/account/risk-levels.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { useCanAccess } from 'react-admin'
import type { AssessmentValues, DiligenceFile } from '../../providers/records.ts'
import { accessTo } from '../../ui/ability.ts'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'
import { useFileAction } from './use-diligence.ts'

const TONES = { low: 'green', normal: 'blue', high: 'clay' } as const satisfies Record<RiskLevel, string>

/** The level that the table proposes, the one that staff set, and its history. */
export function Risk({ file }: { readonly file: DiligenceFile }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('diligence.edit'))
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
  const { userId, proposal } = file
  const [defaultValues] = useState({ level: proposal.level })
  const action = useFileAction<AssessmentValues>(
    userId,
    (call, body) => call('POST /v1/account/diligence/{id}/assessments', { params: { id: userId }, body }),
    ({ assessments: [latest] }) => t('diligence.risk.done', { level: t(`diligence.levels.${latest!.level}`) }),
    onClose,
  )
  return (
    <FormDialog
      resource="diligence"
      title={t('diligence.risk.set')}
      about={t('diligence.risk.setAbout')}
      schema={RiskAssessmentBody}
      defaultValues={defaultValues}
      action={action}
      submitLabel={t('diligence.risk.set')}
      onClose={onClose}
    >
      <SelectInput source="level" choices={choicesOf('diligence.levels', RISK_LEVELS)} />
      <TextInput source="reason" multiline minRows={2} />
    </FormDialog>
  )
}
