import { Alert } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import type { IrregularityRecord } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { RecordLink } from '../../ui/links.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { IrregularityButton } from './irregularity-dialogs.tsx'
import { IrregularityFacts } from './irregularity-facts.tsx'
import { IRREGULARITY_TONES } from './irregularity-words.ts'

interface Props {
  readonly record: IrregularityRecord
  readonly onDecided: () => void
}

export function SuspensionPane({ record, onDecided }: Props) {
  const t = useWords()
  const { state, createdAt, projectId, projectName, lastDay } = record
  return (
    <DecisionFrame
      badge={<StateBadge tone={IRREGULARITY_TONES[state]} label={t(`irregularities.state.${state}`)} />}
      waitingSince={createdAt}
      title={projectName}
      actions={<IrregularityButton act="correct" projectId={projectId} record={record} onDone={onDecided} hasKey />}
    >
      <Alert severity="warning">{t('irregularities.project.until', { day: formatDate(lastDay) })}</Alert>
      <IrregularityFacts record={record} />
      <RecordLink resource="projects" id={projectId} name={t('irregularities.project.toProject')} />
    </DecisionFrame>
  )
}
