import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** Makes metrics in a registry. The text of each is what Prometheus shows with it. */
export type Meters = ReturnType<typeof metersIn>

/** For what people wait for. */
export const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
/** For what nobody waits for. */
export const LONG_SECONDS = [0.05, 0.25, 1, 5, 15, 60, 300]

export function metersIn(registry: Registry) {
  const registers = [registry]
  return {
    counter: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Counter({ name, help, labelNames, registers }),
    histogram: <Label extends string = never>(
      name: string,
      help: string,
      labelNames: readonly Label[] = [],
      buckets: number[] = SECONDS,
    ) => new Histogram({ name, help, labelNames, buckets, registers }),
    gauge: <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
      new Gauge({ name, help, labelNames, registers }),
  }
}
