import { Box } from '@mui/material'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { badgeOf } from '../../ui/states.tsx'
import { useWords } from '../../ui/words.ts'

export const PaymentStateBadge = badgeOf<PaymentRecord['state']>('payments.state', {
  queued: 'grey',
  batched: 'blue',
  released: 'blue',
  accepted: 'blue',
  refused: 'clay',
  executed: 'green',
  returned: 'clay',
  cancelled: 'grey',
})

export const BatchStateBadge = badgeOf<PaymentBatchRecord['state']>('paymentBatches.state', {
  draft: 'clay',
  released: 'blue',
  handed_over: 'blue',
  answered: 'blue',
  executed: 'green',
  cancelled: 'grey',
})

const MARKS = { match: '✓', close: '≈', none: '✕', not_possible: '–' } as const satisfies Record<
  NonNullable<PaymentRecord['payeeVerification']>,
  string
>
const INKS = {
  match: 'var(--phase-green-ink)',
  close: 'var(--clay-ink)',
  none: 'error.main',
  not_possible: 'text.secondary',
} as const satisfies Record<keyof typeof MARKS, string>

type Verified = Pick<PaymentRecord, 'payeeVerification' | 'verifiedName'>

export function PayeeVerification({ payment: { payeeVerification, verifiedName } }: { readonly payment: Verified }) {
  const t = useWords()
  if (payeeVerification === null) return null
  return (
    <Box component="span" sx={{ color: INKS[payeeVerification], fontWeight: 550 }}>
      <span aria-hidden>{MARKS[payeeVerification]}</span> {t(`payments.payeeVerification.${payeeVerification}`)}
      {verifiedName !== null && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {' '}
          {t('paymentBatches.bankName', { name: verifiedName })}
        </Box>
      )}
    </Box>
  )
}
