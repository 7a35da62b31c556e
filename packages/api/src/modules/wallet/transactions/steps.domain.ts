import type { Cents, MovementAct } from '@cauce/contract'
import type { DecisionRow } from '../../../database/schema/decisions.ts'
import type { TransactionRow } from '../../../database/schema/wallet.ts'

export interface NamedDecision extends Pick<
  DecisionRow,
  'kind' | 'verdict' | 'decidedAs' | 'reason' | 'expiresAt' | 'createdAt'
> {
  readonly byName: string | null
  readonly firstName: string | null
}

export interface Movement extends Pick<
  TransactionRow,
  | 'userId'
  | 'type'
  | 'issuerName'
  | 'status'
  | 'amount'
  | 'projectId'
  | 'createdBy'
  | 'createdAt'
  | 'decidedAt'
  | 'rejectReason'
> {
  readonly projectName: string | null
  readonly creatorName: string | null
  readonly adminName: string | null
}

type Reader = 'staff' | 'owner'

interface Done {
  readonly at: Date
  readonly act: MovementAct
  readonly isFirst: boolean
  readonly by: { readonly as: 'owner' | 'staff' | 'platform'; readonly names: string[] }
  readonly reason: string | null
  readonly expiresAt: Date | null
}

interface Step extends Omit<Done, 'by'> {
  readonly amount: Cents
  readonly projectId: string | null
  readonly projectName: string | null
  readonly by: Done['by'] | null
}

export function stepsOf(movement: Movement, decisions: readonly NamedDecision[], reader: Reader): Step[] {
  const done = [...requestOf(movement), ...decisions.map(doneBy), ...endOf(movement)]
  const { amount, projectId, projectName } = movement
  return done
    .filter(({ isFirst }) => reader === 'staff' || !isFirst)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((step) => ({
      ...step,
      ...{ amount, projectId, projectName },
      ...(reader === 'owner' && { by: null, reason: null }),
    }))
}

export function doneBy(decision: NamedDecision): Done {
  const { kind, verdict, decidedAs, byName, firstName, reason, expiresAt, createdAt } = decision
  const names = decidedAs === 'staff' ? [firstName, byName].filter((name) => name !== null) : []
  return {
    at: createdAt,
    act: kind === 'cancel_withdrawal' && decidedAs === 'staff' ? 'reject_withdrawal' : kind,
    isFirst: verdict === 'first',
    by: { as: decidedAs, names },
    reason,
    expiresAt,
  }
}

const WITHOUT_DECISION = { isFirst: false, reason: null, expiresAt: null }

/** An income moves nothing when it is asked for. One that a line of a statement made was not asked for. */
function requestOf({ type, issuerName, userId, createdBy, creatorName, createdAt }: Movement): Done[] {
  const isAskedFor = type === 'income' && (issuerName === 'user-wallet' || issuerName === 'admin-backoffice')
  if (!isAskedFor || createdBy === null) return []
  const by = createdBy === userId ? OWNER : byStaff(creatorName)
  return [{ ...WITHOUT_DECISION, at: createdAt, act: 'ask_deposit', by }]
}

function endOf({ type, status, decidedAt, adminName, rejectReason }: Movement): Done[] {
  if (type !== 'income' || decidedAt === null) return []
  if (status === 'cancelled') return [{ ...WITHOUT_DECISION, at: decidedAt, act: 'cancel_deposit', by: OWNER }]
  if (status !== 'rejected') return []
  const by = byStaff(adminName)
  return [{ ...WITHOUT_DECISION, at: decidedAt, act: 'reject_deposit', by, reason: rejectReason }]
}

const OWNER: Done['by'] = { as: 'owner', names: [] }
const byStaff = (name: string | null): Done['by'] => ({ as: 'staff', names: name === null ? [] : [name] })
