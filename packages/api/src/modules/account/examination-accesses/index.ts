import { api, examinationAccessLifecycle, Refusal } from '@cauce/contract'
import { bind, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { inTransaction, type Executor } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import { accepted, found, refuseOnConflict } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { leaveUnaudited } from '../../../platform/audit/index.ts'
import { listAdministrators } from '../users/index.ts'
import { decideStep, isOpenAt } from './examination-accesses.domain.ts'
import { examinationAccessRows, findOpenAccess, listAccesses } from './examination-accesses.queries.ts'
import { findHandsOf } from '../../../platform/four-eyes.queries.ts'

export { eraseExaminationAccesses } from './examination-accesses.queries.ts'

/** Handbook rules 27.17 and 27.18. */
export const examinationAccessesModule: ModuleFactory = (kernel) => ({
  name: 'examinationAccesses',
  routes: [
    bind(api.examinationAccesses.readAll, (call) => readAccesses(kernel, call)),
    bind(api.examinationAccesses.ask, (call) => askForAccess(kernel, call)),
    bind(api.examinationAccesses.step, (call) => stepAccess(kernel, call)),
  ],
})

type Endpoints = typeof api.examinationAccesses

const viewOf =
  (now: Date) =>
  ({ row, ...names }: Awaited<ReturnType<typeof listAccesses>>[number]) => ({
    ...row,
    ...names,
    isOpen: isOpenAt(row, now),
  })

const readOne = async (executor: Executor, accessId: string, now: Date) =>
  viewOf(now)(found((await listAccesses(executor, accessId))[0]))

async function readAccesses({ database, clock }: Kernel, { actor }: Pick<Call, 'actor'>) {
  const others = (await listAdministrators(database)).filter((id) => id !== userIdOf(actor))
  return { accesses: (await listAccesses(database)).map(viewOf(clock.now())), isAlone: others.length === 0 }
}

const CONFLICTS = { examination_accesses_waiting_key: { code: 'access-waiting' } } as const

async function askForAccess(kernel: Kernel, call: Call<Endpoints['ask']>) {
  const now = kernel.clock.now()
  const accessId = uuidv7(now)
  const asked = { accessId, requestedBy: userIdOf(call.actor), reason: call.body.reason, createdAt: now }
  const undecided = { decidedBy: null, decidedAt: null, endsAt: null }
  leaveUnaudited(call)
  return inTransaction(kernel.database, async (tx) => {
    const state = examinationAccessLifecycle.initial[0]!
    await refuseOnConflict(CONFLICTS, () => examinationAccessRows.insert(tx, { ...asked, ...undecided, state }))
    return readOne(tx, accessId, now)
  })
}

async function stepAccess(kernel: Kernel, call: Call<Endpoints['step']>) {
  const now = kernel.clock.now()
  const { id } = call.params
  leaveUnaudited(call)
  return inTransaction(kernel.database, async (tx) => {
    const row = found(await examinationAccessRows.lock(tx, id))
    const adminId = userIdOf(call.actor)
    const hands = await findHandsOf(tx, adminId, now)
    const change = accepted(decideStep(row, call.body.action, { adminId, hands, now }))
    await examinationAccessRows.update(tx, id, change)
    return readOne(tx, id, now)
  })
}

/** Throws `access-needed` without an open access. */
export async function expectAccess(executor: Executor, personId: string, now: Date) {
  const access = await findOpenAccess(executor, personId, now)
  if (!access) throw new Refusal({ code: 'access-needed' })
  return access
}
