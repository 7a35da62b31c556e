import type { Invariant } from '@cauce/contract'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Executor } from '../../../database/index.ts'
import { distributions } from '../../../database/schema/distributions.ts'
import { orders } from '../../../database/schema/orders.ts'
import { ledgerAccounts, ledgerTransfers, transactions } from '../../../database/schema/wallet.ts'
import { CLEARING_ACCOUNT } from '../ledger/index.ts'

const PRIME = 2_147_483_647n

/**
 * Amounts weighted by a secret function of record and seed. Sums are equal if the amounts are, else with probability
 * 1/`PRIME` (decision ledger-double-entry).
 */
function weighed(seed: bigint, amount: SQLWrapper, ...ids: readonly SQLWrapper[]): SQL {
  const numbers = ids.map((id, place) => sql`uuid_hash_extended(${id}, ${String(seed + BigInt(place))}::bigint)`)
  return sql`coalesce(sum((${sql.join(numbers, sql` # `)} & ${sql.raw(String(PRIME))}) * (${amount} % ${sql.raw(String(PRIME))})), 0)`
}

/** One pass over the postings for a seed, with the expected sums by record. */
const comparedBy = (seed: bigint) => {
  const { debitAccountId, creditAccountId, amount, orderId, transactionId, distributionId, kind } = ledgerTransfers
  const { balance, accountId } = ledgerAccounts
  return {
    ofPostings: {
      balancesEqualPostings: sql`${weighed(seed, amount, creditAccountId)} - ${weighed(seed, amount, debitAccountId)}`,
      ordersHavePostings: sql`${weighed(seed, sql`case when ${kind} = 'invest' then ${amount} end`, orderId, debitAccountId, creditAccountId)}`,
      cancelledOrdersWereReturned: sql`${weighed(seed, sql`case when escrow.account_id is not null then ${amount} end`, orderId, debitAccountId)}`,
      transactionsHavePostings: sql`${weighed(seed, sql`case when ${kind} not in ('reserve', 'release', 'settle') then ${amount} end`, transactionId)}`,
      distributionsAddUp: sql`${weighed(seed, sql`case when ${kind} <> 'settle' then case ${CLEARING_ACCOUNT}::uuid when ${debitAccountId} then ${amount} when ${creditAccountId} then -${amount} end end`, distributionId)}`,
    },
    ofRecords: {
      balancesEqualPostings: sql`(select ${weighed(seed, balance, accountId)} from ${ledgerAccounts})`,
      ordersHavePostings: sql`(select ${weighed(seed, orders.amount, orders.orderId, orders.walletId, orders.projectId)} from ${orders})`,
      cancelledOrdersWereReturned: sql`(select ${weighed(seed, orders.amount, orders.orderId, orders.projectId)} from ${orders} where ${orders.status} = 'cancelled')`,
      transactionsHavePostings: sql`(select ${weighed(seed, transactions.amount, transactions.transactionId)} from ${transactions} where ${transactions.status} = 'completed')`,
      distributionsAddUp: sql`(select ${weighed(seed, distributions.amount, distributions.distributionId)} from ${distributions} where ${distributions.status} = 'paid')`,
    },
  } satisfies Record<string, Partial<Record<Invariant, SQL>>>
}

type Compared = keyof ReturnType<typeof comparedBy>['ofPostings']
const COMPARED = Object.keys(comparedBy(0n).ofPostings) as Compared[]

/**
 * One pass over the postings. The exceptions of invariants that are missing here are to be looked for.
 * @param seeds drawn for this call; each makes an unseen difference two thousand million times less likely
 */
export async function findHolding(
  executor: Executor,
  ...seeds: readonly [bigint, ...bigint[]]
): Promise<ReadonlySet<Invariant>> {
  const differences = seeds.map((seed) => {
    const { ofPostings, ofRecords } = comparedBy(seed)
    return COMPARED.map(
      (invariant) => sql`mod(${ofPostings[invariant]} - ${ofRecords[invariant]}, ${sql.raw(String(PRIME))}) = 0`,
    )
  })
  const columns = COMPARED.map(
    (invariant, place) =>
      sql`${sql.join(
        differences.map((each) => each[place]!),
        sql` and `,
      )} as ${sql.identifier(invariant)}`,
  )
  const { rows } = await executor.execute<Record<Compared, boolean>>(sql`
    select ${sql.join(columns, sql`, `)} from ${ledgerTransfers}
    left join (select account_id from ${ledgerAccounts} where kind = 'escrow') escrow on escrow.account_id = ${ledgerTransfers.debitAccountId}`)
  return new Set(COMPARED.filter((invariant) => rows[0]![invariant]))
}
