import { formatMoney } from '@cauce/format/money.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { ComparedDocument } from '../../ui/document/compared-document.tsx'
import type { useDocumentCheck } from '../../ui/document/document-check.tsx'
import { useWords } from '../../ui/words.ts'

interface Props {
  readonly distribution: DistributionRecord
  /** Absent where nothing is approved by it. */
  readonly check?: ReturnType<typeof useDocumentCheck>
}

export function PaymentProof({ distribution: { id, document, amount }, check }: Props) {
  const t = useWords()
  if (document === null || amount === null) return null
  return (
    <ComparedDocument
      stored={{ file: document, resource: 'distributions', id }}
      facts={[{ label: t('common.amount'), shown: formatMoney(amount), kind: 'amount', wanted: amount }]}
      {...(check && { linkId: `${check.id}-opened`, onCheck: check.onChange })}
    />
  )
}
