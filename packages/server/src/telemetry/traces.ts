import { watchActivities } from '@cauce/api/activity'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { TraceSettings } from '../config/config.ts'
import { spanWatcher } from './spans.ts'

/** How long the end of the process waits for the collector. */
const FLUSH_MS = 3_000

/** Makes each activity a span from now on, and sends them by OTLP over HTTP (decision 158). */
export function createTraces(
  { endpoint, headers, ratio }: TraceSettings,
  log: { warn(details: object, message: string): void; info(message: string): void },
): { close(): Promise<void> } {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new TracerProvider({
    // What the operator says in OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES counts.
    resource: resourceFromAttributes({ 'service.name': 'cauce' }).merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reporting(new OTLPTraceExporter({ url, headers: { ...headers } }), log) }),
    ],
  })
  const unwatch = watchActivities(spanWatcher(provider.getTracer('cauce')))
  return {
    async close() {
      unwatch()
      const timeout = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), timeout])
    },
  }
}

/** Logs once when traces cannot be sent, and once when they can again. */
function reporting(exporter: SpanExporter, log: Parameters<typeof createTraces>[1]): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error !== undefined && !isFailing) log.warn({ error: result.error }, 'Traces cannot be sent')
        if (result.error === undefined && isFailing) log.info('Traces are sent again')
        isFailing = result.error !== undefined
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
