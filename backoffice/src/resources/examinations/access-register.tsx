import { Box, Typography } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { ExaminationAccess } from '../../providers/records.ts'
import { Section } from '../../ui/section.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { StepButton } from './step-button.tsx'

const TONES = { waiting: 'clay', granted: 'green', refused: 'grey', ended: 'grey', over: 'grey' } as const

interface Props {
  readonly accesses: readonly ExaminationAccess[]
  readonly actorId: string
  readonly onChanged: () => void
}

/** Who asked for access, what for, and who decided. What others ask for is decided here. */
export function AccessRegister({ accesses, actorId, onChanged }: Props) {
  const t = useWords()
  return (
    <Section title={t('examinations.accesses')}>
      {accesses.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('examinations.noAccesses')}</Typography>
      )}
      {accesses.map((access) => (
        <Row
          key={access.accessId}
          access={access}
          isDecided={access.state !== 'waiting' || access.requestedBy === actorId}
          onChanged={onChanged}
        />
      ))}
    </Section>
  )
}

interface RowProps extends Pick<Props, 'onChanged'> {
  readonly access: ExaminationAccess
  readonly isDecided: boolean
}

function Row({ access, isDecided, onChanged }: RowProps) {
  const t = useWords()
  const { state, isOpen, requestedByName: name, reason, createdAt, decidedByName, decidedAt, endsAt } = access
  const shown = state === 'granted' && !isOpen ? 'over' : state
  const decided = decidedByName !== null &&
    decidedAt !== null && { name: decidedByName, date: formatDateTime(decidedAt) }
  const facts = [
    t('examinations.askedAt', { date: formatDateTime(createdAt) }),
    decided && t(state === 'refused' ? 'examinations.refusedBy' : 'examinations.grantedBy', decided),
    endsAt !== null && t('examinations.endsAt', { date: formatDateTime(endsAt) }),
  ]
  return (
    <Box sx={{ paddingBlock: 1, borderBlockEnd: '1px solid var(--line)', overflowWrap: 'anywhere' }}>
      <StateBadge tone={TONES[shown]} label={t(`examinations.accessStates.${shown}`)} /> {name}
      <Typography variant="body2">{reason}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {!isDecided && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          {(['grant', 'refuse'] as const).map((action) => (
            <StepButton
              key={action}
              access={access}
              action={action}
              label={t(`examinations.${action}`)}
              title={t(`examinations.${action}Title`, { name })}
              consequence={t(`examinations.${action}About`, { reason })}
              done={t(action === 'grant' ? 'examinations.granted' : 'examinations.refused')}
              onChanged={onChanged}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}
