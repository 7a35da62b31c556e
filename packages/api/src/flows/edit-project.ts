import { api, calendarDateOf, phaseNameOf, Refusal } from '@cauce/contract'
import { inTransaction, type Transaction } from '../database/index.ts'
import type { ProjectRow } from '../database/schema/project.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Answer, type Call } from '../http/bind.ts'
import { accepted, found, refuseOnConflict } from '../http/expect.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findApprovedProjects, proposePayee } from '../modules/bank/payees/index.ts'
import {
  countContent,
  isLoanType,
  lockProject,
  moveProject,
  PROJECT_CONFLICTS,
  readProject,
  saveTerms,
  viewerOf,
} from '../modules/project/projects/index.ts'
import { isPromotedByInsider } from '../modules/project/conflicts/index.ts'
import { decidePhase, decideType, SHOWING } from '../modules/project/projects/projects.domain.ts'
import { audit } from '../platform/audit/index.ts'
import { notifyProjectChanged } from '../platform/page-purge.ts'
import { lapseReservationsOf, openToReservations } from './preinvest/index.ts'
import { endSuspension, returnMoneyOfDiscarded } from './refund/refund-project.ts'
import { expectFreePromoter, expectOwnerTotal } from './related-parties.ts'

type Endpoint = typeof api.projects.edit

async function editProject(kernel: Kernel, call: Call<Endpoint>): Promise<Answer<Endpoint>> {
  const viewer = viewerOf(call)
  return refuseOnConflict(PROJECT_CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      const { before, changed, payee } = await saveTerms(kernel, tx, call)
      const { projectId } = before
      const promoter = payee && { promoterName: payee.beneficiary, promoterTaxNumber: payee.taxNumber }
      await expectFreePromoter(kernel, tx, before, { ...changed, ...promoter })
      if (payee) await proposePayee(kernel, tx, call, { kind: 'project', projectId, ...payee })
      await changePhase(kernel, tx, changed, call)
      const after = found(await lockProject(tx, viewer, projectId))
      await expectSheet(kernel, tx, before, after)
      const { reason } = call.body
      await audit(kernel, tx, call, { recordId: projectId, before, after, reason })
      await notifyProjectChanged(tx, projectId)
      return readProject(kernel, tx, viewer, projectId)
    }),
  )
}

/** If lifecycle and content allow. */
async function changePhase(kernel: Kernel, tx: Transaction, project: ProjectRow, call: Call<Endpoint>): Promise<void> {
  const { phaseId, reason = null } = call.body
  if (phaseId === undefined) return
  const target = phaseNameOf(phaseId)
  if (!target) throw new Refusal({ code: 'reference-unknown', path: 'phaseId' })
  if (target === project.phase) return
  const content = (await countContent(tx, [project.projectId])).get(project.projectId)!
  const today = calendarDateOf(kernel.clock.now())
  const isLoan = await isLoanType(tx, project.projectTypeId)
  const isInsider = await isPromotedByInsider(tx, project)
  const { isSheetRequired } = kernel.parameters.at(kernel.clock.now())
  const isAccountApproved = (await findApprovedProjects(tx, [project.projectId])).has(project.projectId)
  const facts = { content, isLoan, today, isInsider, isSheetRequired, isAccountApproved }
  const { action, returnsMoney } = accepted(decidePhase(project, target, facts))
  if (SHOWING.has(action)) await expectOwnerTotal(kernel, tx, project)
  if (action === 'discard') await lapseReservationsOf(tx, project, kernel.clock.now())
  if (returnsMoney) await returnMoneyOfDiscarded(kernel, tx, project, { adminId: userIdOf(call.actor), reason })
  const { projectPhaseId } = await moveProject(kernel, tx, project, action, reason)
  if (action === 'openInvestment') await openToReservations(kernel, tx, project, projectPhaseId)
  if (action === 'discard') await endSuspension(kernel, tx, call, project.projectId, reason)
}

async function expectSheet(kernel: Kernel, tx: Transaction, before: ProjectRow, after: ProjectRow): Promise<void> {
  if (after.projectTypeId === before.projectTypeId) return
  const isLoan = await isLoanType(tx, after.projectTypeId)
  const { isSheetRequired } = kernel.parameters.at(kernel.clock.now())
  accepted(decideType(after, { isLoan, isSheetRequired }))
}

export const editProjectFlow: ModuleFactory = (kernel) => ({
  name: 'edit-project',
  // May move many people's money.
  routes: [
    bind(api.projects.edit, (call) => editProject(call.body.phaseId === undefined ? kernel : patient(kernel), call)),
  ],
})
