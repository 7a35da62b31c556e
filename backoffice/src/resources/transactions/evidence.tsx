import { Checkbox, FormControlLabel } from '@mui/material'
import { useLocale } from 'react-admin'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import type { CauceDataProvider } from '../../providers/call.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { useActor } from '../../ui/ability.ts'
import { DifferenceTicks, missingOfCheck, UNCHECKED, type DocumentCheck } from '../../ui/document/document-check.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { useBytes, type BytesSource } from '../../ui/document/use-bytes.ts'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { useWords } from '../../ui/words.ts'
import { maskIbanShort } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'

/** What an administrator has shown before approving a movement, alone or in bulk (handbook rule 14.14). */
export interface Evidence extends DocumentCheck {
  readonly file?: File | undefined
  readonly order?: File | undefined
  readonly isSeen: boolean
  readonly reason?: string
}

export const NO_EVIDENCE: Evidence = { ...UNCHECKED, isSeen: false }

/** What an approval still lacks, and what of the form it is given in. A proof that another person attached has to be opened, because it is what is being approved. */
export function missingEvidence(
  { document, type }: Pick<TransactionRecord, 'document' | 'type'>,
  evidence: Evidence,
): { readonly what: 'proof' | 'opened' | 'tick'; readonly part: string } | undefined {
  const { file, isSeen } = evidence
  if (file === undefined && document === null && type === 'income') return { what: 'proof', part: 'proof' }
  const lacks = missingOfCheck(evidence, file !== undefined)
  if (lacks === 'opened') return { what: 'opened', part: file === undefined && document ? 'opened' : 'proof' }
  if (lacks) return { what: 'tick', part: lacks.label }
  return isSeen ? undefined : { what: 'tick', part: 'tick' }
}

/** What an approval sends of it: the file attached now, the payment order, or the hash of the stored proof that was shown. */
export function sentEvidence({ file, order, seen, reason = '' }: Partial<Evidence>) {
  const sent = file ?? order
  const why = reason.trim() !== '' && { reason: reason.trim() }
  return sent ? { file: sent, ...why } : { ...(seen !== undefined && { seen }), ...why }
}

interface Props {
  readonly record: TransactionRecord
  readonly evidence: Evidence
  readonly onChange: (change: Partial<Evidence>) => void
  readonly id: string
  readonly disabled: boolean
}

/** The payment order that stands as the proof of a withdrawal until another file does. */
function usePaymentOrder({ id, type, number, document }: TransactionRecord) {
  const locale = useLocale()
  const composed =
    type === 'withdraw' && document === null
      ? {
          name: `${number ?? id}.pdf`,
          key: `payment-order ${id} ${locale}`,
          read: async (dataProvider: CauceDataProvider, signal: AbortSignal) =>
            dataProvider.file(`/v1/wallet/transactions/${id}/payment-order`, signal, PDF),
        }
      : undefined
  return { composed, bytes: useBytes(composed).data }
}

const PDF = 'application/pdf'
const orderOf = (bytes: Blob, name: string) => new File([bytes], name, { type: PDF })

export function ProofField({
  record,
  evidence,
  onChange,
  id,
  disabled,
  refusal,
}: Props & { readonly refusal?: string | undefined }) {
  const t = useWords()
  const { composed, bytes } = usePaymentOrder(record)
  const onCheck = (change: Partial<DocumentCheck>) =>
    onChange({
      ...change,
      ...('seen' in change && {
        order: change.seen !== undefined && composed && bytes ? orderOf(bytes, composed.name) : undefined,
      }),
    })
  return (
    <>
      <Proof record={record} composed={composed} attached={evidence.file} linkId={`${id}-opened`} onCheck={onCheck} />
      {!record.thirdParty && (
        <FileDrop
          inputId={`${id}-proof`}
          label={t(record.document || composed ? 'backoffice.decision.otherProof' : 'transactions.fields.document')}
          kinds={ATTACHMENT_KINDS}
          file={evidence.file}
          onChange={(file) => onChange({ file })}
          refusal={refusal}
          disabled={disabled}
        />
      )}
    </>
  )
}

type TickProps = Props & { readonly reasonRefusal?: string | undefined }

/** A tick for each difference, the statement that the movement has been seen at the bank, and the reason once it is asked for. */
export function SeenTick({ record, evidence, onChange, id, disabled, reasonRefusal }: TickProps) {
  const t = useWords()
  const { reason = '' } = evidence
  return (
    <>
      <DifferenceTicks check={evidence} onChange={onChange} id={id} disabled={disabled} />
      <FormControlLabel
        disabled={disabled}
        control={
          <Checkbox
            checked={evidence.isSeen}
            onChange={(event) => onChange({ isSeen: event.target.checked })}
            slotProps={{ input: { id: `${id}-tick` } }}
          />
        }
        label={t(`backoffice.decision.${record.type}Seen`)}
      />
      {(reasonRefusal !== undefined || reason !== '') && (
        <ReasonField
          id={`${id}-reason`}
          label={t('backoffice.decision.exceptionReason')}
          reason={reason}
          onChange={(written) => onChange({ reason: written })}
          refusal={reasonRefusal}
          disabled={disabled}
        />
      )}
    </>
  )
}

/** Why this administrator may not approve: it is their own money, they entered it, or approved it first (handbook rule 1.14). */
export function useApprovalForbidden({ userId, firstApproval, status }: TransactionRecord): string | undefined {
  const t = useWords()
  const actor = useActor()
  const { forbidden } = useFirstApproval(firstApproval, status === 'pending')
  return actor?.userId === userId ? t('errors.own-money') : forbidden
}

interface ProofProps {
  readonly record: TransactionRecord
  readonly composed?: (BytesSource & { readonly name: string }) | undefined
  readonly attached?: File | undefined
  readonly linkId?: string
  readonly onCheck?: (change: Partial<DocumentCheck>) => void
}

export function Proof({ record, ...shown }: ProofProps) {
  const t = useWords()
  const { id, document, bankAccount, amount, userName } = record
  const account = bankAccount && {
    label: t('backoffice.document.account'),
    shown: maskIbanShort(bankAccount.account),
    kind: 'account' as const,
    wanted: bankAccount.account,
  }
  return (
    <ComparedDocument
      {...shown}
      stored={document ? { file: document, resource: 'transactions', id } : undefined}
      facts={[
        { label: t('common.amount'), shown: formatMoney(amount), kind: 'amount', wanted: amount },
        { label: t('backoffice.document.holder'), shown: userName, kind: 'name', wanted: userName },
        ...(account ? [account] : []),
      ]}
    />
  )
}
