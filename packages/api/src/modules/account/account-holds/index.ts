import { accountHoldLifecycle, api, calendarDateOf, Refusal, type AccountHoldKind } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { CustomerDeclarationRow } from '../../../database/schema/diligence.ts'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { ModuleFactory } from '../../../module.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { needsApproval } from './account-holds.domain.ts'
import {
  accountHoldRows,
  findApprovedExposure,
  findCustomerHold,
  findOpenHolds,
  listCustomerHolds,
  type NamedHold,
} from './account-holds.queries.ts'

export { decideOnHold } from './account-holds.domain.ts'
export { accountHoldRows, isOnHold, isOnHoldOf, selectHolds } from './account-holds.queries.ts'

/** Administrators only (decision money-laundering). Steps are taken in the customer's file. */
export const accountHoldsModule: ModuleFactory = (kernel) => ({
  name: 'accountHolds',
  routes: [
    bind(api.accountHolds.list, async (call) => {
      const filter = await approvalFilter(kernel, call, 'diligence.edit')
      const { data, total } = await listCustomerHolds(kernel.database, filter, call.query)
      return { data: data.map(customerHoldView), total }
    }),
    bind(api.accountHolds.read, async ({ params }) =>
      customerHoldView(found(await findCustomerHold(kernel.database, params.id))),
    ),
  ],
})

/** An account that its owner stopped is enabled once two administrators have lifted the hold. */
export async function expectNotReported(tx: Transaction, userId: string): Promise<void> {
  if ((await findOpenHolds(tx, userId, 'reported')).length > 0) throw new Refusal({ code: 'account-under-review' })
}

interface Placing {
  readonly userId: string
  readonly kind: AccountHoldKind
  readonly placedBy: string | null
  readonly customerDeclarationId: string | null
  readonly now: Date
}

/** Idempotent for the same reason. */
export async function placeHold(tx: Transaction, { now, ...placing }: Placing): Promise<void> {
  if ((await findOpenHolds(tx, placing.userId, placing.kind)).length > 0) return
  const at = { placedAt: now, updatedAt: now }
  const nobody = { reason: null, proposedBy: null, liftedBy: null, liftedAt: null }
  const state = accountHoldLifecycle.initial[0]!
  await accountHoldRows.insert(tx, { accountHoldId: uuidv7(now), ...placing, ...nobody, state, ...at })
}

/** Places a hold for a newly declared, unapproved public function (Ley 10/2010, article 14). */
export async function holdExposed(tx: Transaction, declared: CustomerDeclarationRow, now: Date): Promise<void> {
  const { userId, customerDeclarationId } = declared
  const known = {
    approved: await findApprovedExposure(tx, userId),
    isHeld: (await findOpenHolds(tx, userId, 'exposure')).length > 0,
    today: calendarDateOf(now),
  }
  if (needsApproval(declared, known))
    await placeHold(tx, { userId, kind: 'exposure', placedBy: null, customerDeclarationId, now })
}

export function holdView({ row, placedByName, proposedByName, liftedByName }: NamedHold) {
  const { userId: _, customerDeclarationId: __, ...hold } = row
  // A left join without a person yields a name anyway.
  return {
    ...hold,
    placedByName: row.placedBy && placedByName,
    proposedByName: row.proposedBy && proposedByName,
    liftedByName: row.liftedBy && liftedByName,
  }
}

const customerHoldView = (hold: NamedHold) => ({
  ...holdView(hold),
  userId: hold.row.userId,
  userName: hold.userName,
})
