import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import type { ModuleFactory } from '../../../module.ts'
import { approvalFilter } from '../../../platform/four-eyes.queries.ts'
import { findCandidates } from './candidates.service.ts'
import { findMatchingView, viewsOf } from './matching.view.ts'
import { findMovement, listMatching } from './movements.queries.ts'

export { matchMoreJob, matchMovementsJob, queueMatching, queueMoreMatching } from './match.job.ts'
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
export { decideByHand, type HandTarget, type MatchPart } from './hand.domain.ts'
export {
  findWaitingMovements,
  isOwnMovement,
  lockMovements,
  suggestMovements,
  updateMovement,
  type MovementRow,
  type Suggestion,
  type WeighedLine,
} from './movements.queries.ts'
export { findPayments, setPaymentState } from './payments.queries.ts'
export { foreseeLines } from './foresee.service.ts'
export { weighMovements, type Weighed } from './weigh.service.ts'

/** Read side of matching; flows/match-movements does the matching. */
export const matchingModule: ModuleFactory = (kernel) => {
  const { database, settings } = kernel
  return {
    name: 'matching',
    routes: [
      bind(api.matching.list, async (call) => {
        const { query } = call
        const filter = { ...query, ...approvalFilter(kernel, call, 'matching.decide') }
        const { data, ...whole } = await listMatching(database, filter, query)
        return { data: await viewsOf(database, settings, data), ...whole }
      }),
      bind(api.matching.read, async ({ params }) => found(await findMatchingView(database, settings, params.id))),
      bind(api.matching.candidates, async ({ params, query }) => {
        const row = found(await findMovement(database, params.id))
        return { candidates: await findCandidates(database, row, query.search ?? '') }
      }),
    ],
  }
}
export { findExpectedIncomes, findExpecting } from './incomes.queries.ts'
