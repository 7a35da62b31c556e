import { Alert, Skeleton } from '@mui/material'
import { isRecordedHold } from '@cauce/contract'
import type { AccountHoldRecord } from '../../providers/records.ts'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { QuestionButton, QuestionButtons } from '../../ui/decision/question-button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CustomerLink } from '../../ui/links.tsx'
import { RecentChanges } from '../../ui/recent-changes.tsx'
import { StateBadge } from '../../ui/states.tsx'
import { Terms, term } from '../../ui/terms.tsx'
import { useWords } from '../../ui/words.ts'
import { Declaration } from './declaration-facts.tsx'
import { HOLD_TONES, HoldDialog, placedWords, type Step } from './holds.tsx'
import { RecordedFacts } from './recorded-holds.tsx'
import { useDiligence } from './use-diligence.ts'

interface Props {
  readonly record: AccountHoldRecord
  readonly onDecided: () => void
}

/**
 * In the inbox: a public function to approve, a report to look at, or a hold that another administrator proposes to lift (handbook rule
 * 27.24). The customer reads of neither.
 */
export function HoldPane({ record: hold, onDecided }: Props) {
  const t = useWords()
  const { kind, state, userId, userName: name, proposedByName, reason, updatedAt } = hold
  const main: Step = state === 'lifting' ? 'lift' : kind === 'exposure' ? 'approve' : 'propose'
  const steps: readonly Step[] = [main, 'keep']
  return (
    <DecisionFrame
      badge={<StateBadge tone={HOLD_TONES[state]} label={t(`diligence.holdStates.${state}`)} />}
      waitingSince={updatedAt}
      title={t('diligence.hold.of', { name })}
      actions={
        <QuestionButtons>
          {steps.map((one) => (
            <QuestionButton
              key={one}
              hotkey={one === 'keep' ? 'r' : 'a'}
              label={t(`diligence.hold.${one}`)}
              dialog={(close) => (
                <HoldDialog userId={userId} hold={hold} step={one} onClose={close} onDecided={onDecided} />
              )}
            />
          ))}
        </QuestionButtons>
      }
    >
      {isRecordedHold(kind) ? (
        <RecordedFacts userId={userId} hold={hold} />
      ) : (
        <Alert severity="info">{t('diligence.hold.about')}</Alert>
      )}
      <Terms
        of={[
          term(t('diligence.hold.customer'), <CustomerLink id={userId} name={name} tab="diligence" />),
          term(t('diligence.fields.kind'), t(`diligence.holdKinds.${kind}`)),
          term(t('diligence.hold.since'), placedWords(hold, t)),
          proposedByName !== null && term(t('diligence.hold.proposer'), proposedByName),
          reason !== null && term(t('diligence.fields.reason'), reason),
        ]}
      />
      {kind === 'reported' ? <RecentChanges userIds={[userId]} /> : <Declared userId={userId} />}
    </DecisionFrame>
  )
}

/** What the customer declared last, by which a function is approved. */
function Declared({ userId }: { readonly userId: string }) {
  const { data, error, refetch } = useDiligence(userId)
  if (error) return <Failure error={error} onRetry={() => void refetch()} />
  return data ? <Declaration declared={data.declaration} /> : <Skeleton variant="rounded" height={160} />
}
