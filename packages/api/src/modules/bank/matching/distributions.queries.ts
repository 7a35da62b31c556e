import { and, eq, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { contains, type Executor } from '../../../database/index.ts'
import { bankAllocations } from '../../../database/schema/bank.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { projects } from '../../../database/schema/project.ts'

/** Cap of payments listed for a project name. */
const MAXIMUM_OF_NAME = 20

/**
 * Promoters' payments that were confirmed and are not yet on a statement, oldest first. All of them by amount: uniqueness
 * must not depend on a cap.
 */
export async function findUnsettledDistributions(
  executor: Executor,
  which: { readonly amounts?: readonly bigint[]; readonly ids?: readonly string[]; readonly projectName?: string },
) {
  const { amounts = [], ids = [], projectName } = which
  const isAsked = or(
    inArray(distributions.amount, [...amounts]),
    inArray(distributions.distributionId, [...ids]),
    projectName === undefined ? undefined : contains(projects.name, projectName),
  )
  const found = executor
    .select({ row: distributions, name: projects.name })
    .from(distributions)
    .innerJoin(projects, eq(projects.projectId, distributions.projectId))
    .where(
      and(
        inArray(distributions.status, ['awaiting', 'paid']),
        isAsked,
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
    .orderBy(distributions.confirmedAt, distributions.number, distributions.part, distributions.distributionId)
  return projectName === undefined ? found : found.limit(MAXIMUM_OF_NAME)
}

/** Undefined if it is on a statement, or not confirmed. */
export async function findUnsettledDistribution(executor: Executor, id: string) {
  return (await findUnsettledDistributions(executor, { ids: [id] }))[0]
}
