import type { RateInForce } from '@cauce/contract'
import { and, eq, isNull } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { withholdingRates, type WithholdingRateRow } from '../../../database/schema/tax.ts'

const { withholdingRateId, scope, country, percentage, validFrom, state } = withholdingRates

export const rateProposals = proposalsOf(withholdingRates, {
  id: withholdingRateId,
  filters: { scope },
  search: ['scope', 'country', 'source', 'reason'],
  sortedBy: 'validFrom',
})

export async function findRatesInForce(executor: Executor): Promise<RateInForce[]> {
  return executor.select({ scope, country, percentage, validFrom }).from(withholdingRates).where(eq(state, 'active'))
}

type Place = Pick<WithholdingRateRow, 'scope' | 'country' | 'validFrom'>

export function lockRatesAt(tx: Transaction, place: Place): Promise<WithholdingRateRow[]> {
  const ofCountry = place.country === null ? isNull(country) : eq(country, place.country)
  return rateProposals.lockActive(tx, and(eq(scope, place.scope), ofCountry, eq(validFrom, place.validFrom)))
}
