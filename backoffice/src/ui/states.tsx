import { PHASE_COLOURS, type PhaseName } from '@cauce/contract'
import type { BankAccountRecord, OrderRecord, TransactionRecord, VerificationRecord } from '../providers/records.ts'
import { StateBadge, type Tone } from './state-badge.tsx'
import { useWords } from './words.ts'

const transactionTones = { pending: 'grey', completed: 'green', rejected: 'clay' } as const satisfies Record<
  TransactionRecord['status'],
  Tone
>
const bankAccountTones = { pending: 'grey', valid: 'green', error: 'clay' } as const satisfies Record<
  BankAccountRecord['state'],
  Tone
>
const orderTones = { pending: 'grey', active: 'blue', finished: 'green', cancelled: 'clay' } as const satisfies Record<
  OrderRecord['status'],
  Tone
>
const verificationTones = {
  NotVerified: 'grey',
  Started: 'grey',
  Progress: 'grey',
  Completed: 'blue',
  Approved: 'green',
  Declined: 'clay',
  Resubmission: 'clay',
  ExpiredAbandoned: 'grey',
} as const satisfies Record<VerificationRecord['status'], Tone>

export function TransactionStatusBadge({ status }: { readonly status: TransactionRecord['status'] }) {
  const t = useWords()
  return <StateBadge tone={transactionTones[status]} label={t(`transactions.status.${status}`)} />
}

export function BankAccountStateBadge({ state }: { readonly state: BankAccountRecord['state'] }) {
  const t = useWords()
  return <StateBadge tone={bankAccountTones[state]} label={t(`bankAccounts.state.${state}`)} />
}

export function VerificationStatusBadge({ status }: { readonly status: VerificationRecord['status'] }) {
  const t = useWords()
  return <StateBadge tone={verificationTones[status]} label={t(`verifications.status.${status}`)} />
}

export function OrderStatusBadge({ status }: { readonly status: OrderRecord['status'] }) {
  const t = useWords()
  return <StateBadge tone={orderTones[status]} label={t(`orders.status.${status}`)} />
}

/** Spec section 4: grey, blue, green. */
export function PhaseBadge({ phase }: { readonly phase: PhaseName }) {
  const t = useWords()
  return <StateBadge tone={PHASE_COLOURS[phase]} label={t(`phases.name.${phase}`)} />
}
