import { and, eq, inArray, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm'
import { contains, type Executor } from '../../../database/index.ts'
import { bankAllocations } from '../../../database/schema/bank.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'

/** Payments of promoters that are paid out to the investors and not on a statement yet. */
export async function findUnsettledDistributions(
  executor: Executor,
  {
    amounts,
    ids,
    projectName,
  }: { readonly amounts?: readonly bigint[]; readonly ids?: readonly string[]; readonly projectName?: string },
) {
  const asked = [
    amounts && amounts.length > 0 && inArray(distributions.amount, [...amounts]),
    ids && ids.length > 0 && inArray(distributions.distributionId, [...ids]),
    projectName !== undefined && contains(projects.name, projectName),
  ].filter((one): one is SQL => Boolean(one))
  if (asked.length === 0) return []
  return executor
    .select({ row: distributions, name: projects.name })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .where(
      and(
        eq(distributions.status, 'paid'),
        isNotNull(distributions.amount),
        or(...asked),
        notExists(
          executor
            .select({ one: sql`1` })
            .from(bankAllocations)
            .where(
              and(eq(bankAllocations.distributionId, distributions.distributionId), isNull(bankAllocations.undoneAt)),
            ),
        ),
      ),
    )
    .orderBy(distributions.confirmedAt, distributions.distributionId)
    .limit(20)
}

/** One payment of a promoter that is on no statement yet; undefined if it is on one, or was not paid out. */
export async function findUnsettledDistribution(executor: Executor, id: string) {
  return (await findUnsettledDistributions(executor, { ids: [id] }))[0]
}
