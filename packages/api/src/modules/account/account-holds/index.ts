import { api, Refusal } from '@cauce/contract'
import type { Executor, Transaction } from '../../../database/index.ts'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import {
  findConsents,
  findCustomerHold,
  findOpenHolds,
  hasAccessEnded,
  listCustomerHolds,
  type NamedHold,
} from './account-holds.queries.ts'

export { decideOnHold, needsApproval } from './account-holds.domain.ts'
export {
  accountHoldRows,
  awaitsHoldDecisionBy,
  findApprovedExposure,
  findConsentHands,
  findConsents,
  findCustomerHold,
  freezeOf,
  guardianConsentRows,
  findOpenHolds,
  isAccessEnded,
  isHoldOfCustomer,
  isOnHoldOf,
  selectHolds,
  shownHoldsOf,
} from './account-holds.queries.ts'

/** Administrators only (decision money-laundering). Steps are taken in the customer's file. */
export const accountHoldsModule: ModuleFactory = (kernel) => ({
  name: 'accountHolds',
  routes: [
    bind(api.accountHolds.list, async (call) => {
      const filter = await approvalFilter(kernel, call, 'diligence.edit')
      const { data, total } = await listCustomerHolds(kernel.database, filter, call.query)
      return { data: await customerHoldViews(kernel.database, data), total }
    }),
    bind(api.accountHolds.read, async ({ params }) => {
      const hold = found(await findCustomerHold(kernel.database, params.id))
      return found((await customerHoldViews(kernel.database, [hold]))[0])
    }),
  ],
})

/** An account that its owner stopped is enabled once two administrators have lifted the hold. */
export async function expectNotReported(tx: Transaction, userId: string): Promise<void> {
  if ((await findOpenHolds(tx, userId, 'reported')).length > 0) throw new Refusal({ code: 'account-under-review' })
}

/** Throws `holder-deceased`. */
export async function expectAccess(tx: Transaction, userId: string): Promise<void> {
  if (await hasAccessEnded(tx, userId)) throw new Refusal({ code: 'holder-deceased' })
}

export async function holdViews(executor: Executor, holds: readonly NamedHold[]) {
  const ids = holds.map(({ row }) => row.accountHoldId)
  const consentsOf = Map.groupBy(await findConsents(executor, ids), ({ row }) => row.accountHoldId)
  return holds.map(({ row, placedByName, proposedByName, liftedByName, outstanding, document }) => {
    const { userId: _, customerDeclarationId: __, documentId: ___, ...hold } = row
    return {
      ...hold,
      outstanding,
      document: document && storedFileOf(document),
      consents: (consentsOf.get(row.accountHoldId) ?? []).map(consentView),
      placedByName: row.placedBy && placedByName,
      proposedByName: row.proposedBy && proposedByName,
      liftedByName: row.liftedBy && liftedByName,
    }
  })
}

const consentView = ({ row, document, recordedByName }: Awaited<ReturnType<typeof findConsents>>[number]) => ({
  ...{ consentId: row.consentId, consentUntil: row.consentUntil, document: storedFileOf(document) },
  ...{ recordedByName, createdAt: row.createdAt },
})

async function customerHoldViews(executor: Executor, holds: readonly NamedHold[]) {
  const views = await holdViews(executor, holds)
  return views.map((view, index) => {
    const { row, userName } = holds[index]!
    return { ...view, userId: row.userId, userName }
  })
}
