import { api } from '@cauce/contract'
import { bind } from '../../http/bind.ts'
import { bindJob, defineJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import { z } from 'zod'
import { settleFinancing } from '../finance-project.ts'
import { listConfirming, listUnsettledProjects } from './distribute.queries.ts'
import { payDistribution, payJob } from './pay-distribution.ts'
import { confirmDraft, discardDraft, recordPayment } from './record-payment.ts'

export { payDistribution } from './pay-distribution.ts'

const resumeJob = defineJob({
  name: 'resumePayments',
  payload: z.unknown(),
  cron: '* * * * *',
  runsAtStart: true,
})

/** After a crash. Idempotent and concurrent. */
export async function resumePayments(kernel: Kernel): Promise<void> {
  for (const projectId of await listUnsettledProjects(kernel.database)) await settleFinancing(kernel, projectId)
  for (const distributionId of await listConfirming(kernel.database)) await payDistribution(kernel, distributionId)
}

/** Record, confirm, credit. */
export const distributeFlow: ModuleFactory = (kernel) => ({
  name: 'distribute',
  routes: [
    bind(api.distributions.record, (call) => recordPayment(kernel, call)),
    bind(api.distributions.discard, (call) => discardDraft(kernel, call)),
    bind(api.distributions.confirm, (call) => confirmDraft(kernel, call)),
  ],
  jobs: [
    bindJob(payJob, ({ distributionId }) => payDistribution(patient(kernel), distributionId)),
    bindJob(resumeJob, () => resumePayments(patient(kernel))),
  ],
})
