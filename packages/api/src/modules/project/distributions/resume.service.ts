import type { Kernel } from '../../../kernel.ts'
import { payDistribution } from './pay.service.ts'
import { listConfirming, listUnsettledProjects } from './resume.queries.ts'
import { settleFinancing } from './settle.service.ts'

/**
 * Takes up what was stopped: a distribution that a killed process left half paid, whose job stays locked for hours, and a
 * financed project that could not be settled when its job ran, or may be only now. Both are safe to do twice at once.
 */
export async function resumePayments(kernel: Kernel): Promise<void> {
  for (const projectId of await listUnsettledProjects(kernel.database)) await settleFinancing(kernel, projectId)
  for (const distributionId of await listConfirming(kernel.database)) await payDistribution(kernel, distributionId)
}
