import type { RateInForce, WithholdingRateState } from '@cauce/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import {
  allOf,
  among,
  listOf,
  orderOf,
  rowsOf,
  type Executor,
  type ListInput,
  type Transaction,
} from '../../../database/index.ts'
import { userName, users } from '../../../database/schema/account.ts'
import { withholdingRates, type WithholdingRateRow } from '../../../database/schema/tax.ts'

const { withholdingRateId, scope, country, percentage, validFrom, state, createdAt, updatedAt } = withholdingRates
/** Rows of rates by id. */
export const withholdingRateRows = rowsOf(withholdingRates, withholdingRateId)

const columns = { validFrom, createdAt, scope, state, updatedAt }
const [proposer, decider] = [alias(users, 'proposer'), alias(users, 'decider')]

interface Filter {
  readonly ids?: readonly string[] | undefined
  readonly state?: z.infer<typeof WithholdingRateState> | undefined
  readonly scope?: WithholdingRateRow['scope'] | undefined
}

const select = (executor: Executor) =>
  executor
    .select({ row: withholdingRates, proposedByName: userName(proposer), decidedByName: userName(decider) })
    .from(withholdingRates)
    .leftJoin(proposer, eq(proposer.userId, withholdingRates.proposedBy))
    .leftJoin(decider, eq(decider.userId, withholdingRates.decidedBy))

type Selected = Awaited<ReturnType<typeof select>>[number]
function viewOf({ row, proposedByName, decidedByName }: Selected) {
  const { approvedBy: _, ...rate } = row
  return {
    ...rate,
    proposedByName: row.proposedBy && proposedByName,
    decidedByName: row.decidedBy && decidedByName,
  }
}

/** A page of rates, those that came into force last first. */
export async function listRates(executor: Executor, filter: Filter, input: ListInput<keyof typeof columns>) {
  const where = allOf(
    among(withholdingRateId, filter),
    filter.state && eq(state, filter.state),
    filter.scope && eq(scope, filter.scope),
  )
  const order = orderOf(input, columns, 'validFrom', withholdingRateId)
  const { data, total } = await listOf(
    executor,
    select(executor).$dynamic(),
    { id: withholdingRateId, where, order },
    input,
  )
  return { data: data.map(viewOf), total }
}

/** A rate with the names of who proposed it and who decided. */
export async function findRate(executor: Executor, id: string) {
  const [row] = await select(executor).where(eq(withholdingRateId, id))
  return row && viewOf(row)
}

/** The rates that are or were in force, for the pure decision what is withheld. */
export async function findRatesInForce(executor: Executor): Promise<RateInForce[]> {
  return executor.select({ scope, country, percentage, validFrom }).from(withholdingRates).where(eq(state, 'active'))
}

type Place = Pick<WithholdingRateRow, 'scope' | 'country' | 'validFrom'>

/**
 * The rates in force with the scope, country and day of another one, which nothing else changes until the transaction ends. The table is locked, so that
 * two approvals at once follow each other.
 */
export async function lockRatesAt(tx: Transaction, place: Place): Promise<WithholdingRateRow[]> {
  await tx.execute(sql`lock table ${withholdingRates} in share row exclusive mode`)
  const ofCountry = place.country === null ? isNull(country) : eq(country, place.country)
  const isThere = and(eq(state, 'active'), eq(scope, place.scope), ofCountry, eq(validFrom, place.validFrom))
  return tx.select().from(withholdingRates).where(isThere)
}
