import { Alert, Link as MuiLink } from '@mui/material'
import { Link } from 'react-admin'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { ExaminationAccess } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { QuestionButtons } from '../../ui/decision/question-button.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useInvalidate } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { StepButton } from './step-button.tsx'
import { useAccesses } from './use-examinations.ts'

interface Props {
  readonly record: ExaminationAccess
  readonly onDecided: () => void
}

/** In the inbox: another administrator asks to read the examinations (handbook rule 27.23). It names no customer. */
export function AccessPane({ record: access, onDecided }: Props) {
  const t = useWords()
  const { refetch } = useAccesses()
  const invalidate = useInvalidate()
  const { requestedByName: name, reason, createdAt } = access
  const common = {
    access,
    onRefused: () => {
      void refetch()
      void invalidate([])
    },
    onChanged: () => {
      void refetch()
      onDecided()
    },
  }
  return (
    <DecisionFrame
      badge={<StateBadge tone="clay" label={t('examinations.accessStates.waiting')} />}
      waitingSince={createdAt}
      title={t('examinations.asks', { name })}
      actions={
        <QuestionButtons>
          <StepButton
            {...common}
            action="grant"
            hotkey="a"
            label={t('examinations.grant')}
            title={t('examinations.grantTitle', { name })}
            consequence={t('examinations.grantAbout', { reason })}
            done={t('examinations.granted')}
          />
          <StepButton
            {...common}
            action="refuse"
            hotkey="r"
            label={t('examinations.refuse')}
            title={t('examinations.refuseTitle', { name })}
            consequence={t('examinations.refuseAbout', { reason })}
            done={t('examinations.refused')}
          />
        </QuestionButtons>
      }
    >
      <Alert severity="info">{t('examinations.decideAbout')}</Alert>
      <Terms of={[term(t('examinations.what'), reason), term(t('examinations.askedOn'), formatDateTime(createdAt))]} />
      <MuiLink component={Link} to="/examinations">
        {t('examinations.allAccesses')}
      </MuiLink>
    </DecisionFrame>
  )
}
