import { companyAccountLifecycle, stateAfter, type api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { CompanyAccountRow } from '../../../database/schema/company-accounts.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { decideOnAccount, displacedBy } from './company-accounts.domain.ts'
import { accountProposals, lockActiveAccounts } from './company-accounts.queries.ts'

type Endpoints = typeof api.companyAccounts
const { rows, find } = accountProposals

export async function proposeAccount(kernel: Kernel, call: Call<Endpoints['create']>) {
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

/** An approval replaces the active account with the same IBAN. */
export async function decideAccount(kernel: Kernel, call: Call<Endpoints['decide']>) {
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    // Locked first, so that concurrent approvals are serialised.
    const active = await lockActiveAccounts(tx)
    const row = found(await rows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const change = accepted(decideOnAccount(row, call.body, adminId))
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
