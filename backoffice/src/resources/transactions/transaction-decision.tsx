import { Suspense, useId, useState } from 'react'
import { transactionLifecycle } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useAbility, useActor } from '../../ui/ability.ts'
import { Amount } from '../../ui/figures.tsx'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { TransactionStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from './effect-of.ts'
import {
  missingEvidence,
  NO_EVIDENCE,
  ProofField,
  SeenTick,
  sentEvidence,
  useApprovalForbidden,
  type Evidence,
} from './evidence.tsx'
import { movementKindOf } from './movement-kind.ts'
import { Proof } from './proof.tsx'
import { TransactionContext } from './transaction-context.tsx'
import { isFirstOfTwo, useTransactionContext } from './use-transaction-context.ts'
import { loaded } from '../../ui/loaded.ts'

// The inbox shows what waits, which no statement has approved.
const StatementLines = loaded(() => import('./statement-lines.tsx'), 'StatementLines')

const LONGEST_REASON = 300

/** Approve with the proof and the checkbox, or reject with a reason. It shows the balance before and after. */
export function TransactionDecision(props: DecisionProps<TransactionRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const id = useId()
  const actor = useActor()
  const [evidence, setEvidence] = useState(NO_EVIDENCE)
  const forbidden = useApprovalForbidden(record)
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'transactions', ['wallets', 'users'])
  const may = useAbility(transactionLifecycle, record.status)
  const focus = (part: string) => () => document.getElementById(`${id}-${part}`)?.focus()
  const missing = missingEvidence(record, evidence)
  const context = useTransactionContext(record)
  const isFirst = isFirstOfTwo(context)
  const fields = {
    record,
    evidence,
    onChange: (change: Partial<Evidence>) => setEvidence((present) => ({ ...present, ...change })),
    id,
    disabled: isBusy,
  }

  const approval = may('approve')
    ? {
        label: t(`backoffice.decision.${isFirst ? 'firstApproveAmount' : 'approveAmount'}`, {
          amount: formatMoney(record.amount, { places: 'auto' }),
        }),
        missing: missing && { words: t(`backoffice.decision.${missing.what}`), focus: focus(missing.part) },
        forbidden,
        onApprove: () => decide({ status: 'completed', ...sentEvidence(evidence) }),
      }
    : undefined
  const rejection =
    may('reject') && actor?.userId !== record.userId
      ? {
          label: t('backoffice.decision.reject'),
          reasonLabel: t('transactions.fields.rejectReason'),
          isReasonRequired: true,
          longestReason: LONGEST_REASON,
          reasonRefusal: fieldRefusals['rejectReason'],
          onReject: (rejectReason: string) => decide({ status: 'rejected', rejectReason }),
        }
      : undefined

  return (
    <DecisionFrame
      badge={<TransactionStatusBadge record={record} />}
      waitingSince={record.status === 'pending' ? record.createdAt : undefined}
      title={titleOf(t, record)}
      amount={<Amount value={signedAmountOf(record)} sign="always" />}
      refusal={refusal}
      onReload={onReload}
      actions={
        (approval || rejection) && (
          <DecisionButtons approval={approval} rejection={rejection} isBusy={isBusy}>
            {approval && forbidden === undefined && <SeenTick {...fields} reasonRefusal={fieldRefusals['reason']} />}
          </DecisionButtons>
        )
      }
    >
      <TransactionContext record={record} context={context}>
        {approval && forbidden === undefined ? (
          <ProofField {...fields} refusal={fieldRefusals['file']} />
        ) : (
          <Proof record={record} />
        )}
        {record.status === 'completed' && (
          <Suspense fallback={null}>
            <StatementLines transactionId={record.id} />
          </Suspense>
        )}
      </TransactionContext>
    </DecisionFrame>
  )
}

function titleOf(t: ReturnType<typeof useWords>, record: TransactionRecord): string {
  const kind = movementKindOf(record)
  const { type, userName: name } = record
  return kind === 'deposit' || kind === 'withdrawal'
    ? t(`backoffice.decision.${type}Of`, { name })
    : t(`backoffice.decision.movementOf.${kind}`, { name })
}
