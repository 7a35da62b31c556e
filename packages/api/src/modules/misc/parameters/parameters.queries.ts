import { and, eq } from 'drizzle-orm'
import { proposalsOf, type Transaction } from '../../../database/index.ts'
import { parameters, type ParameterRow } from '../../../database/schema/misc.ts'

const { parameterId, name, validFrom } = parameters

export const parameterProposals = proposalsOf(parameters, {
  id: parameterId,
  filters: { name },
  search: ['name', 'value', 'basis', 'reason'],
  sortedBy: 'validFrom',
})

export const lockParametersAt = (tx: Transaction, place: Pick<ParameterRow, 'name' | 'validFrom'>) =>
  parameterProposals.lockActive(tx, and(eq(name, place.name), eq(validFrom, place.validFrom)))
