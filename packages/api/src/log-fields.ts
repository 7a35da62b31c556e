import { presentActivity } from './activity.ts'

/** Loggers that write the id of their request themselves. */
const requestLoggers = new WeakSet<object>()

/** Says that a logger writes the id of its request in each line. */
export function noteRequestLogger<Logger extends object>(logger: Logger): Logger {
  requestLoggers.add(logger)
  return logger
}

/** The `mixin` of pino: every line names the request that it belongs to, and its trace while traces are on. */
export function logFields(_line: object, _level: number, logger: object): { reqId?: string; traceId?: string } {
  const activity = presentActivity()
  if (activity === undefined) return {}
  const { requestId, traceId } = activity
  return {
    ...(requestId !== undefined && !requestLoggers.has(logger) && { reqId: requestId }),
    ...(traceId !== undefined && { traceId }),
  }
}
