import { useState } from 'react'
import { useDataProvider, useGetMany } from 'react-admin'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord, WalletRecord } from '../../providers/records.ts'
import { sendDecision } from '../../ui/decision/use-decision.ts'
import { useWords } from '../../ui/words.ts'
import { effectOfAll, effectsOf, sumOf } from '../transactions/effect-of.ts'
import { missingEvidence, NO_EVIDENCE, type Evidence } from '../transactions/evidence.tsx'
import { kindOfApproval, type Answer } from './answers.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { Movement } from './bulk-movement.tsx'
import type { MovementItem } from './bulk.ts'
import type { MarkedItem } from './queue.ts'
import { useDecisionOnEach } from './use-decision-on-each.ts'

interface Props {
  readonly items: readonly MovementItem[]
  readonly onDecided: (item: MarkedItem) => void
  readonly onAnswered: (answers: readonly Answer[]) => void
  /** Takes the mark off a row, which stays as it is. */
  readonly onLeaveOut: (item: MarkedItem) => void
  readonly onClose: () => void
}

/**
 * Approves movements of one type together. Each asks for what it asks for alone: its proof, opened or attached, and the tick,
 * with its effect in view. The button names the sum and works once nothing is missing (handbook rule 14.15). An approved
 * movement leaves the dialog, a refused one stays with its reason.
 */
export function BulkApproval({ items, onDecided, onAnswered, onLeaveOut, onClose }: Props) {
  const t = useWords()
  const dataProvider = useDataProvider()
  const { evidenceOf, change } = useEvidence()
  const { data: wallets = [] } = useGetMany<WalletRecord>('wallets', {
    ids: [...new Set(items.map(({ record }) => record.walletId))],
  })
  const records = items.map(({ record }) => record)
  const effects = effectsOf(records, wallets)
  const all = effectOfAll(records, wallets)
  const approve = async ({ key, record }: MarkedItem) => {
    const { file } = evidenceOf(key)
    const change = { status: 'completed', ...(file && { file }) }
    const { data } = await sendDecision('transactions', record, change, (params) =>
      dataProvider.update<TransactionRecord>('transactions', params as never),
    )
    const kind = kindOfApproval(data)
    if (kind === 'half') return { kind, words: t('backoffice.done.transaction.pending') }
    if (data.balanceAfter === null) return { kind, words: t('backoffice.report.approved') }
    return { kind, words: t('backoffice.report.approvedTo', { balance: formatMoney(data.balanceAfter) }) }
  }
  const { run, isBusy, results } = useDecisionOnEach(items, approve, { onDecided, onAnswered })
  const missing = items.flatMap(({ key, who, record }) => {
    const what = missingEvidence(record, evidenceOf(key))
    return what ? [{ name: who, what: t(`backoffice.decision.${what}`) }] : []
  })[0]

  return (
    <BulkDialog
      items={items}
      title={t(`backoffice.bulk.title.${items[0]!.kind}`, { smart_count: items.length })}
      total={
        all &&
        t('backoffice.bulk.balances', {
          smart_count: all.wallets,
          before: formatMoney(all.before),
          after: formatMoney(all.after),
        })
      }
      missing={missing && t('backoffice.bulk.missing', missing)}
      submitLabel={t('backoffice.bulk.approveSum', {
        smart_count: items.length,
        sum: formatMoney(sumOf(records.map(({ amount }) => amount))),
      })}
      isBusy={isBusy}
      isDirty={items.some(({ key }) => evidenceOf(key).isSeen || evidenceOf(key).file !== undefined)}
      onSubmit={() => void run(undefined)}
      onClose={onClose}
    >
      {items.map((item) => (
        <Movement
          key={item.key}
          item={item}
          effect={effects.get(item.record.id)}
          evidence={evidenceOf(item.key)}
          onChange={(evidence) => change(item.key, evidence)}
          isBusy={isBusy}
          onLeaveOut={items.length > 1 ? () => onLeaveOut(item) : undefined}
          result={results.get(item.key)}
        />
      ))}
    </BulkDialog>
  )
}

/** What has been shown for each movement. */
function useEvidence() {
  const [shown, setShown] = useState<ReadonlyMap<string, Evidence>>(new Map())
  return {
    evidenceOf: (key: string) => shown.get(key) ?? NO_EVIDENCE,
    change: (key: string, change: Partial<Evidence>) =>
      setShown((present) => new Map([...present, [key, { ...(present.get(key) ?? NO_EVIDENCE), ...change }]])),
  }
}
