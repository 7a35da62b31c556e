import { and, eq, type SQL } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { parameters, type ParameterRow } from '../../../database/schema/misc.ts'

const { parameterId, name, validFrom } = parameters

export const parameterProposals = proposalsOf(parameters, {
  id: parameterId,
  search: ['name', 'value', 'basis', 'reason'],
  sortedBy: 'validFrom',
})

type Query = Parameters<typeof parameterProposals.list>[1] & { readonly name?: ParameterRow['name'] | undefined }

export const listParameters = (executor: Executor, query: Query, further?: SQL) =>
  parameterProposals.list(executor, query, and(query.name && eq(name, query.name), further))

export const lockParametersAt = (tx: Transaction, place: Pick<ParameterRow, 'name' | 'validFrom'>) =>
  parameterProposals.lockActive(tx, and(eq(name, place.name), eq(validFrom, place.validFrom)))
