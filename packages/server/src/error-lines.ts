interface LoggedError {
  readonly type: string
  readonly message: string
  /** SQLSTATE, errno or library code. */
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

/** With causes; other fields may contain parameters or headers. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const message = withoutValues(error)
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(error.stack !== undefined && { stack: error.stack.replace(error.message, () => message) }),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  }
}

/** Without statement parameters, and without refused values (class 22). */
function withoutValues(error: Error): string {
  const { query, code } = error as { query?: unknown; code?: unknown }
  if (typeof query === 'string' && 'params' in error) return `Failed query: ${query}`
  return typeof code === 'string' && /^22...$/.test(code) ? error.message.replaceAll(/".*"/gs, '"…"') : error.message
}

const REMEDIES: readonly (readonly [RegExp, string])[] = [
  [/^(ENOSPC|53100|EDQUOT)$|no space left on device/i, 'Free some space on its disk and try again.'],
  [/^connection terminated|"code":"unavailable"/i, 'The log of PostgreSQL says why: often its disk is full.'],
  [/^(42501|28000|28P01|3D000)$/, 'npm run roles prints the SQL of the roles and the database.'],
]

/**
 * Of the innermost cause, for the console: one line without statements and their parameters. The class of a bug stands
 * before its message.
 */
export function lineOf(error: unknown): string {
  const { type, message, code } = loggedError(innermost(error))
  if (type === 'StartRefusal') return onOneLine(message)
  const text = message || code || type
  const isBug = code === undefined && /^(Type|Range|Reference|Syntax|Assertion)Error$/.test(type)
  const sentence = onOneLine(isBug ? `${type}: ${text}` : text).replace(/\.?$/, '.')
  const remedy = REMEDIES.find(([pattern]) => pattern.test(code ?? '') || pattern.test(message))?.[1]
  return remedy === undefined ? sentence : `${sentence} ${remedy}`
}

const onOneLine = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, ' ')

/** Several addresses of one host that all refuse are an `AggregateError` without a message. */
function innermost(error: unknown): unknown {
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return innermost(error.errors[0])
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error
}

/** LOG_LEVEL=debug shows where a failure comes from. */
export function printFailure(error: unknown, isShowingPlace = isDebugging()): void {
  console.error(lineOf(error))
  if (isShowingPlace) console.error(JSON.stringify(loggedError(error)))
}
const isDebugging = () => /^(debug|trace)$/.test(process.env['LOG_LEVEL'] ?? '')
