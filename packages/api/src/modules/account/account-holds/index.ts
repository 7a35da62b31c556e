import { api, Refusal } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { storedFileOf } from '../../../platform/files/index.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import {
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
  findCustomerHold,
  freezeOf,
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

/** Throws `holder-deceased`. */
export async function expectAccess(tx: Transaction, userId: string): Promise<void> {
  if (await hasAccessEnded(tx, userId)) throw new Refusal({ code: 'holder-deceased' })
}

export function holdView({ row, placedByName, proposedByName, liftedByName, ...more }: NamedHold) {
  const {
    userId: _,
    customerDeclarationId: __,
    documentId: ___,
    consentDocumentId: ____,
    consentRecordedBy: _____,
    ...hold
  } = row
  const { outstanding, document, consentDocument } = more
  return {
    ...hold,
    outstanding,
    document: document && storedFileOf(document),
    consentDocument: consentDocument && storedFileOf(consentDocument),
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
