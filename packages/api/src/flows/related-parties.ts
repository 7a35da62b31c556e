import { api, calendarDateOf, isInvestable, Refusal } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import type { Transaction } from '../database/index.ts'
import type { ConflictRow } from '../database/schema/conflicts.ts'
import type { ProjectRow } from '../database/schema/project.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted } from '../http/expect.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { createConflict, editConflict, findBarredBy, isPromotedByInsider } from '../modules/project/conflicts/index.ts'
import { auditedOf } from '../modules/project/irregularities/index.ts'
import { doesPromoterInvest } from '../modules/project/orders/index.ts'
import { lockOwnersOffers, lockProjects } from '../modules/project/projects/index.ts'
import { decideOwnerTotal } from '../modules/project/projects/owner-total.domain.ts'
import { isOffered } from '../modules/project/projects/projects.domain.ts'
import { audit } from '../platform/audit/index.ts'
import { recordIrregularity } from './irregularities/index.ts'

/** Recording an insider suspends open offers (Regulation (EU) 2020/1503, article 8(2)). */
export const relatedPartiesFlow: ModuleFactory = (kernel) => ({
  name: 'related-parties',
  routes: [
    bind(api.conflicts.create, (call) => {
      const able = patient(kernel)
      return createConflict(able, call, (tx, row) => suspendOffers(able, tx, call, row))
    }),
    bind(api.conflicts.edit, (call) => {
      const able = patient(kernel)
      return editConflict(able, call, (tx, row) => suspendOffers(able, tx, call, row))
    }),
  ],
})

type Recording = Call<(typeof api.conflicts)['create']> | Call<(typeof api.conflicts)['edit']>

async function suspendOffers(kernel: Kernel, tx: Transaction, call: Recording, { conflictId }: ConflictRow) {
  const [es, en] = [translator('es'), translator('en')]
  const texts = {
    irregularity: es('irregularityPages.insider.irregularity'),
    irregularityEn: en('irregularityPages.insider.irregularity'),
    steps: es('irregularityPages.insider.steps'),
    stepsEn: en('irregularityPages.insider.steps'),
  }
  // All of them, so that none is opened meanwhile.
  const projects = await lockProjects(tx, await findBarredBy(tx, conflictId))
  for (const project of projects.values()) {
    if (!isInvestable(project.phase) || project.suspended) continue
    const row = await recordIrregularity(kernel, tx, project, texts, userIdOf(call.actor))
    await audit(kernel, tx, call, { noun: 'irregularities', recordId: row.irregularityId, after: auditedOf(row) })
  }
}

/** Refuses another promoter who is an insider, who has invested, or whose offers would be too many. */
export async function expectFreePromoter(
  kernel: Kernel,
  tx: Transaction,
  before: ProjectRow,
  after: ProjectRow,
): Promise<void> {
  const { promoterName, promoterTaxNumber, projectId } = after
  const asksForMore = after.financingAmount > before.financingAmount
  const isAnother = promoterName !== before.promoterName || promoterTaxNumber !== before.promoterTaxNumber
  if (isOffered(before.phase) && (asksForMore || isAnother)) await expectOwnerTotal(kernel, tx, after)
  if (!isAnother) return
  const path = 'promoterTaxNumber'
  if (await isPromotedByInsider(tx, after)) throw new Refusal({ code: 'promoter-is-insider', path })
  if (promoterTaxNumber !== null && (await doesPromoterInvest(tx, { projectId, promoterTaxNumber })))
    throw new Refusal({ code: 'promoter-invests', path })
}

export async function expectOwnerTotal(kernel: Kernel, tx: Transaction, project: ProjectRow): Promise<void> {
  const others = await lockOwnersOffers(tx, project)
  accepted(decideOwnerTotal(project, others, calendarDateOf(kernel.clock.now())))
}
