import { stateOfTransaction } from '@cauce/contract/wallet/transactions.lifecycle.ts'
import type { Transaction } from './movement-filters.ts'
import { isCancellable, isTransferOpen } from './movement-words.ts'

type Transfer = NonNullable<Transaction['transfer']>
/** The request's state until approval, then the transfer's. */
export type WithdrawalState = 'pending' | 'rejected' | Transfer['stage']

const WAY = ['asked', 'approved', 'batched', 'sent', 'executed'] as const
type Stop = 'rejected' | 'refused' | 'returned' | 'cancelled'
export type StepName = (typeof WAY)[number] | Stop
/** After a stop, later steps are `never`. */
export type Mark = 'done' | 'now' | 'stop' | 'todo' | 'never'

export interface Step {
  readonly name: StepName
  readonly mark: Mark
  readonly at: string | null
}

export const isWithdrawal = ({ type, issuerName }: Transaction): boolean =>
  type === 'withdraw' && (issuerName === 'user-wallet' || issuerName === 'admin-backoffice')

/** Its owner can still cancel it (handbook rules 5.19, 5.64). */
export const isOpen = (withdrawal: Transaction): boolean => isCancellable(withdrawal) || isTransferOpen(withdrawal)

export function stateOfWithdrawal(withdrawal: Transaction): WithdrawalState {
  const state = stateOfTransaction(withdrawal)
  return state === 'completed' ? (withdrawal.transfer?.stage ?? 'approved') : state
}

const REACHED = {
  pending: 0,
  approved: 1,
  batched: 2,
  released: 2,
  sent: 3,
  executed: WAY.length,
  rejected: 1,
  refused: 3,
  returned: 4,
} as const satisfies Record<Exclude<WithdrawalState, 'cancelled'>, number>

const isStop = (state: WithdrawalState): state is Stop =>
  state === 'rejected' || state === 'refused' || state === 'returned' || state === 'cancelled'

export function stepsOf(withdrawal: Transaction): Step[] {
  const state = stateOfWithdrawal(withdrawal)
  const { transfer } = withdrawal
  // A request is cancelled before its approval, a transfer after it.
  const reached = state === 'cancelled' ? (transfer ? 2 : 1) : REACHED[state]
  const days = daysOf(withdrawal)
  return WAY.map((name, index) => {
    if (index < reached) return { name, mark: 'done', at: days[name] }
    if (index > reached) return { name, mark: isStop(state) ? 'never' : 'todo', at: null }
    return isStop(state) ? { name: state, mark: 'stop', at: endOf(withdrawal) } : { name, mark: 'now', at: days[name] }
  })
}

export interface WithdrawalEvent {
  readonly name: StepName | 'released' | 'entered'
  readonly mark: Exclude<Mark, 'stop' | 'never'> | 'late'
  readonly at: string | null
}

export function eventsOf(withdrawal: Transaction): WithdrawalEvent[] {
  const state = stateOfWithdrawal(withdrawal)
  const days = daysOf(withdrawal)
  const first = withdrawal.issuerName === 'user-wallet' ? 'asked' : 'entered'
  const way = [
    { name: first, at: days.asked },
    { name: 'approved', at: days.approved },
    { name: 'batched', at: days.batched },
    { name: 'released', at: withdrawal.transfer?.releasedAt ?? null },
    { name: 'sent', at: days.sent },
    { name: 'executed', at: days.executed },
  ] as const
  const happened = way.filter(({ at }) => at !== null)
  const past = happened.map((event, index): WithdrawalEvent => {
    const isLast = index === happened.length - 1 && !isStop(state) && state !== 'executed'
    return { ...event, mark: isLast ? 'now' : 'done' }
  })
  if (isStop(state)) return [...past, { name: state, mark: 'late', at: endOf(withdrawal) }]
  const next = way.slice(way.findLastIndex(({ at }) => at !== null) + 1)
  return [...past, ...next.map(({ name }): WithdrawalEvent => ({ name, mark: 'todo', at: null }))]
}

const daysOf = ({
  createdAt,
  status,
  updatedAt,
  transfer,
}: Transaction): Record<(typeof WAY)[number], string | null> => ({
  asked: createdAt,
  approved: transfer?.approvedAt ?? (status === 'completed' ? updatedAt : null),
  batched: transfer?.batchedAt ?? null,
  sent: transfer?.sentAt ?? null,
  executed: transfer?.executedOn ?? (transfer?.stage === 'executed' ? transfer.updatedAt : null),
})

const endOf = ({ cancelledAt, transfer, updatedAt }: Transaction): string =>
  cancelledAt ?? transfer?.returnedOn ?? transfer?.updatedAt ?? updatedAt
