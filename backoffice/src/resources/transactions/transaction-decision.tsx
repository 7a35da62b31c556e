import { useId, useState } from 'react'
import { Checkbox, FormControlLabel } from '@mui/material'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { transactionLifecycle } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { abilityFor } from '../../ui/ability.ts'
import { useActor } from '../../ui/actor.ts'
import { ageOf } from '../../ui/age.ts'
import { Amount } from '../../ui/amount.tsx'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import type { DecisionProps } from '../../ui/decision/decision-props.ts'
import { FileDrop } from '../../ui/decision/file-drop.tsx'
import { useDecision } from '../../ui/decision/use-decision.ts'
import { DocumentLink } from '../../ui/document-link.tsx'
import { TransactionStatusBadge } from '../../ui/states.tsx'
import { useNow } from '../../ui/use-now.ts'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from './effect-of.ts'
import { TransactionContext } from './transaction-context.tsx'
import { useApprovalForbidden } from './use-approval-forbidden.ts'

const LONGEST_REASON = 300

/** Approve with the proof and the tick, or reject with a reason; the balance after is shown before. */
export function TransactionDecision({ record, onDecided, onReload }: DecisionProps<TransactionRecord>) {
  const t = useWords()
  const id = useId()
  const now = useNow()
  const actor = useActor()
  const [file, setFile] = useState<File>()
  const [isSeen, setSeen] = useState(false)
  const forbidden = useApprovalForbidden(record)
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(record, {
    resource: 'transactions',
    affects: ['wallets', 'users'],
    movesMoney: true,
  })
  const may = (action: 'approve' | 'reject') =>
    actor !== undefined && abilityFor(transactionLifecycle, action, record.status, actor) === 'allowed'
  const focus = (part: string) => () => document.getElementById(`${id}-${part}`)?.focus()
  const missing = missingFor(file !== undefined || record.document !== null, isSeen)

  const send = async (data: Record<string, unknown>) => {
    const decided = await decide(data)
    if (decided) onDecided(decided)
  }
  const approval = may('approve')
    ? {
        label: t('backoffice.decision.approveAmount', { amount: formatMoney(record.amount, { places: 'auto' }) }),
        missing: missing && { words: t(`backoffice.decision.${missing}`), focus: focus(missing) },
        forbidden,
        onApprove: () => void send({ status: 'completed', ...(file && { file }) }),
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
          onReject: (rejectReason: string) => void send({ status: 'rejected', rejectReason }),
        }
      : undefined

  return (
    <DecisionFrame
      badge={<TransactionStatusBadge status={record.status} />}
      waiting={
        record.status === 'pending' ? t('backoffice.decision.waits', { age: ageOf(record.createdAt, now) }) : undefined
      }
      title={t(`backoffice.decision.${record.type}Of`, { name: record.userName })}
      amount={<Amount value={signedAmountOf(record)} sign="always" />}
      refusal={refusal}
      onReload={onReload}
      actions={
        (approval || rejection) && (
          <DecisionButtons approval={approval} rejection={rejection} isBusy={isBusy}>
            <FormControlLabel
              disabled={isBusy}
              control={
                <Checkbox
                  checked={isSeen}
                  onChange={(event) => setSeen(event.target.checked)}
                  slotProps={{ input: { id: `${id}-tick` } }}
                />
              }
              label={t(`backoffice.decision.${record.type}Seen`)}
            />
          </DecisionButtons>
        )
      }
    >
      <TransactionContext record={record}>
        {record.document && <DocumentLink file={record.document} resource="transactions" id={record.id} />}
        {approval && (
          <FileDrop
            inputId={`${id}-proof`}
            label={t(record.document ? 'backoffice.decision.otherProof' : 'transactions.fields.document')}
            kinds={ATTACHMENT_KINDS}
            file={file}
            onChange={setFile}
            refusal={fieldRefusals['file']}
            disabled={isBusy}
          />
        )}
      </TransactionContext>
    </DecisionFrame>
  )
}

/** "Approval requires a supporting bank/payment proof document" (spec section 4), and somebody who looked. */
function missingFor(hasProof: boolean, isSeen: boolean): 'proof' | 'tick' | undefined {
  if (!hasProof) return 'proof'
  return isSeen ? undefined : 'tick'
}
