export interface Installation {
  /** `CAUCE_DEMO`; undefined when it is not set. */
  readonly given: boolean | undefined
  readonly hasOutsideDatabase: boolean
  readonly origin: string
}

/**
 * A demonstration shows its mails and codes to everybody: without CAUCE_DEMO it is only made on the embedded database and
 * for this machine.
 * @returns the reason, to complete a sentence
 */
export function reasonToBeReal(installation: Installation): string | undefined {
  if (installation.given === true) return undefined
  return installation.given === false ? 'CAUCE_DEMO is off' : reasonBeyondTrial(installation)
}

/** @returns why others than the person at this machine may depend on it, to complete a sentence */
export function reasonBeyondTrial({ hasOutsideDatabase, origin }: Omit<Installation, 'given'>): string | undefined {
  if (hasOutsideDatabase) return 'DATABASE_URL is set'
  if (new URL(origin).protocol === 'https:') return 'ORIGIN is on https'
  return isLocal(origin) ? undefined : 'ORIGIN is not on this machine'
}

export const isLocal = (address: string): boolean =>
  /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname)

export interface DatabaseState {
  readonly isEmpty: boolean
  /** Written while the database was empty (rules/10-append-only.sql). */
  readonly mark: 'none' | 'unfinished' | 'finished'
}

/** @returns one line if this database cannot be used in this way */
export function refusalOfDatabase(
  { given, ...installation }: Installation,
  { isEmpty, mark }: DatabaseState,
): string | undefined {
  const reason = reasonToBeReal({ given, ...installation })
  if (reason !== undefined && mark !== 'none')
    return `The database was filled with invented people whose passwords and sessions are known, and cannot be used for real (${reason}): use an empty one, or set CAUCE_DEMO=true to show it as a demonstration.`
  if (reason === undefined && mark === 'none' && !isEmpty)
    return 'The database has accounts and was not empty when a demonstration was to be made, so that it cannot be one: set CAUCE_DEMO=false, or use an empty database.'
  return undefined
}
