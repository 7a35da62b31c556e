import { type Activity, type ActivityKind, type ActivityWatcher, watchActivities } from '@cauce/api/activity'
import { Refusal } from '@cauce/contract'
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanContext,
  type Tracer,
} from '@opentelemetry/api'
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

/** How long the end of the process waits for the collector. */
const FLUSH_MS = 3_000

/** Makes each activity a span from now on, and sends them by OTLP over HTTP (decision logs-metrics-traces). */
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

const KINDS: Readonly<Record<ActivityKind, SpanKind>> = {
  request: SpanKind.SERVER,
  batch: SpanKind.INTERNAL,
  transaction: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
  call: SpanKind.CLIENT,
}

/** Begins and ends a span with each activity. */
function spanWatcher(tracer: Tracer): ActivityWatcher {
  const spans = new WeakMap<Activity, Span>()
  return {
    began(activity: Activity) {
      const { kind, name, parent, causes } = activity
      const links = causes.flatMap(({ traceparent }) => contextsOf(traceparent)).map((context) => ({ context }))
      const around = contextOf(parent && spans.get(parent), activity.traceparent)
      const title = kind === 'request' || kind === 'transaction' ? name : `${kind} ${name}`
      const span = tracer.startSpan(title, { kind: KINDS[kind], links }, around)
      const { traceId, spanId, traceFlags } = span.spanContext()
      activity.traceId = traceId
      activity.traceparent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
      spans.set(activity, span)
    },
    ended(activity: Activity) {
      const span = spans.get(activity)
      if (span === undefined) return
      span.setAttributes(attributesOf(activity))
      if (isFailure(activity)) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}

function contextOf(parent: Span | undefined, traceparent: string | undefined): Context {
  if (parent !== undefined) return trace.setSpan(ROOT_CONTEXT, parent)
  const [remote] = contextsOf(traceparent)
  return remote === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote)
}

/** Reads a trace context (W3C, version 00); none if it is malformed. */
function contextsOf(traceparent = ''): SpanContext[] {
  const [, traceId, spanId, flags] = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return []
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true }
  return isSpanContextValid(context) ? [context] : []
}

/** A refusal is an answer. */
const isFailure = ({ error, facts: { status = 0 } }: Activity) =>
  status >= 500 || (error !== undefined && !(error instanceof Refusal))

/** Names of OpenTelemetry where it has one. Numbers and words of bounded sets. */
function attributesOf({ kind, requestId, error, facts }: Activity): Attributes {
  return {
    'cauce.request_id': requestId,
    'http.request.method': facts.method,
    'http.response.status_code': facts.status,
    'cauce.refusal': facts.code ?? (error instanceof Refusal ? error.code : undefined),
    'cauce.unavailable': facts.reason,
    'cauce.replay': facts.isReplay,
    'cauce.batch_size': facts.size,
    'cauce.wait_ms': facts.waitMs,
    'db.system.name': kind === 'transaction' ? 'postgresql' : undefined,
    'error.type': error === undefined || error instanceof Refusal ? undefined : typeOf(error),
  }
}

/** The code of an error (SQLSTATE, errno), or its class. Never its message, which may repeat what was sent. */
function typeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  if (typeof code === 'string' && /^\w{1,40}$/.test(code)) return code
  return error instanceof Error ? error.constructor.name : typeof error
}
