import { api, calendarDateOf, isExposedOn } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Executor } from '../../../database/index.ts'
import type { CustomerDeclarationRow } from '../../../database/schema/diligence.ts'
import { accepted, found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { holdExposed } from '../frozen-people/index.ts'
import { findUser } from '../users/index.ts'
import { decideDeclaration } from './customer-declarations.domain.ts'
import { insertDeclaration, listDeclarationsOf } from './customer-declarations.queries.ts'

export {
  deleteDeclarationsOf,
  findUndeclaredDeposits,
  listDeclarationsOf,
  undeclaredDepositsOf,
} from './customer-declarations.queries.ts'

/** Handbook rules 27.1 to 27.6. */
export const customerDeclarationsModule: ModuleFactory = (kernel) => ({
  name: 'customer-declarations',
  routes: [
    bind(api.customerDeclarations.readState, ({ actor }) =>
      readDeclarations(kernel.database, userIdOf(actor), kernel.clock.now()),
    ),
    bind(api.customerDeclarations.declare, (call) => declareBackground(kernel, call)),
  ],
})

export const declarationView = ({ origins, owners, ...row }: CustomerDeclarationRow, now: Date) => ({
  ...row,
  origins: [...origins],
  owners: [...owners],
  isExposed: isExposedOn(row, calendarDateOf(now)),
})

/** With whether one is still owed. */
async function readDeclarations(executor: Executor, userId: string, now: Date) {
  const rows = await listDeclarationsOf(executor, userId)
  return { isOwed: rows.length === 0, declarations: rows.map((row) => declarationView(row, now)) }
}

/** Append-only. */
async function declareBackground(kernel: Kernel, call: Call<typeof api.customerDeclarations.declare>) {
  const userId = userIdOf(call.actor)
  const createdAt = kernel.clock.now()
  return inTransaction(kernel.database, async (tx) => {
    const { kind } = found(await findUser(tx, userId))
    const decided = accepted(decideDeclaration(call.body, { kind, today: calendarDateOf(createdAt) }))
    const row = { customerDeclarationId: uuidv7(createdAt), userId, ...decided, createdAt }
    await insertDeclaration(tx, row)
    await holdExposed(kernel, tx, row, createdAt)
    return readDeclarations(tx, userId, createdAt)
  })
}
