import type { Executor } from '../../../database/index.ts'
import { candidateOfIncome, type Candidate } from './candidates.ts'
import { collectFacts } from './facts.service.ts'
import type { MovementRow } from './movements.queries.ts'
import { findApprovedWith, findFirstApproved, findPreparedFor } from './prepared.queries.ts'

/** A match prepared by a first administrator. */
export interface Prepared {
  readonly movementIds: readonly string[]
  readonly targets: readonly Candidate[]
}

/**
 * Prepared matches by movement (decision four-eyes-approval). Incomes of one match share the moment and administrator of their first
 * approval; all its movements lead to one of them.
 */
export async function findPrepared(
  executor: Executor,
  rows: readonly MovementRow[],
): Promise<ReadonlyMap<string, Prepared>> {
  const found = new Map<string, Prepared>()
  const firsts = await findFirstApproved(
    executor,
    rows.flatMap(({ preparedId }) => preparedId ?? []),
  )
  for (const first of firsts) {
    const prepared = await preparedOf(executor, first)
    for (const movementId of prepared.movementIds) found.set(movementId, prepared)
  }
  return found
}

const sumOf = (rows: readonly { readonly amount: bigint }[]) => rows.reduce((sum, { amount }) => sum + amount, 0n)

async function preparedOf(
  executor: Executor,
  first: Awaited<ReturnType<typeof findFirstApproved>>[number],
): Promise<Prepared> {
  const movements = await findPreparedFor(executor, first)
  const [movement] = movements
  if (!movement) return { movementIds: [], targets: [] }
  const incomes = await findApprovedWith(executor, first)
  // Others approved at that moment are not part of the match.
  const chosen = sumOf(incomes) === sumOf(movements) ? incomes : [first]
  const facts = await collectFacts(executor, movements, { searched: chosen.map(({ userId }) => userId) })
  const targets = chosen.flatMap(({ transactionId, userId }) =>
    (facts.incomes.get(userId) ?? [])
      .filter(({ row }) => row.transactionId === transactionId)
      .map((income) => candidateOfIncome(movement, income, facts, ['by-hand'])),
  )
  return { movementIds: movements.map(({ movementId }) => movementId), targets }
}
