import { Box, Typography } from '@mui/material'
import { useDataProvider, useCanAccess } from 'react-admin'
import { loanDefaultLifecycle } from '@cauce/contract'
import { type CauceDataProvider, useRecords } from '../../providers/call.ts'
import type { ProjectRecord } from '../../providers/records.ts'
import { accessTo, useAbility } from '../../ui/ability.ts'
import { ConfirmButton } from '../../ui/confirm-dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { DEFAULT_TONES, sentenceOf, type LoanDefaultRecord } from './default-words.ts'

const LONGEST_REASON = 500
const AFFECTED = ['loanDefaults', 'projects'] as const

/** Whether a loan is or was in default, with the buttons that record a default and end it (handbook rules 21.1 to 21.6). */
export function LoanStanding({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('loanDefaults.edit'))
  const { data, error, refetch } = useRecords('loanDefaults', { projectId: project.id }, '-since')
  if (error) return <Failure error={error} onRetry={refetch} />
  if (!data) return null
  const isLasting = data.some(({ state }) => state !== 'cured')
  const isRecordable = mayEdit && !isLasting && project.phaseName === 'Financed'
  return (
    <Box sx={{ paddingBlockEnd: 2 }}>
      <Section title={t('loanDefaults.project.title')} actions={isRecordable && <RecordButton project={project} />}>
        {data.length === 0 && <Typography>{t('loanDefaults.project.none')}</Typography>}
        {data.map((record) => (
          <Standing key={record.id} record={record} />
        ))}
      </Section>
    </Box>
  )
}

function Standing({ record }: { readonly record: LoanDefaultRecord }) {
  const t = useWords()
  const may = useAbility(loanDefaultLifecycle, record.state)
  const { state } = record
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, paddingBlock: 0.5 }}>
      <StateBadge tone={DEFAULT_TONES[state]} label={t(`loanDefaults.state.${state}`)} />
      <Typography sx={{ flex: '1 1 20rem', overflowWrap: 'anywhere' }}>{sentenceOf(record, t)}</Typography>
      {may('cure') && <EndButton record={record} to="cured" />}
      {may('writeOff') && <EndButton record={record} to="written-off" />}
    </Box>
  )
}

function RecordButton({ project }: { readonly project: ProjectRecord }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  return (
    <ConfirmButton
      label={t('loanDefaults.project.record')}
      consequence={t('loanDefaults.project.recordAbout')}
      isDangerous
      reason={{ label: t('common.reason'), maximum: LONGEST_REASON }}
      act={(reason: string) => dataProvider.create('loanDefaults', { data: { projectId: project.id, reason } })}
      words={t('loanDefaults.project.recorded')}
      affects={AFFECTED}
    />
  )
}

const WORDS = {
  cured: { button: 'loanDefaults.project.cure', about: 'loanDefaults.project.cureAbout' },
  'written-off': { button: 'loanDefaults.project.writeOff', about: 'loanDefaults.project.writeOffAbout' },
} as const

function EndButton({ record, to }: { readonly record: LoanDefaultRecord; readonly to: keyof typeof WORDS }) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const { button, about } = WORDS[to]
  return (
    <ConfirmButton
      label={t(button)}
      consequence={t(about)}
      isDangerous={to === 'written-off'}
      reason={{ label: t('common.reason'), maximum: LONGEST_REASON }}
      act={(reason: string) =>
        dataProvider.update('loanDefaults', {
          id: record.id,
          data: { state: to, reason },
          previousData: versionOf(record),
        })
      }
      words={t('loanDefaults.project.ended')}
      affects={AFFECTED}
    />
  )
}

/** What the change is based on. The reason of the end is another one than that of the default. */
const versionOf = ({ id, updatedAt }: LoanDefaultRecord) => ({ id, updatedAt })
