import { maskIbanShort } from '@cauce/format/iban.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import type { BytesSource } from '../../ui/document/use-bytes.ts'
import type { DocumentCheck } from '../../ui/document/document-check.tsx'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly record: TransactionRecord
  readonly composed?: (BytesSource & { readonly name: string }) | undefined
  readonly attached?: File | undefined
  readonly linkId?: string
  readonly onCheck?: (change: Partial<DocumentCheck>) => void
}

export function Proof({ record, ...shown }: Props) {
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
