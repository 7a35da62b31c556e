import { type DestinationStream, pino, type Logger } from 'pino'
import type { Config } from './config/config.ts'

/** The log: one line of JSON per event on standard output. Personal data and secrets are redacted. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secret', '*.token'],
    serializers: { error: loggedError, err: loggedError },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** What is logged of an error: all that says what failed, and nothing that a person has sent. */
interface LoggedError {
  readonly type: string
  readonly message: string
  /** SQLSTATE of PostgreSQL, errno of the system, or a code of a library. */
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

/** An error with its causes. Other fields of errors are left out: those of databases and clients contain parameters and headers. */
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

/** The message of a failed statement without its parameters, and that of a value that PostgreSQL refuses (class 22) without it. */
function withoutValues(error: Error): string {
  const { query, code } = error as { query?: unknown; code?: unknown }
  if (typeof query === 'string' && 'params' in error) return `Failed query: ${query}`
  return typeof code === 'string' && /^22...$/.test(code) ? error.message.replaceAll(/".*"/gs, '"…"') : error.message
}

/** What the terminal shows once the server is ready: addresses, where the data are, and how to stop. */
export function banner({ api }: Config, databaseFolder: string, startedInMs: number): string {
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
    'Stop with Ctrl-C.',
    '',
  ].join('\n')
}
