import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { Kernel } from '../../../kernel.ts'
import type { ModuleFactory } from '../../../module.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { findCandidates } from './candidates.service.ts'
import { findMatchingView, viewsOf } from './matching.view.ts'
import { findMovement, listMatching, type EvaluatedLine } from './movements.queries.ts'
import { z } from 'zod'
import type { Executor } from '../../../database/index.ts'
import { defineJob, queueJob } from '../../../jobs/index.ts'
import { collectFacts, type Facts } from './facts.service.ts'
import { limitsAt, evaluate, type Evaluated } from './evaluate.service.ts'

export { findMatchingView, viewsOf, type MatchingView } from './matching.view.ts'
export {
  findAllocations,
  findAllocationsOfTransaction,
  insertAllocations,
  isCreditedBy,
  kindOfAllocation,
  linesOfTransaction,
  lockAllocations,
  undoAllocation,
  wasExecuted,
  type AllocationRow,
} from './allocations.queries.ts'
export { findUnsettledDistribution } from './distributions.queries.ts'
export { decideManualMatch, type ManualTarget, type MatchPart } from './manual-match.domain.ts'
export {
  awaitsMatchBy,
  findWaitingMovements,
  isWaitingMovement,
  isOwnMovement,
  hasMovementText,
  lockMovements,
  suggestMovements,
  updateMovement,
  type MovementRow,
  type Suggestion,
  type EvaluatedLine,
} from './movements.queries.ts'
export { findPayments, findReturnablePayments, setPaymentState } from './payments.queries.ts'
export { findSenders } from './people.queries.ts'
export { evaluateMovements, type Evaluated } from './evaluate.service.ts'
export { findOwnerRefusal, weighTargets } from './weigh.service.ts'

/** Read side of matching; flows/match-movements does the matching. */
export const matchingModule: ModuleFactory = (kernel) => {
  const { database, parameters } = kernel
  return {
    name: 'matching',
    routes: [
      bind(api.matching.list, async (call) => {
        const { query } = call
        const filter = { ...query, ...(await approvalFilter(kernel, call, 'matching.decide')) }
        const { data, ...whole } = await listMatching(database, filter, query)
        return { data: await viewsOf(database, parameters, data), ...whole }
      }),
      bind(api.matching.read, async ({ params }) => found(await findMatchingView(database, parameters, params.id))),
      bind(api.matching.candidates, async ({ params, query }) => {
        const row = found(await findMovement(database, params.id))
        return { candidates: await findCandidates(database, row, query.search ?? '') }
      }),
    ],
  }
}
export { findExpectedIncomes, findExpecting } from './incomes.queries.ts'

/** Evaluates every waiting movement. Also scheduled, because any new fact about a person may make a match possible. */
export const matchMovementsJob = defineJob({
  name: 'matchBankMovements',
  payload: z.unknown(),
  cron: '23 * * * *',
  runsAtStart: true,
})

/** Queued with the transaction; requests before the run coalesce. */
export const queueMatching = (tx: Executor): Promise<void> =>
  queueJob(tx, matchMovementsJob, {}, { key: matchMovementsJob.name })

/** Continues after the movement where the previous run stopped. */
export const matchMoreJob = defineJob({ name: 'matchMoreBankMovements', payload: z.object({ after: z.uuid() }) })

/** Runs that stopped at the same movement coalesce. */
export const queueMoreMatching = (tx: Executor, after: string): Promise<void> =>
  queueJob(tx, matchMoreJob, { after }, { key: `${matchMoreJob.name} ${after}` })

/** Lines evaluated at once. */
const STEP = 200

/** Dry run of auto-matching for lines that are not stored: a target that one line takes is gone for later ones. */
export async function dryRunLines(
  executor: Executor,
  { parameters, clock }: Pick<Kernel, 'parameters' | 'clock'>,
  lines: readonly EvaluatedLine[],
  taken: Set<string>,
): Promise<Evaluated[]> {
  const limits = limitsAt(parameters, clock.now())
  const evaluated: Evaluated[] = []
  for (let start = 0; start < lines.length; start += STEP) {
    const step = lines.slice(start, start + STEP)
    let facts = withoutTaken(await collectFacts(executor, step), taken)
    for (const line of step) {
      const verdict = evaluate(line, facts, limits)
      evaluated.push(verdict)
      if (verdict.tier !== 'auto') continue
      for (const { id } of verdict.suggestions) taken.add(id)
      facts = withoutTaken(facts, taken)
    }
  }
  return evaluated
}

const withoutTaken = (facts: Facts, taken: ReadonlySet<string>): Facts => ({
  ...facts,
  incomes: new Map(
    [...facts.incomes].map(([userId, incomes]) => [userId, incomes.filter(({ row }) => !taken.has(row.transactionId))]),
  ),
  payments: facts.payments.filter(({ row }) => !taken.has(row.paymentId)),
  returnable: facts.returnable.filter(({ row }) => !taken.has(row.paymentId)),
})
