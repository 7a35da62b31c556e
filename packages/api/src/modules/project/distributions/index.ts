import type { ModuleFactory } from '../../../module.ts'
import { distributionRoutes } from './distributions.routes.ts'
import { api } from '@cauce/contract'
import { bind } from '../../../http/bind.ts'
import { found } from '../../../http/expect.ts'
import { customerFilter } from '../../../http/scope.ts'
import type { Kernel } from '../../../kernel.ts'
import { summaryRange } from '../summaries/index.ts'
import { listFees, summarizeFees } from './fees.queries.ts'

export {
  countDistributions,
  findDistribution,
  findUnpaidBefore,
  hasShare,
  insertDistributions,
  listHolders,
  replaceShares,
  updateDistribution,
} from './distributions.queries.ts'
export { lockBoth, nextState } from './distributions.service.ts'
export { viewOf } from './distributions.service.ts'
export { awaitedPayments, paymentsOutlook } from './payments-outlook.ts'
export { withWithholding } from './withholding.domain.ts'
export { planDistributions } from './distributions.service.ts'

/** Read side; flows/distribute moves money. */
export const distributionsModule: ModuleFactory = (kernel) => ({
  name: 'distributions',
  routes: [...distributionRoutes(kernel), ...feeRoutes(kernel)],
})

const feeRoutes = ({ database, clock }: Kernel) => [
  bind(api.fees.list, (call) => listFees(call.database, { ...call.query, ...customerFilter(call) }, call.query)),
  bind(api.fees.summarize, async (call) => {
    const data = await summarizeFees(call.database, await summaryRange(call.database, clock, call.query, 'fees'))
    return { data, total: data.length }
  }),
  bind(api.fees.read, async (call) =>
    found((await listFees(database, { feeId: call.params.id, ...customerFilter(call) }, {})).data[0]),
  ),
]
