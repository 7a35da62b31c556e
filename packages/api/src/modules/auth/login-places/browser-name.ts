import { browserNames } from '@cauce/format/browser-names.ts'

/** What people call the browser behind a User-Agent, such as `Firefox, Linux`; its first word when it is none of the usual ones. */
export function browserName(userAgent: string): string {
  const { browser, system } = browserNames(userAgent)
  const names = [browser, system].filter((name) => name !== undefined)
  return names.length > 0 ? names.join(', ') : userAgent.split(/[\s/]/)[0]!.slice(0, 40) || '?'
}
