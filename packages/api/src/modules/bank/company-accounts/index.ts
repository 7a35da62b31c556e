import { api, companyAccountLifecycle, Refusal, stateAfter } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import { found, accepted, expectUnchanged, touchedAt } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listProposals } from '../../../platform/proposals.service.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'
import {
  accountRows,
  awaitsAccountDecision,
  findAccount,
  listAccounts,
  lockActiveAccounts,
} from './company-accounts.queries.ts'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import type { CompanyAccountRow } from '../../../database/schema/company-accounts.ts'
import { userIdOf } from '../../../http/actor.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { findFiles, isUnseen, signedUrl, storeFile } from '../../../platform/files/index.ts'
import { decideOnAccount, displacedBy } from './company-accounts.domain.ts'

export { findActiveAccount, findMainAccount, isAccountInForce } from './company-accounts.queries.ts'

export const companyAccountsModule: ModuleFactory = (kernel) => ({
  name: 'companyAccounts',
  routes: [
    bind(api.companyAccounts.list, (call) =>
      listProposals(kernel, call, 'companyAccounts.edit', { list: listAccounts, awaits: awaitsAccountDecision }),
    ),
    bind(api.companyAccounts.create, (call) => proposeAccount(kernel, call)),
    bind(api.companyAccounts.read, async ({ params }) => found(await findAccount(kernel.database, params.id))),
    bind(api.companyAccounts.decide, (call) => decideAccount(kernel, call)),
    bind(api.companyAccounts.url, async (call) => {
      const { document } = found(await findAccount(kernel.database, call.params.id))
      return signedUrl(kernel, call, { fileId: document.fileId })
    }),
  ],
})

type Endpoints = typeof api.companyAccounts

async function proposeAccount(kernel: Kernel, call: Call<Endpoints['create']>) {
  const now = kernel.clock.now()
  const companyAccountId = uuidv7(now)
  return inTransaction(kernel.database, async (tx) => {
    const proposedBy = userIdOf(call.actor)
    const { fileId: documentId } = await storeFile(tx, call.files[0]!, { uploadedBy: proposedBy })
    await accountRows.insert(tx, {
      companyAccountId,
      ...call.body,
      documentId,
      state: 'proposed',
      proposedBy,
      createdAt: now,
      updatedAt: now,
    })
    const after = found(await findAccount(tx, companyAccountId))
    await audit(kernel, tx, call, { recordId: companyAccountId, after })
    return after
  })
}

async function decideAccount(kernel: Kernel, call: Call<Endpoints['decide']>) {
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    // Locked first, so that concurrent approvals are serialised.
    const active = await lockActiveAccounts(tx)
    const row = found(await accountRows.lock(tx, call.params.id))
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const change = accepted(decideOnAccount(row, call.body, await findHandsOf(tx, adminId, kernel.clock.now())))
    const before = found(await findAccount(tx, row.companyAccountId))
    const now = touchedAt(row.updatedAt, kernel.clock.now())
    if (change.state === 'active') {
      const certificate = (await findFiles(tx, [row.documentId])).get(row.documentId)
      if (isUnseen(certificate, call.body.seen, adminId)) throw new Refusal({ code: 'required', path: 'seen' })
      await displace(tx, row, active, now)
    }
    await accountRows.update(tx, row.companyAccountId, {
      ...change,
      ...(change.state === 'active' && { approvedBy: adminId }),
      decidedBy: adminId,
      decidedAt: now,
      updatedAt: now,
    })
    const after = found(await findAccount(tx, row.companyAccountId))
    await audit(kernel, tx, call, { recordId: row.companyAccountId, before, after, reason: change.reason })
    return after
  })
}

async function displace(tx: Transaction, approved: CompanyAccountRow, active: readonly CompanyAccountRow[], now: Date) {
  const { replaced, relieved } = displacedBy(approved, active)
  for (const { companyAccountId, state, updatedAt } of replaced)
    await accountRows.update(tx, companyAccountId, {
      state: stateAfter(companyAccountLifecycle, 'replace', state)!,
      updatedAt: touchedAt(updatedAt, now),
    })
  for (const { companyAccountId, updatedAt } of relieved)
    await accountRows.update(tx, companyAccountId, { main: false, updatedAt: touchedAt(updatedAt, now) })
}
