import { logFields } from '@cauce/api/log-fields'
import { paths } from '@cauce/contract/pages.ts'
import { type DestinationStream, pino, type Logger } from 'pino'
import type { Config } from './config/config.ts'
import { reasonToBeReal } from './config/demonstration.ts'
import { findingsOfMisspelt, findingsOfSettings, wordsOf } from './config/findings.ts'
import { loggedError } from './error-lines.ts'

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

/** What the settings lack; `npm run check` says more. */
export function warningsAtStart(config: Config): string[] {
  const findings = config.api.isDemonstration ? findingsOfMisspelt(config) : findingsOfSettings(config)
  return findings
    .filter(({ level }) => level !== 'ok')
    .map(wordsOf)
    .map(({ title, text }) => `${title}: ${text}`)
}

interface Start {
  readonly databaseFolder: string
  readonly startedInMs: number
  /** Undefined when unknown. */
  readonly administrators: number | undefined
  /** Undefined where it would be kept. */
  readonly setUpCode?: string | undefined
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

export function banner(
  { api, installation }: Pick<Config, 'api' | 'installation'>,
  { databaseFolder, startedInMs, administrators, setUpCode }: Start,
): string {
  const login = `${api.origin}/auth/login`
  return [
    '',
    `Cauce is ready after ${(startedInMs / 1000).toFixed(1)} s.`,
    '',
    `  Installation  ${kindOf(installation)}`,
    `  Site          ${api.origin}`,
    `  Back office   ${api.origin}/admin`,
    `  Log in        ${api.isDemonstration ? `${login} lists the demonstration accounts with their codes` : login}`,
    `  Database      ${databaseFolder}`,
    `  Files, mails  ${api.dataFolder}`,
    '',
    ...(setUpCode === undefined ? missingAdministrators(administrators) : setUpLines(api, setUpCode)),
    'Stop with Ctrl-C.',
    '',
  ].join('\n')
}

function kindOf(installation: Config['installation']): string {
  const reason = reasonToBeReal(installation)
  if (reason === undefined) return 'demonstration: everybody sees its accounts and mails'
  return `real, because ${reason}; npm run check says what it lacks`
}

export const setUpLines = ({ origin }: Config['api'], code: string): string[] => [
  `Make an administrator at ${origin}${paths.setUp} with the code ${code}, good for an hour and for one account.`,
  '',
]

/** Below two some approvals are impossible (decision four-eyes-approval). */
export function missingAdministrators(administrators: number | undefined): string[] {
  if (administrators === 0)
    return ['Nobody administers it yet: npm run admin -- --setup prints a code for the first.', '']
  if (administrators === undefined || administrators > 1) return []
  return [
    'Only one administrator can log in, so nobody checks what they do. What they enter for a customer, statements that',
    'they upload, payments of promoters that they record, changes of role and access, and large amounts',
    'wait for a second one. Only you can make it: npm run admin -- --setup prints a code for that person.',
    '',
  ]
}
