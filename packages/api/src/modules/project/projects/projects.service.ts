import {
  absentTerms,
  phaseNameOf,
  Refusal,
  type api,
  annualProfitability,
  calendarDateOf,
  expectedRateOn,
  isInvestable,
  isRefundable,
  loanStateOf,
  PHASE_IDS,
  shareInBasisPoints,
  type DefaultState,
  type Project,
  type RateFrom,
  type Scope,
} from '@cauce/contract'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'
import { inTransaction, type Executor, type Transaction } from '../../../database/index.ts'
import type { Call } from '../../../http/bind.ts'
import {
  accepted,
  expectUnchanged,
  found,
  refuseOnConflict,
  refuseWhenReferenced,
  touchedAt,
} from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { audit } from '../../../platform/audit/index.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { notifyProjectChanged } from '../../../platform/page-purge.ts'
import { deleteFileLater } from '../../../platform/files/index.ts'
import { deletePictureLater, pictureOf } from '../../../platform/pictures/index.ts'
import { countContent, deleteContent, findCovers, type Cover, countEnglishTexts } from './project-content.queries.ts'
import { openProject } from './project-phases.service.ts'
import { viewerOf, type ProjectViewer, isStaff } from './project-visibility.queries.ts'
import { decideEdit, mistakesIn, splitEdit, type ProjectTerms } from './projects.domain.ts'
import * as queries from './projects.queries.ts'
import type { ProjectRecord } from './projects.queries.ts'
import type { z } from 'zod'
import { findRates } from '../risk-rates/index.ts'
import { deletePayeesOfProject, findApprovedProjects } from '../../bank/payees/index.ts'
import { findBalances } from '../../wallet/ledger/index.ts'
import {
  findClosedAt,
  findReturns,
  findIrregularities,
  countFollowers,
  findDefaults,
} from './project-additions.queries.ts'
import { findPendingRefunds } from './project-refunds.queries.ts'

type Endpoints = typeof api.projects
export const PROJECT_CONFLICTS = { projects_url_key: { code: 'url-exists', path: 'url' } } as const

export async function readProject(
  kernel: Kernel,
  executor: Executor,
  viewer: ProjectViewer,
  projectId: string,
): Promise<ProjectView> {
  const record = found(await queries.findProject(executor, viewer, projectId))
  return (await viewsOf(kernel, executor, [record], viewer))[0]!
}

export async function listProjects(kernel: Kernel, call: Call<Endpoints['list']>) {
  const viewer = viewerOf(call)
  const { phaseId, getTotalByPhases, ...rest } = call.query
  const phase = phaseId === undefined ? undefined : phaseNameOf(phaseId)
  // An unknown id matches nothing.
  const approval = await approvalFilter(kernel, call, 'projects.refund')
  const filter = { ...rest, ...approval, phase, ...(phaseId !== undefined && phase === undefined && { ids: [] }) }
  const { data, ...whole } = await queries.listProjects(kernel.database, viewer, filter)
  return {
    data: await viewsOf(kernel, kernel.database, data, viewer),
    ...whole,
    ...(getTotalByPhases && { totalByPhases: await queries.countByPhase(kernel.database, viewer, filter) }),
  }
}

export async function createProject(kernel: Kernel, call: Call<Endpoints['create']>): Promise<ProjectView> {
  const now = kernel.clock.now()
  const [projectId, projectPhaseId] = [uuidv7(now), uuidv7(now)]
  const terms = termsOf(call.body)
  const errors = mistakesIn(terms)
  if (errors.length > 0) throw new Refusal({ code: 'input-invalid', errors })
  return refuseOnConflict(PROJECT_CONFLICTS, () =>
    inTransaction(kernel.database, async (tx) => {
      await expectReferences(tx, terms)
      const phase = 'Draft'
      await openProject(tx, { ...terms, projectId, phase, projectPhaseId, createdAt: now, updatedAt: now })
      const after = { ...terms, phase }
      await audit(kernel, tx, call, { recordId: projectId, after })
      await notifyProjectChanged(tx, projectId)
      return readProject(kernel, tx, viewerOf(call), projectId)
    }),
  )
}

