import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import {
  PHASE_COLOURS,
  stateOfTransaction,
  type PhaseName,
  type TicketStateName,
  type TransactionState,
} from '@cauce/contract'
import type { BankAccountRecord, OrderRecord, TransactionRecord, VerificationRecord } from '../providers/records.ts'
import { useFirstApproval } from './first-approval.ts'
import { useWords } from './words.ts'

/** Grey: not begun or waiting. Blue: in progress. Green: done. Clay: needs attention. A word always says it too. */
export type Tone = 'grey' | 'blue' | 'green' | 'clay'

const colors: Readonly<Record<Tone, { readonly dot: string; readonly wash: string; readonly ink: string }>> = {
  grey: { dot: 'var(--phase-grey)', wash: 'var(--phase-grey-wash)', ink: 'var(--phase-grey-ink)' },
  blue: { dot: 'var(--phase-blue)', wash: 'var(--phase-blue-wash)', ink: 'var(--phase-blue-ink)' },
  green: { dot: 'var(--phase-green)', wash: 'var(--phase-green-wash)', ink: 'var(--phase-green-ink)' },
  clay: { dot: 'var(--clay)', wash: 'var(--clay-wash)', ink: 'var(--clay-ink)' },
}

interface BadgeProps {
  readonly tone: Tone
  readonly label: string
  readonly mayWrap?: boolean
}

export function StateBadge({ tone, label, mayWrap = false }: BadgeProps) {
  const { dot, wash, ink } = colors[tone]
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexShrink: 0,
        alignItems: 'center',
        gap: '0.375rem',
        paddingInline: '0.5rem',
        minHeight: '1.5rem',
        borderRadius: '2px',
        backgroundColor: wash,
        color: ink,
        fontSize: '0.8125rem',
        fontWeight: 550,
        whiteSpace: mayWrap ? 'normal' : 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: dot, flex: 'none' }}
      />
      {label}
    </Box>
  )
}

/** A badge for the states of records, each under its word `prefix.state`. */
export const badgeOf =
  <State extends string>(prefix: string, tones: Readonly<Record<State, Tone>>) =>
  ({ state }: { readonly state: State }) => (
    <StateBadge tone={tones[state]} label={useTranslate()(`${prefix}.${state}`)} />
  )

const transactionTones = {
  pending: 'grey',
  completed: 'green',
  rejected: 'clay',
  cancelled: 'grey',
} as const satisfies Record<TransactionState, Tone>

/** A transaction that has its first approval and waits for the second does not look like any other pending one. */
export function TransactionStatusBadge({ record }: { readonly record: TransactionRecord }) {
  const t = useWords()
  const { state } = useFirstApproval(record.firstApproval, record.status === 'pending')
  if (state === 'stands') return <StateBadge tone="blue" label={t('distributions.waits')} />
  const shown = stateOfTransaction(record)
  return <StateBadge tone={transactionTones[shown]} label={t(`transactions.status.${shown}`)} />
}

export const BankAccountStateBadge = badgeOf<BankAccountRecord['state']>('bankAccounts.state', {
  pending: 'grey',
  valid: 'green',
  error: 'clay',
})

export const VerificationStatusBadge = badgeOf<VerificationRecord['status']>('verifications.status', {
  NotVerified: 'grey',
  Started: 'grey',
  Progress: 'grey',
  Completed: 'blue',
  Approved: 'green',
  Declined: 'clay',
  Resubmission: 'clay',
  ExpiredAbandoned: 'grey',
})

const orderTones = {
  pending: 'grey',
  active: 'blue',
  finished: 'green',
  cancelled: 'clay',
} as const satisfies Record<OrderRecord['status'], Tone>

export function OrderStatusBadge({ order: { status, departure } }: { readonly order: OrderRecord }) {
  const t = useWords()
  const word = departure ? t(`orders.departure.${departure}`) : t(`orders.status.${status}`)
  return <StateBadge tone={orderTones[status]} label={word} />
}

/** Clay waits for staff, grey for the customer. */
export const TicketStateBadge = badgeOf<TicketStateName>('tickets.state', {
  Open: 'clay',
  InProcess: 'blue',
  PendingCustomer: 'grey',
  PendingManager: 'clay',
  Closed: 'green',
  Dismissed: 'grey',
})

/** Handbook rule 6.12: grey, blue, green. */
export const PhaseBadge = badgeOf<PhaseName>('phases.name', PHASE_COLOURS)
