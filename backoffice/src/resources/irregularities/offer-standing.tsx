import { Box, Typography } from '@mui/material'
import { useCanAccess } from 'react-admin'
import { irregularityLifecycle, isInvestable } from '@cauce/contract'
import type { IrregularityRecord, ProjectRecord } from '../../providers/records.ts'
import { accessTo, useAbility } from '../../ui/ability.ts'
import { Failure } from '../../ui/failure.tsx'
import { Hint, Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useRecords } from '../../providers/call.ts'
import { useWords } from '../../ui/words.ts'
import { IrregularityButton } from './irregularity-dialogs.tsx'
import { IrregularityFacts } from './irregularity-facts.tsx'
import { IRREGULARITY_TONES } from './irregularity-words.ts'

/** Which material errors the offer had, with the buttons that suspend it, publish a correction and let it go on (handbook rule 24.15). */
export function OfferStanding({ project }: { readonly project: ProjectRecord }) {
  const hadAny = project.irregularity !== null
  const { data, error, refetch } = useRecords('irregularities', { projectId: project.id }, '-createdAt', {
    enabled: hadAny,
  })
  if (error) return <Failure error={error} onRetry={refetch} />
  return hadAny && !data ? null : <Standings project={project} records={data ?? []} />
}

interface StandingsProps {
  readonly project: ProjectRecord
  readonly records: readonly IrregularityRecord[]
}

function Standings({ project, records: data }: StandingsProps) {
  const t = useWords()
  const { canAccess: mayEdit } = useCanAccess(accessTo('irregularities.edit'))
  const isOpen = isInvestable(project.phaseName) && data.every(({ state }) => state !== 'suspended')
  if (data.length === 0 && !isInvestable(project.phaseName)) return null
  return (
    <Box sx={{ paddingBlockEnd: 2 }}>
      <Section
        title={t('irregularities.project.title')}
        actions={
          mayEdit &&
          isOpen && (
            <span>
              <IrregularityButton act="publish" projectId={project.id} />
              <IrregularityButton act="suspend" projectId={project.id} />
            </span>
          )
        }
      >
        {data.length === 0 && <Typography>{t('irregularities.project.none')}</Typography>}
        {data.map((record) => (
          <Standing key={record.id} record={record} />
        ))}
      </Section>
    </Box>
  )
}

function Standing({ record }: { readonly record: IrregularityRecord }) {
  const t = useWords()
  const may = useAbility(irregularityLifecycle, record.state)
  return (
    <Box sx={{ paddingBlock: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <StateBadge tone={IRREGULARITY_TONES[record.state]} label={t(`irregularities.state.${record.state}`)} />
        {may('correct') && <IrregularityButton act="correct" projectId={record.projectId} record={record} />}
        {may('correct') && <Hint>{t('irregularities.project.cancelHelp')}</Hint>}
      </Box>
      <IrregularityFacts record={record} />
    </Box>
  )
}
