import { PHASES, type PhaseName, type api } from '@cauce/contract'
import { and, asc, count, eq, exists, gt, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import {
  allOf,
  contains,
  containsTerms,
  listOf,
  orderOf,
  readSearchTerms,
  rowsOf,
  touched,
  uuidArray,
  type Executor,
  type Transaction,
  sameAs,
  firstOf,
} from '../../../database/index.ts'
import { orders } from '../../../database/schema/orders.ts'
import {
  projectPhases,
  projectTypes,
  projects,
  searchedText,
  type ProjectRow,
} from '../../../database/schema/project.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { awaitsApproval, type ApprovalFilter } from '../../../platform/four-eyes.queries.ts'
import type { QueryOf } from '../../../http/bind.ts'
import { isWholeInEnglish } from './project-content.queries.ts'
import { isInDefault } from './project-additions.queries.ts'
import { awaitsRefundBy } from './project-refunds.queries.ts'
import { isPublic, visibleTo, type ProjectViewer } from './project-visibility.queries.ts'

const managers = alias(users, 'managers')

export const projectRows = rowsOf(projects, projects.projectId)

/** Basis points, half up, like `shareInBasisPoints`. */
const percentageInvested = sql<number>`((${projects.amountInvested} * 20000 + ${projects.financingAmount}) / (${projects.financingAmount} * 2))`
/** Basis points, half up, like `annualProfitability`. */
const annualProfitability = sql<number>`((24 * ${projects.targetProfitability} + ${projects.projectDuration}) / (2 * ${projects.projectDuration}))`
const phaseIndex = sql<number>`array_position(array[${sql.join(
  PHASES.map((name) => sql`${name}`),
  sql`, `,
)}]::text[], ${projects.phase})`

const { financingAmount, amountInvested } = projects
const columns = { phase: phaseIndex, phaseName: phaseIndex, percentageInvested, annualProfitability }

type ProjectFilter = Omit<QueryOf<typeof api.projects.list>, 'phaseId'> &
  ApprovalFilter & { phase: PhaseName | undefined }

const select = (executor: Executor) =>
  executor
    .select({
      project: projects,
      projectTypeName: projectTypes.name,
      projectTypeNameEn: projectTypes.nameEn,
      isLoan: projectTypes.isLoan,
      managerName: userName(managers),
    })
    .from(projects)
    .innerJoin(projectTypes, eq(projectTypes.projectTypeId, projects.projectTypeId))
    .leftJoin(managers, eq(managers.userId, projects.managerId))

export type ProjectRecord = Awaited<ReturnType<typeof select>>[number]

const sums = {
  financingAmount: sql`sum(${financingAmount}) filter (where ${projects.phase} <> 'Discarded')`,
  amountInvested: sql`sum(${amountInvested})`,
}

export async function listProjects(executor: Executor, viewer: ProjectViewer, filter: ProjectFilter) {
  const where = conditionOf(filter, viewer)
  const order = orderOf(filter, 'createdAt', projects.projectId, columns)
  const listing = {
    id: projects.projectId,
    where,
    order,
    sums: filter.getSums ? { of: sums } : undefined,
    search: (q: string) => containsTerms((text) => contains(searchedText(projects), text), readSearchTerms(q)),
  }
  return listOf(executor, select(executor), listing, filter)
}

/** Ignores the phase filter. */
export async function countByPhase(
  executor: Executor,
  viewer: ProjectViewer,
  filter: ProjectFilter,
): Promise<Record<PhaseName, number>> {
  const rows = await executor
    .select({ phase: projects.phase, total: count() })
    .from(projects)
    .where(conditionOf({ ...filter, phase: undefined }, viewer))
    .groupBy(projects.phase)
  const found = new Map(rows.map((row) => [row.phase, row.total]))
  return Object.fromEntries(PHASES.map((phase) => [phase, found.get(phase) ?? 0])) as Record<PhaseName, number>
}

export const findProject = (executor: Executor, viewer: ProjectViewer, projectId: string) =>
  firstOf(select(executor).where(and(eq(projects.projectId, projectId), visibleTo(viewer))))

export async function isReachable(executor: Executor, viewer: ProjectViewer, projectId: string): Promise<boolean> {
  return (await executor.$count(projects, and(eq(projects.projectId, projectId), visibleTo(viewer)))) > 0
}

/** Blocks every change, orders included. */
export async function lockProject(
  tx: Transaction,
  viewer: ProjectViewer,
  projectId: string,
): Promise<ProjectRow | undefined> {
  const [row] = await tx
    .select()
    .from(projects)
    .where(and(eq(projects.projectId, projectId), visibleTo(viewer)))
    .for('no key update')
  return row
}

/** Ascending, the lock order of the API. */
export async function lockProjects(tx: Transaction, projectIds: readonly string[]): Promise<Map<string, ProjectRow>> {
  if (projectIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(projects)
    .where(sql`${projects.projectId} = any (${uuidArray([...new Set(projectIds)])})`)
    .orderBy(asc(projects.projectId))
    .for('no key update')
    .prepare('lock-projects')
    .execute()
  return new Map(rows.map((row) => [row.projectId, row]))
}

export async function findOrdered(executor: Executor, projectIds: readonly string[]): Promise<ReadonlySet<string>> {
  const ordered = executor.select().from(orders).where(eq(orders.projectId, projects.projectId))
  const rows = await executor
    .select({ projectId: projects.projectId })
    .from(projects)
    .where(and(inArray(projects.projectId, [...projectIds]), or(gt(projects.reservationCount, 0), exists(ordered))))
  return new Set(rows.map(({ projectId }) => projectId))
}

/**
 * Other offers of the same promoter, one caller at a time, so that two are not opened at once. A promoter abroad may have
 * no number: then the name is theirs.
 */
export async function lockOwnersOffers(
  tx: Transaction,
  { projectId, promoterTaxNumber, promoterName }: Pick<ProjectRow, 'projectId' | 'promoterTaxNumber' | 'promoterName'>,
) {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`offers of ${promoterTaxNumber ?? promoterName}`}, 0))`,
  )
  const { phase, raisedElsewhere, raisedElsewhereOn, dateEnd } = projects
  // Imported loans may have no such phase.
  const financedOn = sql<string>`coalesce((
    select max(${projectPhases.startedAt} at time zone 'Europe/Madrid')::date from ${projectPhases}
    where ${projectPhases.projectId} = ${projects.projectId} and ${projectPhases.phase} = 'Financed'), ${dateEnd})::text`
  return tx
    .select({ phase, financingAmount, amountInvested, raisedElsewhere, raisedElsewhereOn, financedOn })
    .from(projects)
    .where(
      and(
        ne(projects.projectId, projectId),
        ne(phase, 'Draft'),
        promoterTaxNumber === null
          ? and(isNull(projects.promoterTaxNumber), eq(projects.promoterName, promoterName))
          : eq(projects.promoterTaxNumber, promoterTaxNumber),
      ),
    )
}

export async function doesProjectTypeExist(executor: Executor, projectTypeId: string): Promise<boolean> {
  return (await executor.$count(projectTypes, eq(projectTypes.projectTypeId, projectTypeId))) > 0
}

export async function isLoanType(executor: Executor, projectTypeId: string): Promise<boolean> {
  const { isLoan, projectTypeId: id } = projectTypes
  return (await executor.$count(projectTypes, and(eq(id, projectTypeId), eq(isLoan, true)))) > 0
}

/** For a person who is no longer staff. */
export async function releaseProjects(tx: Transaction, managerId: string, now: Date): Promise<void> {
  await tx
    .update(projects)
    .set({ managerId: null, updatedAt: touched(projects.updatedAt, now) })
    .where(eq(projects.managerId, managerId))
}

/** Active staff. */
export async function isManager(executor: Executor, id: string): Promise<boolean> {
  const { userId, role, disabled, deletedAt } = users
  const isActive = and(eq(disabled, false), isNull(deletedAt))
  return (await executor.$count(users, and(eq(userId, id), inArray(role, ['operator', 'admin']), isActive))) > 0
}

function conditionOf(filter: ProjectFilter, viewer: ProjectViewer): SQL | undefined {
  const { projectTypeId, phase, country, suspended } = projects
  return allOf(
    visibleTo(viewer),
    filter.isFrontOffice === true && isPublic(),
    filter.ids && inArray(projects.projectId, [...filter.ids]),
    sameAs({ projectTypeId, phase, country, isSuspended: suspended }, filter),
    filter.name && contains(searchedText(projects), filter.name),
    filter.targetProfitability !== undefined && gte(projects.targetProfitability, filter.targetProfitability),
    filter.annualProfitability !== undefined && gte(annualProfitability, filter.annualProfitability),
    filter.minimumInvestment !== undefined && lte(projects.minimumInvestment, filter.minimumInvestment),
    filter.projectDuration !== undefined && lte(projects.projectDuration, filter.projectDuration),
    filter.percentageInvested !== undefined && gte(percentageInvested, filter.percentageInvested),
    filter.url && sql`lower(${projects.url}) = lower(${filter.url})`,
    filter.managerId && managedBy(viewer, filter.managerId),
    isWholeInEnglish(viewer, filter.isWholeInEnglish),
    isInDefault(filter.isInDefault),
    awaitsApproval(filter, awaitsRefundBy),
  )
}

/** Matches nothing for non-staff. */
const managedBy = (viewer: ProjectViewer, managerId: string) =>
  viewer.scope === 'all' ? eq(projects.managerId, managerId) : sql`false`
