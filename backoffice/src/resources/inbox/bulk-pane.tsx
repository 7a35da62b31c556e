import { useId } from 'react'
import { BulkFrame, BulkRow, BulkMovement, BalanceLine } from './bulk-rows.tsx'
import { bulkModeOf, isLine, isMovement, type MovementItem, type LineItem } from './bulk.ts'
import { useBulk, type BulkProps, type Outcome } from './use-bulk.ts'
import { useDataProvider, useGetMany } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { useWords } from '../../ui/words.ts'
import { effectOfAll, effectsOf, sumOf, type BalanceEffect } from '../transactions/effect-of.ts'
import { missingEvidence, NO_EVIDENCE, sentEvidence, type Evidence } from '../transactions/evidence.tsx'
import { kindOfApproval, type Answer } from './answers.ts'
import { Alert, Typography } from '@mui/material'
import { formatDate } from '@cauce/format/dates.ts'
import { useCall } from '../../providers/call.ts'
import { useActor } from '../../ui/ability.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { choiceOf, magnitudeOf, matchBodyOf } from '../matching/match-choice.ts'
import { useTargetWords } from '../matching/target-words.ts'
import { matchObstacle } from './match-obstacle.ts'
import { credits, useCreditEffects } from '../matching/use-credit-effects.ts'

export function BulkPane({ items, ...props }: BulkProps) {
  const mode = bulkModeOf(items)
  if (mode === 'movements') return <BulkApproval {...props} items={items.filter(isMovement)} />
  if (mode === 'lines') return <BulkMatch {...props} items={items.filter(isLine)} />
  return <BulkRejection {...props} items={items} />
}

/** Rows that are approved one by one, and rejected together at most. */
function BulkRejection(props: BulkProps) {
  const { items, answerOf, onLeaveOut, onClear } = props
  const id = useId()
  const { rejection, isBusy } = useBulk(props)
  return (
    <BulkFrame
      items={items}
      {...(bulkModeOf(items) !== 'mixed' && { buttons: { approval: undefined, rejection } })}
      isBusy={isBusy}
      onClear={onClear}
    >
      {items.map((item) => (
        <BulkRow
          key={item.key}
          item={item}
          id={`${id}-${item.key}`}
          answer={answerOf(item)}
          isBusy={isBusy}
          onLeaveOut={() => onLeaveOut(item)}
        />
      ))}
    </BulkFrame>
  )
}

/**
 * Movements of one type that are decided on together. Approving asks for what each asks for alone: its proof, opened or attached,
 * and the tick, with its effect in view. The button names the sum and works once nothing is missing (handbook rule 14.15).
 */
function BulkApproval(props: BulkProps<MovementItem>) {
  const { items, evidenceOf, onEvidence, answerOf, onLeaveOut, onClear } = props
  const t = useWords()
  const id = useId()
  const approveOne = useApproveOne()
  const { approve, rejection, isBusy } = useBulk(props, (item) => approveOne(item, evidenceOf(item) ?? {}))
  const { data: wallets = [] } = useGetMany<WalletRecord>('wallets', {
    ids: [...new Set(items.map(({ record }) => record.walletId))],
  })
  const records = items.map(({ record }) => record)
  const effects = effectsOf(records, wallets)
  const all = effectOfAll(records, wallets)
  const rows = items.map((item) => ({
    item,
    id: `${id}-${item.key}`,
    evidence: { ...NO_EVIDENCE, ...evidenceOf(item) },
  }))
  const missing = rows.flatMap(({ item, evidence, id: row }) => {
    const lacks = missingEvidence(item.record, evidence)
    if (lacks === undefined) return []
    const words = `${t(`backoffice.decision.${lacks.what}`)} (${item.who})`
    return [{ words, focus: () => document.getElementById(`${row}-${lacks.part}`)?.focus() }]
  })[0]
  const sum = formatMoney(sumOf(records.map(({ amount }) => amount)))
  return (
    <BulkFrame
      items={items}
      total={all && balanceWords(all)}
      buttons={{
        approval: {
          label: t('backoffice.bulk.approveSum', { smart_count: items.length, sum }),
          missing,
          onApprove: approve,
        },
        rejection,
      }}
      isBusy={isBusy}
      onClear={onClear}
    >
      {rows.map((row) => (
        <BulkMovement
          key={row.item.key}
          {...row}
          effect={effects.get(row.item.record.id)}
          onChange={(change) => onEvidence(row.item, change)}
          answer={answerOf(row.item)}
          isBusy={isBusy}
          onLeaveOut={() => onLeaveOut(row.item)}
        />
      ))}
    </BulkFrame>
  )

  function balanceWords({ wallets: smart_count, before, after }: NonNullable<typeof all>): string {
    return t('backoffice.bulk.balances', { smart_count, before: formatMoney(before), after: formatMoney(after) })
  }
}

function useApproveOne() {
  const t = useWords()
  const dataProvider = useDataProvider()
  return async ({ record }: MovementItem, evidence: Partial<Evidence>): Promise<Outcome> => {
    const change = { status: 'completed', ...sentEvidence(evidence) }
    const { data } = await sendDecision('transactions', record, change, (params) =>
      dataProvider.update<TransactionRecord>('transactions', params as never),
    )
    const kind = kindOfApproval(data)
    if (kind === 'half') return { kind, words: t('backoffice.done.transaction.pending') }
    if (data.balanceAfter === null) return { kind, words: t('backoffice.report.approved') }
    return { kind, words: t('backoffice.report.approvedTo', { balance: formatMoney(data.balanceAfter) }) }
  }
}

/**
 * Matches lines of statements with the suggestion of each, or sets them aside with one reason. One call a row, which shows its match and
 * effect; a refused row stays with its reason (handbook rule 14.15).
 */
function BulkMatch(props: BulkProps<LineItem>) {
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

function useMatchOne() {
  const t = useWords()
  const call = useCall()
  return async ({ record }: LineItem): Promise<Outcome> => {
    // The idempotency key of the pane, so that a line sent there is not matched twice.
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
