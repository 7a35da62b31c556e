import { z } from 'zod'
import type { ModuleFactory } from '../../../kernel.ts'
import { distributionRoutes } from './distributions.routes.ts'
import { feeRoutes } from './fees.routes.ts'
import { payDistribution } from './pay.service.ts'
import { resumePayments } from './resume.service.ts'
import { settleFinancing } from './settle.service.ts'

export { distributions, distributionShares, fees } from '../../../database/schema/distributions.ts'
export { payDistribution } from './pay.service.ts'
export { resumePayments } from './resume.service.ts'
export { settleFinancing } from './settle.service.ts'

const SettlePayload = z.object({ projectId: z.uuid() })
const PayPayload = z.object({ distributionId: z.uuid() })

export const distributionsModule: ModuleFactory = (kernel) => ({
  name: 'distributions',
  routes: [...distributionRoutes(kernel), ...feeRoutes(kernel)],
  jobs: {
    settleFinancing: (payload) => settleFinancing(kernel, SettlePayload.parse(payload).projectId),
    payDistribution: (payload) => payDistribution(kernel, PayPayload.parse(payload).distributionId),
    resumePayments: () => resumePayments(kernel),
  },
  jobsAtStart: ['resumePayments'],
  crontab: ['* * * * * resumePayments'],
})
