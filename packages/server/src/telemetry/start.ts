import type { Config } from '../config/config.ts'
import type { Metrics, MetricsOptions } from './metrics.ts'

/** Counts, where the settings have a token for it. The libraries are loaded only then. */
export async function startMetrics(
  { metricsToken: token }: Pick<Config, 'metricsToken'>,
  parts: Omit<MetricsOptions, 'token'>,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics({ ...parts, token })
}
