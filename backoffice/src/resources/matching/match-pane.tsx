import { useId, useState } from 'react'
import { Alert, TextField } from '@mui/material'
import { formatAmount } from '@cauce/contract/cents.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { StateBadge, type Tone } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { LeaveUnmatched } from './leave-unmatched.tsx'
import { MatchCandidates } from './match-candidates.tsx'
import { choiceOf, feeOf, magnitudeOf } from './match-choice.ts'
import { MatchLine, MatchReasons } from './match-line.tsx'
import { useMatch } from './use-match.ts'

const LONGEST_REASON = 300
const tones = { auto: 'green', high: 'green', low: 'blue', hold: 'clay', none: 'grey' } as const satisfies Record<
  NonNullable<MatchingRecord['tier']>,
  Tone
>

interface Props {
  readonly record: MatchingRecord
  readonly onReload: () => void
  readonly onDecided: (words: string) => void
}

/** A line of a bank statement beside what it may belong to. It is matched, sent back or set aside. */
export function MatchPane({ record, onReload, onDecided }: Props) {
  const t = useWords()
  const actor = useActor()
  const id = useId()
  const [choice, setChoice] = useState(() => choiceOf(record))
  const [reason, setReason] = useState('')
  const { action, targets } = useMatch(record, choice, reason, onDecided)
  const first = choice.find(({ candidate }) => candidate.firstApproval !== null)?.candidate.firstApproval ?? null
  const { note, forbidden } = useFirstApproval(first, true)
  const isOwn = choice.some(({ candidate }) => candidate.userId !== null && candidate.userId === actor?.userId)
  const isHeld = record.state === 'held'
  const fee = feeOf(choice, record)
  const isPrepared = record.reasons.includes('four-eyes') && first === null
  const amount = formatMoney(magnitudeOf(record.amount), { places: 'auto' })
  const focus = (part: string) => () => document.getElementById(`${id}-${part}`)?.focus()
  const missing = missingOf({ hasTargets: targets !== undefined, lacksReason: isHeld && reason.trim() === '' })
  return (
    <DecisionFrame
      badge={record.tier && <StateBadge tone={tones[record.tier]} label={t(`matching.tier.${record.tier}`)} />}
      waitingSince={record.createdAt}
      title={record.counterpartyName ?? t('matching.nameless')}
      amount={<Amount value={record.amount} sign="always" />}
      refusal={action.refusal}
      onReload={onReload}
      actions={
        <>
          <DecisionButtons
            isBusy={action.isBusy}
            approval={{
              label: t(isPrepared ? 'matching.prepareAmount' : 'matching.matchAmount', { amount }),
              missing: missing && { words: t(missing.words), focus: focus(missing.part) },
              forbidden: isOwn ? t('errors.own-money') : forbidden,
              onApprove: () => void action.run(),
            }}
            rejection={undefined}
          />
          <LeaveUnmatched record={record} isBusy={action.isBusy} onDecided={onDecided} />
        </>
      }
    >
      <MatchLine record={record} candidate={choice.length === 1 ? choice[0]!.candidate : undefined} />
      <MatchReasons reasons={record.reasons} />
      {isPrepared && <Alert severity="info">{t('matching.needsTwo')}</Alert>}
      {note !== undefined && <Alert severity="info">{note}</Alert>}
      <div id={`${id}-choice`} tabIndex={-1}>
        <MatchCandidates record={record} choice={choice} isBusy={action.isBusy} onChange={setChoice} />
      </div>
      {fee > 0n && <FeeOfReturn fee={fee} whole={choice[0]!.candidate.amount!} />}
      {isHeld && <HeldReason id={`${id}-reason`} reason={reason} onChange={setReason} />}
    </DecisionFrame>
  )
}

/** What keeps it from being matched, and where on the pane that is. */
function missingOf({ hasTargets, lacksReason }: { readonly hasTargets: boolean; readonly lacksReason: boolean }) {
  if (!hasTargets) return { words: 'matching.missingTarget', part: 'choice' } as const
  return lacksReason ? ({ words: 'matching.missingReason', part: 'reason' } as const) : undefined
}

/** What a bank kept of a payment that came back, in cents: the person gets the whole amount. */
function FeeOfReturn({ fee, whole }: { readonly fee: bigint; readonly whole: string }) {
  const t = useWords()
  const amounts = { fee: formatMoney(formatAmount(fee)), amount: formatMoney(whole) }
  return <Alert severity="info">{t('matching.feeOfReturn', amounts)}</Alert>
}

interface ReasonProps {
  readonly id: string
  readonly reason: string
  readonly onChange: (reason: string) => void
}

/** Why it is matched although it is held. */
const HeldReason = ({ id, reason, onChange }: ReasonProps) => (
  <TextField
    id={id}
    label={useWords()('matching.heldReason')}
    value={reason}
    onChange={(event) => onChange(event.target.value)}
    required
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
  />
)
