import { Alert } from '@mui/material'
import { formatDateTime } from '@cauce/format/dates.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { firstApprovalState } from '../../ui/first-approval.ts'
import { useNow } from '../../ui/time.tsx'
import { useWords } from '../../ui/words.ts'

export function FirstRefusal({ batch: { firstApproval } }: { readonly batch: PaymentBatchRecord }) {
  const t = useWords()
  const now = useNow()
  if (firstApproval === null || firstApprovalState(firstApproval, true, now) !== 'stands') return null
  const { adminName: name, expiresAt } = firstApproval
  return <Alert severity="info">{t('paymentBatches.refusalOf', { name, until: formatDateTime(expiresAt) })}</Alert>
}
