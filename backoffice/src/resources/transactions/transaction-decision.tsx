import { useId, useState } from 'react'
import { Checkbox, FormControlLabel } from '@mui/material'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { transactionLifecycle } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useAbility, useActor } from '../../ui/ability.ts'
import { Amount } from '../../ui/figures.tsx'
import { DecisionButtons } from '../../ui/decision/decision-buttons.tsx'
import { DecisionFrame } from '../../ui/decision/decision-frame.tsx'
import { type DecisionProps, useDecision } from '../../ui/decision/use-decision.ts'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { TransactionStatusBadge } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'
import { signedAmountOf } from './effect-of.ts'
import { TransactionContext } from './transaction-context.tsx'

const LONGEST_REASON = 300

/** Approve with the proof and the checkbox, or reject with a reason. It shows the balance before and after. */
export function TransactionDecision(props: DecisionProps<TransactionRecord>) {
  const { record, onReload } = props
  const t = useWords()
  const id = useId()
  const actor = useActor()
  const [file, setFile] = useState<File>()
  const [isSeen, setSeen] = useState(false)
  const forbidden = useApprovalForbidden(record)
  const { decide, isBusy, refusal, fieldRefusals } = useDecision(props, 'transactions', ['wallets', 'users'])
  const may = useAbility(transactionLifecycle, record.status)
  const focus = (part: string) => () => document.getElementById(`${id}-${part}`)?.focus()
  const missing = missingFor(file !== undefined || record.document !== null, isSeen)

  const approval = may('approve')
    ? {
        label: t('backoffice.decision.approveAmount', { amount: formatMoney(record.amount, { places: 'auto' }) }),
        missing: missing && { words: t(`backoffice.decision.${missing}`), focus: focus(missing) },
        forbidden,
        onApprove: () => decide({ status: 'completed', ...(file && { file }) }),
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
      badge={<TransactionStatusBadge status={record.status} />}
      waitingSince={record.status === 'pending' ? record.createdAt : undefined}
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

/** Approval requires a supporting bank/payment proof document (handbook rule 5.9), and the checkbox. */
function missingFor(hasProof: boolean, isSeen: boolean): 'proof' | 'tick' | undefined {
  if (!hasProof) return 'proof'
  return isSeen ? undefined : 'tick'
}

/** Why this administrator may not approve: it is their own money, or they gave the first approval (handbook rule 1.14). */
function useApprovalForbidden({ userId, firstApproval, status }: TransactionRecord): string | undefined {
  const t = useWords()
  const actor = useActor()
  const { forbidden } = useFirstApproval(firstApproval, status === 'pending')
  return actor?.userId === userId ? t('errors.own-money') : forbidden
}
