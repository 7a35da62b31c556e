import { logFields } from '@cauce/api/log-fields'
import { formatAmount } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import { type DestinationStream, pino, type Logger } from 'pino'
import type { Config } from './config/config.ts'

/**
 * JSON lines on stdout, redacted, with request ids. Through `process.stdout`, whose errors end the process
 * (`lifetime.ts`); pino's own stream would drop lines.
 */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = process.stdout,
): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secret', '*.token'],
    serializers: { error: loggedError, err: loggedError },
    mixin: logFields,
  }
  return pino(options, destination)
}

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

interface Start {
  readonly databaseFolder: string
  readonly startedInMs: number
  /** Undefined when unknown. */
  readonly administrators: number | undefined
}

/** A failing database must not stop a serving platform. */
export async function countForBanner(
  api: { countAdministrators(): Promise<number> },
  log: Pick<Logger, 'warn'>,
): Promise<number | undefined> {
  try {
    return await api.countAdministrators()
  } catch (error) {
    log.warn({ error }, 'The administrators could not be counted for the words of the start.')
    return undefined
  }
}

export function banner({ api }: Pick<Config, 'api'>, { databaseFolder, startedInMs, administrators }: Start): string {
  const login = `${api.origin}/auth/login`
  return [
    '',
    `Cauce is ready after ${(startedInMs / 1000).toFixed(1)} s.`,
    '',
    `  Site          ${api.origin}`,
    `  Back office   ${api.origin}/admin`,
    `  Log in        ${api.isDemonstration ? `${login} lists the demonstration accounts with their codes` : login}`,
    `  Database      ${databaseFolder}`,
    `  Files, mails  ${api.dataFolder}`,
    '',
    ...missingAdministrators(api, administrators),
    'Stop with Ctrl-C.',
    '',
  ].join('\n')
}

/** Below two some approvals are impossible (decision four-eyes-approval). */
export function missingAdministrators(
  { origin, fourEyesThreshold }: Config['api'],
  administrators: number | undefined,
): string[] {
  if (administrators === 0)
    return [
      `Nobody administers it yet: register at ${origin}${paths.register}, then run npm run admin -- <e-mail>.`,
      '',
    ]
  if (administrators === undefined || administrators > 1) return []
  return [
    'Only one administrator can log in, so nobody checks what they do. What they enter for a customer, statements that',
    'they upload, payments of promoters that they record, changes of role and access, and amounts from',
    `${formatAmount(fourEyesThreshold)} EUR on wait for a second one. Only you can appoint it: register another account at`,
    `${origin}${paths.register}, confirm its e-mail, then run npm run admin -- <e-mail>.`,
    '',
  ]
}
