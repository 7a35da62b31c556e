import type { Config } from './config/config.ts'

/** What a person at the terminal wants to know once everything runs. */
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
