import { pino, type Logger } from 'pino'
import type { Config } from './config/config.ts'

/** The log: one line of JSON per event on standard output. Personal data and secrets are redacted. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  return pino({
    level: logLevel,
    redact: ['req.headers.cookie', 'req.headers.authorization', '*.password', '*.secret', '*.code', '*.token'],
  })
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
