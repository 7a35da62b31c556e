import { z } from 'zod'
import type { ModuleFactory } from '../../kernel.ts'
import { distributionRoutes } from './distributions.routes.ts'
import { payDistribution } from './distributions.service.ts'
import { feeRoutes } from './fees.routes.ts'
import { settleFinancing } from './settle.service.ts'

export { payDistribution } from './distributions.service.ts'
export { distributions, distributionShares, fees } from './distributions.table.ts'
export { settleFinancing } from './settle.service.ts'

const SettlePayload = z.object({ projectId: z.uuid() })
const PayPayload = z.object({ distributionId: z.uuid() })

export const distributionsModule: ModuleFactory = (kernel) => ({
  name: 'distributions',
  routes: [...distributionRoutes(kernel), ...feeRoutes(kernel)],
  jobs: {
    settleFinancing: (payload) => settleFinancing(kernel, SettlePayload.parse(payload).projectId),
    payDistribution: (payload) => payDistribution(kernel, PayPayload.parse(payload).distributionId),
  },
})
