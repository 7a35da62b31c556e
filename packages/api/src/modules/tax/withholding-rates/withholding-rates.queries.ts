import type { RateInForce } from '@cauce/contract'
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { proposalsOf, type Executor, type Transaction } from '../../../database/index.ts'
import { withholdingRates, type WithholdingRateRow } from '../../../database/schema/tax.ts'

const { withholdingRateId, scope, country, percentage, validFrom, state } = withholdingRates

export const rateProposals = proposalsOf(withholdingRates, {
  id: withholdingRateId,
  search: ['scope', 'country', 'source', 'reason'],
  sortedBy: 'validFrom',
})

type Query = Parameters<typeof rateProposals.list>[1] & { readonly scope?: WithholdingRateRow['scope'] | undefined }

export const listRates = (executor: Executor, query: Query, further?: SQL) =>
  rateProposals.list(executor, query, and(query.scope && eq(scope, query.scope), further))

export async function findRatesInForce(executor: Executor): Promise<RateInForce[]> {
  return executor.select({ scope, country, percentage, validFrom }).from(withholdingRates).where(eq(state, 'active'))
}

type Place = Pick<WithholdingRateRow, 'scope' | 'country' | 'validFrom'>

export function lockRatesAt(tx: Transaction, place: Place): Promise<WithholdingRateRow[]> {
  const ofCountry = place.country === null ? isNull(country) : eq(country, place.country)
  return rateProposals.lockActive(tx, and(eq(scope, place.scope), ofCountry, eq(validFrom, place.validFrom)))
}
