import { Alert, Skeleton, Stack, Typography, Box } from '@mui/material'
import { useCall } from '../../providers/call.ts'
import type { UserRecord, DiligenceFile, ScreeningValues, AssessmentValues } from '../../providers/records.ts'
import { Failure } from '../../ui/failure.tsx'
import { Lead, Caption, Hint, Section } from '../../ui/section.tsx'
import { useWords } from '../../ui/words.ts'
import { Declaration, FirstDeposit } from './declaration-facts.tsx'
import { Holds } from './holds.tsx'
import { useDiligence, useFileChange } from './use-diligence.ts'
import { formatDate } from '@cauce/format/dates.ts'
import { useCanAccess } from 'react-admin'
import { accessTo } from '../../ui/ability.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWatch } from 'react-hook-form'
import {
  isRecordedHold,
  mistakesOfScreening,
  ScreeningBody,
  SCREENING_LISTS,
  SCREENING_RESULTS,
  RiskAssessmentBody,
} from '@cauce/contract'
import { DayInput } from '../../ui/form/date-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { choicesOf, SelectInput, TextInput } from '../../ui/form/inputs.tsx'
import { useToday } from '../../ui/time.tsx'
import { RISK_LEVELS, type RiskLevel } from '@cauce/contract/account/risk-levels.ts'

/** What is known and recorded of a customer against money laundering, for administrators (handbook rules 27.7 to 27.16). */
export function UserDiligence({ user }: { readonly user: UserRecord }) {
  const t = useWords()
  const { data: file, error, refetch } = useDiligence(user.id)
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!file) return <Skeleton variant="rounded" height={320} />
  return (
    <Stack spacing={3}>
      <Lead>{t('diligence.about')}</Lead>
      {file.holds.some(({ state, kind }) => state !== 'lifted' && !isRecordedHold(kind)) && (
        <Alert severity="warning">
          <Typography variant="body2">{t('diligence.hold.about')}</Typography>
        </Alert>
      )}
      <Holds file={file} />
      <Risk file={file} />
      <Screenings file={file} />
      <FirstDeposit payment={file.firstPayment} />
      <Declaration declared={file.declaration} />
    </Stack>
  )
}

const TONES = { noHit: 'green', discarded: 'grey', confirmed: 'clay' } as const

function Screenings({ file }: { readonly file: DiligenceFile }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('diligence.edit'))
  return (
    <Section
      title={t('diligence.screening.title')}
      actions={
        mayEdit && (
          <DialogButton dialog={(close) => <ScreeningDialog userId={file.userId} onClose={close} />}>
            {t('diligence.screening.add')}
          </DialogButton>
        )
      }
    >
      {file.screenings.length === 0 && <Hint>{t('diligence.screening.none')}</Hint>}
      {file.screenings.map((screening) => (
        <Box
          key={screening.screeningId}
          sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}
        >
          <StateBadge tone={TONES[screening.result]} label={t(`diligence.results.${screening.result}`)} />{' '}
          {screening.subject}
          <Typography variant="body2">
            {t(`diligence.listKinds.${screening.listKind}`)}: {screening.listName} ({formatDate(screening.listDate)})
          </Typography>
          {screening.reason !== null && <Typography variant="body2">{screening.reason}</Typography>}
          <Caption>
            {t('diligence.risk.byWhom', { name: screening.checkedByName, date: formatDate(screening.checkedOn) })}
          </Caption>
        </Box>
      ))}
    </Section>
  )
}

interface Props {
  readonly userId: string
  readonly onClose: () => void
}

function ScreeningDialog({ userId, onClose }: Props) {
  const t = useWords()
  const today = useToday()
  const call = useCall()
  const change = useFileChange(userId)
  return (
    <FormDialog
      resource="diligence"
      title={t('diligence.screening.add')}
      about={t('diligence.screening.addAbout')}
      schema={ScreeningBody}
      mistakes={(values: ScreeningValues) => mistakesOfScreening(values, today)}
      defaultValues={{ listKind: 'sanctions', listDate: today, checkedOn: today, result: 'noHit' }}
      act={({ reason = null, ...body }: ScreeningValues) =>
        call('POST /v1/account/diligence/{id}/screenings', { params: { id: userId }, body: { ...body, reason } })
      }
      words={t('diligence.screening.done')}
      {...change}
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

const LEVEL_TONES = { low: 'green', normal: 'blue', high: 'clay' } as const satisfies Record<RiskLevel, string>

function Risk({ file }: { readonly file: DiligenceFile }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('diligence.edit'))
  const today = useToday()
  const { proposal, assessments } = file
  const [current] = assessments
  return (
    <Section
      title={t('diligence.risk.title')}
      actions={
        mayEdit && (
          <DialogButton dialog={(close) => <LevelDialog file={file} onClose={close} />}>
            {t('diligence.risk.set')}
          </DialogButton>
        )
      }
    >
      <Typography>{t('diligence.risk.proposal', { level: t(`diligence.levels.${proposal.level}`) })}</Typography>
      <Factors names={proposal.factors} />
      {current && current.reviewOn <= today && (
        <Alert severity="warning">{t('diligence.risk.due', { date: formatDate(current.reviewOn) })}</Alert>
      )}
      {!current && <Hint>{t('diligence.risk.none')}</Hint>}
      {assessments.map(({ riskAssessmentId, level, reason, reviewOn, assessedByName, createdAt }) => (
        <Box key={riskAssessmentId} sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)' }}>
          <StateBadge tone={LEVEL_TONES[level]} label={t(`diligence.levels.${level}`)} />
          <Typography variant="body2">{reason}</Typography>
          <Caption>
            {t('diligence.risk.byWhom', { name: assessedByName, date: formatDate(createdAt) })}
            {` · ${t('diligence.fields.reviewOn')} ${formatDate(reviewOn)}`}
          </Caption>
        </Box>
      ))}
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

function LevelDialog({ file, onClose }: { readonly file: DiligenceFile; readonly onClose: () => void }) {
  const t = useWords()
  const { userId, proposal } = file
  const call = useCall()
  const change = useFileChange(userId)
  return (
    <FormDialog
      resource="diligence"
      title={t('diligence.risk.set')}
      about={t('diligence.risk.setAbout')}
      schema={RiskAssessmentBody}
      defaultValues={{ level: proposal.level }}
      act={(body: AssessmentValues) =>
        call('POST /v1/account/diligence/{id}/assessments', { params: { id: userId }, body })
      }
      words={({ assessments: [latest] }) => t('diligence.risk.done', { level: t(`diligence.levels.${latest!.level}`) })}
      {...change}
      onClose={onClose}
    >
      <SelectInput source="level" choices={choicesOf('diligence.levels', RISK_LEVELS)} />
      <TextInput source="reason" multiline minRows={2} />
    </FormDialog>
  )
}
