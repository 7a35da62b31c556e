import { stateAfter, type api, type Permission, type Transition } from '@cauce/contract'
import { inTransaction, type Executor, type Transaction } from '../database/index.ts'
import type { WithholdingRateRow } from '../database/schema/tax.ts'
import { userIdOf } from '../http/actor.ts'
import type { Call } from '../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../http/expect.ts'
import { uuidv7 } from '../ids.ts'
import type { Kernel } from '../kernel.ts'
import { audit } from './audit/index.ts'
import { decideOnProposal } from './four-eyes.domain.ts'
import { approvalFilter, awaitsApproval, findHandsOf } from './four-eyes.queries.ts'

type Proposed =
  | typeof api.withholdingRates
  | typeof api.withholdingAgents
  | typeof api.declarers
  | typeof api.brands
  | typeof api.companyDetails
  | typeof api.legalTexts
  | typeof api.parameters
type Decided = Proposed | typeof api.payees
type Proposal<State extends string = string> = Pick<WithholdingRateRow, 'proposedBy' | 'updatedAt'> & {
  readonly state: State
}
type NewColumns = Pick<WithholdingRateRow, 'createdAt' | 'updatedAt'> & {
  readonly state: 'proposed'
  readonly proposedBy: string
}
type Columns<State> = Partial<
  Pick<WithholdingRateRow, 'reason' | 'approvedBy' | 'decidedBy' | 'decidedAt' | 'updatedAt'> & { state: State }
>

/** Those that one administrator may take alone. */
type Alone = 'restore' | 'retire'
interface ProposalLifecycle<State extends string> {
  readonly states: readonly State[]
  readonly transitions: Readonly<Record<'approve' | 'refuse' | 'replace', Transition<State>>> &
    Readonly<Partial<Record<Alone, Transition<State>>>>
}

export interface Approval {
  readonly adminId: string
  readonly now: Date
}

interface Stored<Row extends Proposal, View extends object> {
  readonly lifecycle: ProposalLifecycle<Row['state']>
  readonly find: (executor: Executor, id: string) => Promise<View | undefined>
  readonly rows: {
    readonly lock: (tx: Transaction, id: string) => Promise<Row | undefined>
    readonly update: (tx: Transaction, id: string, change: Columns<Row['state']>) => Promise<void>
  }
  readonly idOf: (row: Row) => string
  /** Locked, so that concurrent approvals are serialised. */
  readonly lockReplaced: (tx: Transaction, view: View) => Promise<Row[]>
  /** What else an approval does, or its refusal. */
  readonly onApproval?: (tx: Transaction, approved: Row, approval: Approval) => Promise<void>
  readonly onDecided?: (tx: Transaction) => Promise<void>
}

/** `awaitsMyApproval` for holders of `permission`. */
export async function listProposals<Query extends Parameters<typeof approvalFilter>[1]['query'], View>(
  kernel: Kernel,
  call: Pick<Call, 'actor'> & { readonly query: Query },
  permission: Permission,
  { list, awaits }: Listed<Query, View>,
): Promise<View> {
  const filter = await approvalFilter(kernel, call, permission)
  return list(kernel.database, call.query, awaitsApproval(filter, awaits))
}

interface Listed<Query, View> {
  readonly list: (executor: Executor, query: Query, further?: ReturnType<typeof awaitsApproval>) => Promise<View>
  readonly awaits: Parameters<typeof awaitsApproval>[1]
}

export async function propose<Row extends Proposal, View extends object>(
  kernel: Kernel,
  call: Call<Proposed['create']>,
  { find }: Pick<Stored<Row, View>, 'find'>,
  insert: (tx: Transaction, id: string, columns: NewColumns) => Promise<void>,
): Promise<View> {
  const now = kernel.clock.now()
  const recordId = uuidv7(now)
  const proposedBy = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    await insert(tx, recordId, { state: 'proposed', proposedBy, createdAt: now, updatedAt: now })
    const after = found(await find(tx, recordId))
    await audit(kernel, tx, call, { recordId, after })
    return after
  })
}

/** Approval replaces what had the same scope and day. */
export async function decide<Row extends Proposal, View extends object>(
  kernel: Kernel,
  call: Call<Decided['decide']>,
  { lifecycle, find, rows, idOf, lockReplaced, onApproval, onDecided }: Stored<Row, View>,
): Promise<View> {
  const [adminId, recordId] = [userIdOf(call.actor), call.params.id]
  return inTransaction(kernel.database, async (tx) => {
    const before = found(await find(tx, recordId))
    const replaced = await lockReplaced(tx, before)
    const row = found(await rows.lock(tx, recordId))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const hands = await findHandsOf(tx, adminId, kernel.clock.now())
    const action = actionOf(lifecycle, call.body.state, row.state)
    const isApproval = action === 'approve'
    const state = action && nextOf(lifecycle, action, row.state)
    const change = accepted(decideOnProposal(state, row, { hands, isApproval, reason: call.body.reason }))
    const now = touchedAt(row.updatedAt, kernel.clock.now())
    if (change.state === 'active')
      for (const other of replaced)
        await rows.update(tx, idOf(other), {
          state: stateAfter(lifecycle, 'replace', other.state)!,
          updatedAt: touchedAt(other.updatedAt, now),
        })
    if (isApproval) await onApproval?.(tx, row, { adminId, now })
    await rows.update(tx, recordId, {
      ...change,
      ...(isApproval && { approvedBy: adminId }),
      decidedBy: adminId,
      decidedAt: now,
      updatedAt: now,
    })
    await onDecided?.(tx)
    const after = found(await find(tx, recordId))
    await audit(kernel, tx, call, { recordId, before, after, reason: change.reason })
    return after
  })
}

type Action = keyof ProposalLifecycle<string>['transitions']
const ACTIONS = { active: ['approve', 'restore'], refused: ['refuse'], retired: ['retire'] } as const

function actionOf<State extends string>(
  lifecycle: ProposalLifecycle<State>,
  wanted: keyof typeof ACTIONS,
  state: State,
): Action | undefined {
  return ACTIONS[wanted].find((action) => nextOf(lifecycle, action, state) !== undefined)
}

function nextOf<State extends string>({ transitions }: ProposalLifecycle<State>, action: Action, state: State) {
  const { from, to } = transitions[action] ?? {}
  return from?.includes(state) ? to : undefined
}
