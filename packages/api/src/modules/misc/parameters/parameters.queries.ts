import { and, eq, sql, type SQL } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { parameters, type ParameterRow } from '../../../database/schema/misc.ts'

const { parameterId, name, validFrom, state } = parameters

export const parameterProposals = proposalsOf(parameters, {
  id: parameterId,
  search: ['name', 'value', 'basis', 'reason'],
  sortedBy: 'validFrom',
})

type Query = Parameters<typeof parameterProposals.list>[1] & { readonly name?: ParameterRow['name'] | undefined }

export const listParameters = (executor: Executor, query: Query, further?: SQL) =>
  parameterProposals.list(executor, query, and(query.name && eq(name, query.name), further))

/** Table lock, so that concurrent approvals are serialised. */
export async function lockParametersAt(tx: Transaction, place: Pick<ParameterRow, 'name' | 'validFrom'>) {
  await tx.execute(sql`lock table ${parameters} in share row exclusive mode`)
  const isThere = and(eq(state, 'active'), eq(name, place.name), eq(validFrom, place.validFrom))
  return tx.select().from(parameters).where(isThere)
}
