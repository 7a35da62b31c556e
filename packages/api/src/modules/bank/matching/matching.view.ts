import type { MatchAllocation, MatchingMovement, MatchReason } from '@cauce/contract'
import type { z } from 'zod'
import type { Executor, ParametersInForce } from '../../../database/index.ts'
import { findAllocations, kindOfAllocation } from './allocations.queries.ts'
import { findMovement, WAITING_STATES, type MovementRow } from './movements.queries.ts'
import { evaluateMovements, type Evaluated } from './evaluate.service.ts'
import { candidateOfIncome, type Candidate } from './candidates.ts'
import { collectFacts } from './facts.service.ts'
import { sumOf } from './payments-of-debit.domain.ts'
import { findApprovedWith, findFirstApproved, findFirstDecisions, findPreparedFor } from './first-decisions.queries.ts'

export type MatchingView = z.output<typeof MatchingMovement>

/** Waiting movements with current suggestions, the others with their decision. */
export async function viewsOf(
  executor: Executor,
  parameters: ParametersInForce,
  rows: readonly MovementRow[],
): Promise<MatchingView[]> {
  const ids = rows.map(({ movementId }) => movementId)
  const waiting = rows.filter(({ state }) => WAITING_STATES.has(state))
  const evaluated = await evaluateMovements(executor, parameters, waiting)
  const prepared = await findPrepared(executor, waiting)
  const allocations = Map.groupBy(await findAllocations(executor, ids), ({ row }) => row.movementId)
  const decided = await findFirstDecisions(executor, ids)
  return rows.map((row) => ({
    ...viewOf(row, evaluated.get(row.movementId), allocations.get(row.movementId) ?? []),
    firstDecision: decided.get(row.movementId) ?? null,
    ...chosenBefore(row, prepared.get(row.movementId)),
  }))
}

/** Undefined if there is none. */
export async function findMatchingView(executor: Executor, parameters: ParametersInForce, id: string) {
  const row = await findMovement(executor, id)
  return row && (await viewsOf(executor, parameters, [row]))[0]
}

/** A first administrator's choice replaces the suggestion. */
function chosenBefore({ movementId }: MovementRow, prepared: Prepared | undefined) {
  if (!prepared) return {}
  return {
    suggestions: [...prepared.targets],
    preparedWith: prepared.movementIds.filter((id) => id !== movementId),
  }
}

type Allocation = Awaited<ReturnType<typeof findAllocations>>[number]

function viewOf(row: MovementRow, evaluated: Evaluated | undefined, allocations: readonly Allocation[]): MatchingView {
  const { movementId, iban, bookingDay, valueDay, amount, counterpartyName, counterpartyIban } = row
  const { remittance, reference, endToEndId, kind, returnReason, state, stateReason, createdAt, updatedAt } = row
  return {
    movementId,
    id: movementId,
    iban,
    bookingDay,
    valueDay,
    amount,
    counterpartyName,
    counterpartyIban,
    remittance,
    reference,
    endToEndId,
    kind,
    returnReason,
    state,
    stateReason,
    tier: evaluated?.tier ?? null,
    reasons: [...(evaluated?.reasons ?? [])],
    suggestions: [...(evaluated?.suggestions ?? [])],
    preparedWith: [],
    firstDecision: null,
    allocations: allocations.map(allocationView),
    createdAt,
    updatedAt,
  }
}

function allocationView({ row, transactionId: _of, ...names }: Allocation): z.output<typeof MatchAllocation> {
  const { allocationId, transactionId, distributionId, paymentId, amount, reasons, automatic, createdAt, undoneAt } =
    row
  return {
    allocationId,
    kind: kindOfAllocation(row),
    id: (transactionId ?? distributionId ?? paymentId)!,
    amount,
    reasons: [...(reasons as readonly MatchReason[])],
    automatic,
    createdAt,
    undoneAt,
    ...names,
  }
}

/** A match prepared by a first administrator. */
interface Prepared {
  readonly movementIds: readonly string[]
  readonly targets: readonly Candidate[]
}

/**
 * Prepared matches by movement (decision four-eyes-approval). Incomes of one match share the moment and administrator of their first
 * approval; all its movements lead to one of them.
 */
async function findPrepared(executor: Executor, rows: readonly MovementRow[]): Promise<ReadonlyMap<string, Prepared>> {
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
