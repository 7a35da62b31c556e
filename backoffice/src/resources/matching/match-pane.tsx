import { useId, useState } from 'react'
import { Alert, TextField } from '@mui/material'
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
import { choiceOf, magnitudeOf } from './match-choice.ts'
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
  const isPrepared = record.reasons.includes('four-eyes') && first === null
  const amount = formatMoney(magnitudeOf(record.amount), { places: 'auto' })
  const focus = (part: string) => () => document.getElementById(`${id}-${part}`)?.focus()
  const missing =
    targets === undefined
      ? { words: t('matching.missingTarget'), focus: focus('choice') }
      : isHeld && reason.trim() === ''
        ? { words: t('matching.missingReason'), focus: focus('reason') }
        : undefined
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
              missing,
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
      {isHeld && (
        <TextField
          id={`${id}-reason`}
          label={t('matching.heldReason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
        />
      )}
    </DecisionFrame>
  )
}
