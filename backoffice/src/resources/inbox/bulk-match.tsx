import { useId } from 'react'
import { Alert, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useCall } from '../../providers/call.ts'
import { useActor } from '../../ui/ability.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useWords } from '../../ui/words.ts'
import { choiceOf, magnitudeOf, matchBodyOf } from '../matching/match-choice.ts'
import { useTargetWords } from '../matching/target-words.ts'
import { sumOf, type BalanceEffect } from '../transactions/effect-of.ts'
import type { Answer } from './answers.ts'
import { BulkFrame } from './bulk-frame.tsx'
import { BalanceLine } from './bulk-movement.tsx'
import { BulkRow } from './bulk-row.tsx'
import type { LineItem } from './bulk.ts'
import { matchObstacle } from './match-obstacle.ts'
import { useBulk, type BulkProps } from './use-bulk.ts'
import type { Outcome } from './use-decision-on-each.ts'
import { credits, useCreditEffects } from '../matching/use-credit-effects.ts'

/**
 * Lines of statements that are matched with what is suggested for each, or set aside with one reason. Each row shows what it is
 * matched with and its effect, is sent by itself, and stays with its reason if it is refused (handbook rule 14.15).
 */
export function BulkMatch(props: BulkProps<LineItem>) {
  const { items, answerOf, onLeaveOut, onClear } = props
  const t = useWords()
  const actor = useActor()
  const effects = useWalletEffects(items)
  const { approve, rejection, isBusy } = useBulk(props, useMatchOne())
  const obstacle = matchObstacle(items, actor?.userId)
  const sum = formatMoney(sumOf(items.map(({ record }) => magnitudeOf(record.amount))))
  return (
    <BulkFrame
      items={items}
      buttons={{
        approval: {
          label: t('backoffice.bulk.matchSum', { smart_count: items.length, sum }),
          forbidden: obstacle && t(`backoffice.bulk.obstacle.${obstacle.what}`, { name: obstacle.who }),
          onApprove: approve,
        },
        rejection,
      }}
      isBusy={isBusy}
      onClear={onClear}
    >
      {items.map((item) => (
        <Line
          key={item.key}
          item={item}
          effect={effects(item.record.id)}
          answer={answerOf(item)}
          isBusy={isBusy}
          onLeaveOut={() => onLeaveOut(item)}
        />
      ))}
    </BulkFrame>
  )
}

/** Matches a line with what is suggested for it, and says what became of it. */
function useMatchOne() {
  const t = useWords()
  const call = useCall()
  return async ({ record }: LineItem): Promise<Outcome> => {
    // The same key as that of the pane: a line that was sent there is not matched a second time here.
    const matched = await openMoneyAttempt(`matching:${record.id}`).send((idempotencyKey) =>
      call('POST /v1/bank/matching', { body: matchBodyOf([record], choiceOf(record)), idempotencyKey }),
    )
    const isMatched = matched.movements.every(({ state }) => state === 'matched')
    return isMatched
      ? { kind: 'done', words: t('backoffice.report.matched') }
      : { kind: 'half', words: t('matching.needsTwo') }
  }
}

interface LineProps {
  readonly item: LineItem
  /** `null` where no wallet changes, `undefined` until it is known. */
  readonly effect: BalanceEffect | null | undefined
  readonly answer: Answer | undefined
  readonly isBusy: boolean
  readonly onLeaveOut: () => void
}

/** One line with what the bank says, what it is matched with, and what that changes. */
function Line({ item, effect, ...row }: LineProps) {
  const t = useWords()
  const id = useId()
  const targetOf = useTargetWords()
  const { suggestions, bookingDay, remittance, reasons } = item.record
  const first = suggestions.find(({ firstApproval }) => firstApproval !== null)?.firstApproval ?? null
  const { note } = useFirstApproval(first, true)
  const isPrepared = reasons.includes('four-eyes') && first === null
  return (
    <BulkRow {...row} item={item} id={id} title={item.who} note={note}>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[formatDate(bookingDay), remittance].filter(Boolean).join(' · ')}
      </Typography>
      {suggestions.map((candidate) => (
        <Typography key={`${candidate.kind}/${candidate.id}`}>
          {candidate.name}: {targetOf(candidate)}
          {candidate.amount !== null && `, ${formatMoney(candidate.amount)}`}
        </Typography>
      ))}
      <Typography variant="body2">{reasons.map((reason) => t(`matching.reason.${reason}`)).join(' · ')}</Typography>
      {isPrepared && <Alert severity="info">{t('matching.needsTwo')}</Alert>}
      {effect !== null && <BalanceLine effect={effect} />}
    </BulkRow>
  )
}

/**
 * What matching each line does to the wallet of its person, one after the other; null for a line that credits none, or several
 * people at once.
 */
function useWalletEffects(items: readonly LineItem[]) {
  const single = items.flatMap(({ record: { id, amount, suggestions } }) => {
    const [candidate, ...others] = suggestions
    return candidate && others.length === 0 && credits(candidate) ? [{ id, candidate, amount }] : []
  })
  const effects = useCreditEffects(single)
  return (id: string): BalanceEffect | null | undefined =>
    single.some((part) => part.id === id) ? effects.get(id) : null
}
