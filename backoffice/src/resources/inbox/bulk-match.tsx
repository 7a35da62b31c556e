import { useId } from 'react'
import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { Amount, Effect } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { StateBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { choiceOf, magnitudeOf, matchBodyOf } from '../matching/match-choice.ts'
import { useTargetWords } from '../matching/target-words.ts'
import { sumOf, type BalanceEffect } from '../transactions/effect-of.ts'
import type { Answer } from './answers.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { LineItem } from './bulk.ts'
import type { MarkedItem } from './queue.ts'
import { useWalletEffects } from './use-wallet-effects.ts'
import type { Result } from '../../ui/use-on-each.ts'
import { useDecisionOnEach } from './use-decision-on-each.ts'

interface Props {
  readonly items: readonly LineItem[]
  readonly onDecided: (item: MarkedItem) => void
  readonly onAnswered: (answers: readonly Answer[]) => void
  readonly onClose: () => void
}

/**
 * Matches lines of statements with what is suggested for each, after one confirmation that names their sum. Each row shows what
 * it is matched with and its effect, is sent by itself, and stays with its reason if it is refused (handbook rule 14.15).
 */
export function BulkMatch({ items, onDecided, onAnswered, onClose }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const effects = useWalletEffects(items)
  const match = async ({ record }: MarkedItem) => {
    const line = record as MatchingRecord
    // The same key as that of the pane: a line that was sent there is not matched a second time here.
    const matched = await openMoneyAttempt(`matching:${line.id}`).send((idempotencyKey) =>
      dataProvider.matchMovements(matchBodyOf([line], choiceOf(line)), { idempotencyKey }),
    )
    const isMatched = matched.every(({ state }) => state === 'matched')
    return isMatched
      ? { kind: 'done' as const, words: t('backoffice.report.matched') }
      : { kind: 'half' as const, words: t('matching.needsTwo') }
  }
  const { run, isBusy, results } = useDecisionOnEach(items, match, { onDecided, onAnswered })
  const sum = formatMoney(sumOf(items.map(({ record }) => magnitudeOf(record.amount))))
  return (
    <BulkDialog
      items={items}
      title={t('backoffice.bulk.title.bankMovement', { smart_count: items.length })}
      submitLabel={t('backoffice.bulk.matchSum', { smart_count: items.length, sum })}
      isBusy={isBusy}
      onSubmit={() => void run(undefined)}
      onClose={onClose}
    >
      {items.map((item) => (
        <Line key={item.key} item={item} effect={effects(item.record.id)} result={results.get(item.key)} />
      ))}
    </BulkDialog>
  )
}

interface LineProps {
  readonly item: LineItem
  /** Absent where no wallet changes, `undefined` until it is known. */
  readonly effect: BalanceEffect | null | undefined
  readonly result: Result | undefined
}

/** One line with what the bank says, what it is matched with, and what that changes. */
function Line({ item: { record, who }, effect, result }: LineProps) {
  const t = useWords()
  const id = useId()
  const targetOf = useTargetWords()
  const { suggestions, amount, bookingDay, remittance, reasons } = record
  const first = suggestions.find(({ firstApproval }) => firstApproval !== null)?.firstApproval ?? null
  const { note } = useFirstApproval(first, true)
  const isPrepared = reasons.includes('four-eyes') && first === null
  return (
    <Stack component="section" aria-labelledby={`${id}-name`} spacing={1}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="h3" variant="subtitle1" id={`${id}-name`} sx={{ overflowWrap: 'anywhere' }}>
          {who}
        </Typography>
        <Typography component="span" variant="subtitle1">
          <Amount value={amount} sign="always" />
        </Typography>
      </Box>
      {note !== undefined && <StateBadge tone="blue" label={note} mayWrap />}
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
      {effect === undefined && <Skeleton variant="rounded" height={66} />}
      {effect && (
        <Effect
          before={{ label: t('backoffice.decision.balanceNow'), value: <Amount value={effect.before} /> }}
          after={{ label: t('backoffice.decision.balanceAfter'), value: <Amount value={effect.after} /> }}
        />
      )}
      {result !== undefined && !result.isDone && <Alert severity="error">{result.why}</Alert>}
    </Stack>
  )
}
