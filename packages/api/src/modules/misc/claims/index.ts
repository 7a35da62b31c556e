import { api, CLAIM_SECONDS, DECISIONS, type DecisionKind, isPermitted, Refusal } from '@cauce/contract'
import { userIdOf } from '../../../http/actor.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { deleteClaim, holdClaim, listClaims, worksTicket } from './claims.queries.ts'

export { eraseClaims } from './claims.queries.ts'

export const claimsModule: ModuleFactory = (kernel) => ({
  name: 'claims',
  routes: [
    ...bindRows(api.claims.list, api.claims.read, (call) => {
      const managerId = call.scope === 'all' ? undefined : userIdOf(call.actor)
      const filter = { kinds: kindsOf(call), managerId }
      return listClaims(kernel.database, filter, call.query, kernel.clock.now())
    }),
    bind(api.claims.hold, (call) => hold(kernel, call)),
    bind(api.claims.release, (call) => deleteClaim(kernel.database, call.params.id, userIdOf(call.actor))),
  ],
})

const kindsOf = ({ actor }: Pick<Call, 'actor'>): DecisionKind[] =>
  (Object.keys(DECISIONS) as DecisionKind[]).filter((kind) => isPermitted(DECISIONS[kind], actor.kind))

async function hold(kernel: Kernel, call: Call<typeof api.claims.hold>) {
  const { recordId, kind, isTakenOver = false } = call.body
  const userId = userIdOf(call.actor)
  if (!kindsOf(call).includes(kind)) throw new Refusal({ code: 'forbidden' })
  // Other tickets do not exist for a manager.
  if (call.actor.kind === 'operator') found((await worksTicket(kernel.database, recordId, userId)) || undefined)
  const now = kernel.clock.now()
  const expiresAt = new Date(now.getTime() + CLAIM_SECONDS * 1000)
  return holdClaim(
    kernel.database,
    { claimId: uuidv7(now), recordId, kind, userId, claimedAt: now, expiresAt },
    isTakenOver,
    now,
  )
}
