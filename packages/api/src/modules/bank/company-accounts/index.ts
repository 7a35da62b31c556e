import { api, companyAccountLifecycle, stateAfter } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, accepted, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { awaitedOf, findHandsOf } from '../../../platform/four-eyes.queries.ts'
import { accountProposals, lockActiveAccounts } from './company-accounts.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { CompanyAccountRow } from '../../../database/schema/company-accounts.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { decideOnAccount, displacedBy } from './company-accounts.domain.ts'

export { findActiveAccount, findMainAccount, isAccountInForce } from './company-accounts.queries.ts'

export const companyAccountsModule: ModuleFactory = (kernel) => ({
  name: 'companyAccounts',
  routes: [
    bind(api.companyAccounts.list, async (call) =>
      accountProposals.list(
        kernel.database,
        call.query,
        await awaitedOf(kernel, call, 'companyAccounts.edit', accountProposals),
      ),
    ),
    bind(api.companyAccounts.create, (call) => proposeAccount(kernel, call)),
    bind(api.companyAccounts.read, async ({ params }) =>
      found(await accountProposals.find(kernel.database, params.id)),
    ),
    bind(api.companyAccounts.decide, (call) => decideAccount(kernel, call)),
  ],
})

type Endpoints = typeof api.companyAccounts
const { rows, find } = accountProposals

async function proposeAccount(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  const companyAccountId = uuidv7(now)
  return inTransaction(kernel.database, async (tx) => {
    await rows.insert(tx, {
      companyAccountId,
      ...call.body,
      state: 'proposed',
      proposedBy: userIdOf(call.actor),
      createdAt: now,
      updatedAt: now,
    })
    const after = found(await find(tx, companyAccountId))
    await audit(kernel, tx, call, { recordId: companyAccountId, after })
    return after
  })
}

async function decideAccount(kernel: Kernel, call: Call<Endpoints['decide']>) {
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    // Locked first, so that concurrent approvals are serialised.
    const active = await lockActiveAccounts(tx)
    const row = found(await rows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const change = accepted(decideOnAccount(row, call.body, await findHandsOf(tx, adminId, kernel.clock.now())))
    const before = found(await find(tx, row.companyAccountId))
    const now = touchedAt(row.updatedAt, kernel.clock.now())
    if (change.state === 'active') await displace(tx, row, active, now)
    await rows.update(tx, row.companyAccountId, {
      ...change,
      ...(change.state === 'active' && { approvedBy: adminId }),
      decidedBy: adminId,
      decidedAt: now,
      updatedAt: now,
    })
    const after = found(await find(tx, row.companyAccountId))
    await audit(kernel, tx, call, { recordId: row.companyAccountId, before, after, reason: change.reason })
    return after
  })
}

async function displace(tx: Transaction, approved: CompanyAccountRow, active: readonly CompanyAccountRow[], now: Date) {
  const { replaced, relieved } = displacedBy(approved, active)
  for (const { companyAccountId, state, updatedAt } of replaced)
    await rows.update(tx, companyAccountId, {
      state: stateAfter(companyAccountLifecycle, 'replace', state)!,
      updatedAt: touchedAt(updatedAt, now),
    })
  for (const { companyAccountId, updatedAt } of relieved)
    await rows.update(tx, companyAccountId, { main: false, updatedAt: touchedAt(updatedAt, now) })
}