/** Refuses `edit-conflict` and fixed terms. */
export async function saveTerms(kernel: Kernel, tx: Transaction, call: Call<Endpoints['edit']>) {
  const before = found(await queries.lockProject(tx, viewerOf(call), call.params.id))
  expectUnchanged(before.updatedAt, call.body.updatedAt)
  const { projectId } = before
  const hasOrders = (await queries.findOrdered(tx, [projectId])).has(projectId)
  const edit = accepted(decideEdit(before, call.body, { hasOrders }))
  await expectReferences(tx, edit)
  const { made, payee } = accepted(splitEdit(before, edit))
  const change = { ...made, updatedAt: touchedAt(before.updatedAt, kernel.clock.now()) }
  await queries.projectRows.update(tx, projectId, change)
  return { before, changed: { ...before, ...change }, payee }
}

/** Drafts only, with everything that belongs to them. */
export async function removeProject(kernel: Kernel, call: Call<Endpoints['remove']>): Promise<void> {
  await inTransaction(kernel.database, async (tx) => {
    const stored = found(await queries.lockProject(tx, viewerOf(call), call.params.id))
    const { projectId, phase } = stored
    if (phase !== 'Draft') throw new Refusal({ code: 'state-forbids', params: { state: phase } })
    const certificateIds = await deletePayeesOfProject(tx, projectId)
    const { pictureIds, fileIds } = await deleteContent(tx, projectId)
    for (const pictureId of pictureIds) await deletePictureLater(tx, pictureId)
    for (const fileId of [...fileIds, ...certificateIds]) await deleteFileLater(tx, fileId)
    await refuseWhenReferenced(() => queries.projectRows.remove(tx, projectId))
    await audit(kernel, tx, call, { recordId: projectId, before: stored })
    await notifyProjectChanged(tx, projectId)
  })
}

async function expectReferences(tx: Transaction, terms: Partial<ProjectTerms>): Promise<void> {
  const { projectTypeId, managerId } = terms
  if (projectTypeId !== undefined && !(await queries.doesProjectTypeExist(tx, projectTypeId)))
    throw new Refusal({ code: 'reference-unknown', path: 'projectTypeId' })
  if (managerId && !(await queries.isManager(tx, managerId)))
    throw new Refusal({ code: 'reference-unknown', path: 'managerId' })
}

/** Without a town the card shows the address. */
const termsOf = ({ locality, phaseId: _phaseId, ...body }: Call<Endpoints['create']>['body']) =>
  ({ ...absentTerms, ...body, locality: locality ?? sliceOfText(body.direction, 0, 120) }) as ProjectTerms

/** Missing and other managers' projects look alike. */
export async function expectReachableProject(
  tx: Transaction,
  call: Pick<Call, 'scope' | 'actor'>,
  projectId: string,
): Promise<void> {
  if (!(await queries.isReachable(tx, viewerOf(call), projectId)))
    throw new Refusal({ code: 'reference-unknown', path: 'projectId' })
}

type ProjectView = z.output<typeof Project>

/** Batched covers and lateness. */
async function viewsOf(
  kernel: Kernel,
  executor: Executor,
  records: readonly ProjectRecord[],
  viewer: { readonly scope: Scope },
): Promise<ProjectView[]> {
  const projectIds = records.map(({ project }) => project.projectId)
  const covers = await findCovers(executor, projectIds)
  const today = calendarDateOf(kernel.clock.now())
  const returns = await findReturns(executor, projectIds, today)
  const defaults = await findDefaults(executor, projectIds)
  const closed = await findClosedAt(executor, projectIds)
  const irregularities = await findIrregularities(executor, projectIds)
  const rates = await findRates(executor)
  const isForStaff = isStaff(viewer)
  const staffFactsOf = isForStaff ? await findStaffFacts(executor, projectIds) : () => HIDDEN_FACTS
  return records.map((record) => {
    const { projectId } = record.project
    return viewOf(record, {
      cover: covers.get(projectId),
      daysLate: returns.get(projectId)?.daysLate ?? 0,
      lasting: defaults.get(projectId),
      closedAt: closed.get(projectId),
      paidBack: returns.get(projectId)?.paidBack ?? null,
      irregularity: irregularities.get(projectId) ?? null,
      expectedDefaultRate: expectedRateOf(record.project, rates, today),
      ...staffFactsOf(projectId),
      isForStaff,
    })
  })
}

