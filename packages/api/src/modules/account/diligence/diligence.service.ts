import { calendarDateOf, mistakesOfScreening, Refusal, reviewDayOf, withoutMistakes, type api } from '@cauce/contract'
import { inTransaction, type Transaction } from '../../../database/index.ts'
import { userIdOf } from '../../../http/actor.ts'
import type { Call } from '../../../http/bind.ts'
import { accepted, expectUnchanged, found, touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { accountHoldRows, decideOnHold, placeHold } from '../account-holds/index.ts'
import { riskAssessmentRows, screeningRows } from './diligence.queries.ts'
import { readDiligence } from './diligence.view.ts'

type Endpoints = typeof api.diligence

/** Writes to an existing customer file and returns it. */
async function record<Operation extends 'screen' | 'assess' | 'decideHold'>(
  kernel: Kernel,
  call: Call<Endpoints[Operation]>,
  write: (tx: Transaction, at: { now: Date; userId: string; adminId: string }) => Promise<void>,
) {
  const now = kernel.clock.now()
  const userId = call.params.id
  const adminId = userIdOf(call.actor)
  return inTransaction(kernel.database, async (tx) => {
    await readDiligence(tx, userId, now)
    if (userId === adminId) throw new Refusal({ code: 'own-account' })
    await write(tx, { now, userId, adminId })
    return readDiligence(tx, userId, now)
  })
}

/** A confirmed hit places a hold (Ley 10/2010, articles 14 and 42). */
export const screen = (kernel: Kernel, call: Call<Endpoints['screen']>) =>
  record<'screen'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const { reason = null, ...body } = call.body
    accepted(withoutMistakes(mistakesOfScreening(body, calendarDateOf(now))))
    const row = { screeningId: uuidv7(now), userId, ...body, reason, checkedBy: adminId, createdAt: now }
    await screeningRows.insert(tx, row)
    if (body.result === 'confirmed')
      await placeHold(tx, { userId, kind: body.listKind, placedBy: adminId, customerDeclarationId: null, now })
    await audit(kernel, tx, call, { recordId: row.screeningId, userId, after: body, reason })
  })

/** Stores staff's level with the proposed one. */
export const assess = (kernel: Kernel, call: Call<Endpoints['assess']>) =>
  record<'assess'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const { proposal, assessments } = await readDiligence(tx, userId, now)
    const { level, reason } = call.body
    const after = {
      level,
      proposedLevel: proposal.level,
      factors: proposal.factors,
      reviewOn: reviewDayOf(level, calendarDateOf(now)),
    }
    const riskAssessmentId = uuidv7(now)
    const row = { riskAssessmentId, userId, ...after, reason, assessedBy: adminId, createdAt: now }
    await riskAssessmentRows.insert(tx, row)
    const [former] = assessments
    const before = former && {
      level: former.level,
      proposedLevel: former.proposedLevel,
      factors: former.factors,
      reviewOn: former.reviewOn,
    }
    await audit(kernel, tx, call, { recordId: riskAssessmentId, userId, after, reason, ...(before && { before }) })
  })

export const decideHold = (kernel: Kernel, call: Call<Endpoints['decideHold']>) =>
  record<'decideHold'>(kernel, call, async (tx, { now, userId, adminId }) => {
    const row = found(await accountHoldRows.lock(tx, call.params.holdId))
    if (row.userId !== userId) throw new Refusal({ code: 'not-found' })
    expectUnchanged(row.updatedAt, call.body.updatedAt)
    const change = accepted(decideOnHold(row, call.body, { adminId, now }))
    await accountHoldRows.update(tx, row.accountHoldId, { ...change, updatedAt: touchedAt(row.updatedAt, now) })
    const of = ({ kind, state }: typeof row) => ({ kind, state })
    const reason = change.reason ?? null
    await audit(kernel, tx, call, {
      recordId: row.accountHoldId,
      userId,
      before: of(row),
      after: of({ ...row, ...change }),
      reason,
    })
  })
