import { presentActivity } from './activity.ts'

/** Loggers that write the request id themselves. */
const requestLoggers = new WeakSet<object>()

export function noteRequestLogger<Logger extends object>(logger: Logger): Logger {
  requestLoggers.add(logger)
  return logger
}

/** Pino `mixin`: adds request id, and trace id while tracing. */
export function logFields(_line: object, _level: number, logger: object): { reqId?: string; traceId?: string } {
  const activity = presentActivity()
  if (activity === undefined) return {}
  const { requestId, traceId } = activity
  return {
    ...(requestId !== undefined && !requestLoggers.has(logger) && { reqId: requestId }),
    ...(traceId !== undefined && { traceId }),
  }
}