type StaffFacts = Pick<
  ProjectView,
  'amountInEscrow' | 'pendingRefund' | 'englishTexts' | 'content' | 'followerCount' | 'isAccountApproved' | 'hasOrders'
>
const HIDDEN_FACTS: StaffFacts = {
  amountInEscrow: null,
  pendingRefund: null,
  englishTexts: null,
  content: null,
  followerCount: null,
  isAccountApproved: null,
  hasOrders: null,
}

async function findStaffFacts(executor: Executor, projectIds: readonly string[]): Promise<(id: string) => StaffFacts> {
  const escrows = await findBalances(executor, projectIds)
  const refunds = await findPendingRefunds(executor, projectIds)
  const english = await countEnglishTexts(executor, projectIds)
  const contents = await countContent(executor, projectIds)
  const followers = await countFollowers(executor, projectIds)
  const approved = await findApprovedProjects(executor, projectIds)
  const ordered = await queries.findOrdered(executor, projectIds)
  return (id) => ({
    amountInEscrow: escrows.get(id)?.balance ?? 0n,
    pendingRefund: refunds.get(id) ?? null,
    englishTexts: english.get(id)!,
    content: contents.get(id)!,
    followerCount: followers.get(id) ?? 0,
    isAccountApproved: approved.has(id),
    hasOrders: ordered.has(id),
  })
}

const expectedRateOf = (
  { riskCategory }: ProjectRecord['project'],
  rates: readonly RateFrom[],
  today: string,
): number | null => (riskCategory === null ? null : expectedRateOn(rates, riskCategory, today))

interface Surroundings
  extends StaffFacts, Pick<ProjectView, 'daysLate' | 'paidBack' | 'irregularity' | 'expectedDefaultRate'> {
  readonly cover: Cover | undefined
  readonly closedAt: Date | undefined
  readonly lasting:
    | { readonly since: string; readonly state: DefaultState; readonly loanDefault: ProjectView['loanDefault'] }
    | undefined
  readonly isForStaff: boolean
}

const HIDDEN_FIELDS = {
  managerId: null,
  managerName: null,
  promoterTaxNumber: null,
  raisedElsewhere: null,
  raisedElsewhereOn: null,
  destinationBankAccount: null,
} satisfies Partial<ProjectView>

function viewOf(
  { project, ...names }: ProjectRecord,
  { cover, closedAt, lasting, isForStaff, ...facts }: Surroundings,
): ProjectView {
  const { phase, suspended: _suspended, ...row } = project
  const { daysLate, amountInEscrow, pendingRefund } = facts
  return {
    ...row,
    ...names,
    ...facts,
    phaseId: PHASE_IDS[phase],
    phaseName: phase,
    closedOn: closedAt ? calendarDateOf(closedAt) : null,
    defaultedOn: lasting?.since ?? null,
    loanDefault: lasting?.loanDefault ?? null,
    loanState: loanStateOf({ phaseName: phase, daysLate, defaultState: lasting?.state }),
    // Before the opening reservations do not reduce it.
    amountRemaining: row.financingAmount - row.amountInvested - (isInvestable(phase) ? row.amountReserved : 0n),
    reservationCount: isForStaff || row.showInvestorNumber ? row.reservationCount : null,
    percentageInvested: shareInBasisPoints(row.amountInvested, row.financingAmount),
    annualProfitability: annualProfitability(row.targetProfitability, row.projectDuration),
    investorCount: isForStaff || row.showInvestorNumber ? row.investorCount : null,
    cover: cover ? pictureOf(cover.picture, cover.description, cover.descriptionEn) : null,
    pendingRefund: isRefundable({ phaseName: phase, amountInvested: row.amountInvested, amountInEscrow })
      ? pendingRefund
      : null,
    ...(!isForStaff && HIDDEN_FIELDS),
  }
}
