import { Box, Chip } from '@mui/material'
import { useWords } from '../../ui/words.ts'
import { QUEUE_KINDS, type QueueKind } from './queue.ts'

interface Props {
  readonly totals: Readonly<Record<QueueKind, number>> | undefined
  readonly chosen: QueueKind | undefined
  readonly onChoose: (kind: QueueKind | undefined) => void
}

/** All, or one kind, each with its number. */
export function KindChips({ totals, chosen, onChoose }: Props) {
  const t = useWords()
  const all = totals && Object.values(totals).reduce((sum, total) => sum + total, 0)
  return (
    <Box
      component="fieldset"
      aria-label={t('backoffice.inbox.kinds')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, margin: 0, marginBlockEnd: 1.5, padding: 0, border: 0 }}
    >
      <KindChip
        label={t('backoffice.inbox.all')}
        total={all}
        isChosen={chosen === undefined}
        onClick={() => onChoose(undefined)}
      />
      {QUEUE_KINDS.map((kind) => (
        <KindChip
          key={kind}
          label={t(`backoffice.inbox.kindsOf.${kind}`)}
          total={totals?.[kind]}
          isChosen={chosen === kind}
          onClick={() => onChoose(kind)}
        />
      ))}
    </Box>
  )
}

interface ChipProps {
  readonly label: string
  readonly total: number | undefined
  readonly isChosen: boolean
  readonly onClick: () => void
}

const KindChip = ({ label, total, isChosen, onClick }: ChipProps) => (
  <Chip
    clickable
    component="button"
    type="button"
    aria-pressed={isChosen}
    color={isChosen ? 'primary' : 'default'}
    variant={isChosen ? 'filled' : 'outlined'}
    label={total === undefined ? label : `${label} ${total}`}
    onClick={onClick}
  />
)
