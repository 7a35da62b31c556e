import { useId } from 'react'
import { useDataProvider, useGetMany } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { useWords } from '../../ui/words.ts'
import { effectOfAll, effectsOf, sumOf } from '../transactions/effect-of.ts'
import { missingEvidence, NO_EVIDENCE, sentEvidence, type Evidence } from '../transactions/evidence.tsx'
import { kindOfApproval } from './answers.ts'
import { BulkFrame } from './bulk-frame.tsx'
import { BulkMovement } from './bulk-movement.tsx'
import type { MovementItem } from './bulk.ts'
import { useBulk, type BulkProps } from './use-bulk.ts'
import type { Outcome } from './use-decision-on-each.ts'

/**
 * Movements of one type that are decided on together. Approving asks for what each asks for alone: its proof, opened or attached,
 * and the tick, with its effect in view. The button names the sum and works once nothing is missing (handbook rule 14.15).
 */
export function BulkApproval(props: BulkProps<MovementItem>) {
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

/** Approves a movement, with a proof that was attached now, and says what became of it. */
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
