import type { Config } from '../config/config.ts'
import type { Metrics, MetricsOptions } from './metrics.ts'
import type { createTraces } from './traces.ts'

/** Counts, where the settings have a token for it. The libraries are loaded only then. */
export async function startMetrics(
  { metricsToken: token }: Pick<Config, 'metricsToken'>,
  parts: Omit<MetricsOptions, 'token'>,
): Promise<Metrics | undefined> {
  if (token === undefined) return undefined
  const { createMetrics } = await import('./metrics.ts')
  return createMetrics({ ...parts, token })
}

export async function startTraces(
  { traces }: Pick<Config, 'traces'>,
  log: Parameters<typeof createTraces>[1],
): Promise<ReturnType<typeof createTraces> | undefined> {
  return traces && (await import('./traces.ts')).createTraces(traces, log)
}
