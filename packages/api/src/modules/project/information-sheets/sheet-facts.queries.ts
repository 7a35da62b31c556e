import { calendarDateOf, expectedRateOn, offerIdentifierOf } from '@cauce/contract'
import { and, asc, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { projectPhases, projects, projectTypes, type ProjectRow } from '../../../database/schema/project.ts'
import type { Kernel } from '../../../kernel.ts'
import { brand } from '@cauce/contract/brand.ts'
import { findRates } from '../risk-rates/index.ts'
import { findLatestSheet } from './information-sheets.queries.ts'
import type { StoredDraft } from './sheet-drafts.queries.ts'
import type { CompletedOffer, SheetFacts } from './sheet.domain.ts'

/** Latest offers that fit. */
const MOST_OFFERS = 12

export async function factsOf(
  { settings, parameters, company, clock }: Kernel,
  executor: Executor,
  project: ProjectRow,
  draft: Pick<StoredDraft, 'offerNumber'>,
): Promise<SheetFacts> {
  const { name, taxNumber, lei } = company.now()
  const today = calendarDateOf(clock.now())
  const { riskCategory } = project
  const { reflectionDays, complaintDecisionDays } = parameters.at(clock.now())
  return {
    identifier: await identifierOf(lei, executor, project.projectId, draft),
    projectName: project.name,
    projectUrl: project.url,
    promoterName: project.promoterName,
    promoterTaxNumber: project.promoterTaxNumber,
    country: project.country,
    financingAmount: project.financingAmount,
    dateEnd: project.dateEnd,
    projectDuration: project.projectDuration,
    targetProfitability: project.targetProfitability,
    deliveryFeePeriod: project.deliveryFeePeriod,
    cancellationFee: project.cancellationFee,
    managerFee: project.managerFee,
    riskCategory,
    expectedRate: riskCategory && expectedRateOn(await findRates(executor), riskCategory, today),
    completedOffers: await findCompletedOffers(executor, project),
    servicer: name && taxNumber ? `${name} (${taxNumber})` : brand(),
    origin: settings.origin,
    reflectionDays,
    complaintDecisionDays,
  }
}

/** Permanent from the first version. */
async function identifierOf(
  lei: string | undefined,
  executor: Executor,
  projectId: string,
  { offerNumber }: Pick<StoredDraft, 'offerNumber'>,
): Promise<string | null> {
  const published = await findLatestSheet(executor, projectId)
  if (published) return published.identifier
  return lei === undefined || offerNumber === null ? null : offerIdentifierOf(lei, offerNumber)
}

/** Fully funded loans of the same owner, by tax number, else name; latest first. */
async function findCompletedOffers(executor: Executor, project: ProjectRow): Promise<CompletedOffer[]> {
  const { promoterName, promoterTaxNumber } = project
  if (promoterName === '') return []
  const sameName = sql`lower(${projects.promoterName}) = lower(${promoterName})`
  const sameOwner =
    promoterTaxNumber === null
      ? and(isNull(projects.promoterTaxNumber), sameName)
      : or(eq(projects.promoterTaxNumber, promoterTaxNumber), and(isNull(projects.promoterTaxNumber), sameName))
  const financed = executor
    .select({ projectId: projectPhases.projectId, completedAt: sql<string>`min(${projectPhases.startedAt})`.as('at') })
    .from(projectPhases)
    .where(eq(projectPhases.phase, 'Financed'))
    .groupBy(projectPhases.projectId)
    .as('financed')
  const rows = await executor
    .select({
      name: projects.name,
      completedAt: financed.completedAt,
      raised: projects.amountInvested,
      target: projects.financingAmount,
    })
    .from(projects)
    .innerJoin(projectTypes, eq(projectTypes.projectTypeId, projects.projectTypeId))
    .innerJoin(financed, eq(financed.projectId, projects.projectId))
    .where(
      and(
        sameOwner,
        ne(projects.projectId, project.projectId),
        eq(projectTypes.isLoan, true),
        eq(projects.private, false),
        inArray(projects.phase, ['Financed', 'Closed']),
        gt(projects.amountInvested, 0n),
      ),
    )
    .orderBy(desc(financed.completedAt), asc(projects.projectId))
    .limit(MOST_OFFERS)
  return rows.map(({ completedAt, ...row }) => ({ ...row, completedOn: calendarDateOf(new Date(completedAt)) }))
}
