import * as flagsByCode from 'country-flag-icons/string/3x2'

const flags = new Map<string, string>(Object.entries(flagsByCode))

/** The path at which the API serves the flag of an ISO 3166-1 alpha-2 code. */
export function flagPath(alpha2: string): string {
  return `/flags/3x2/${alpha2.toUpperCase()}.svg`
}

/**
 * The flag of a country as an SVG document in the ratio 3:2, or undefined for a code that has none.
 * Server only: it holds some 260 drawings in memory. Browsers load single flags from `flagPath`.
 */
export function flagSvg(alpha2: string): string | undefined {
  return flags.get(alpha2.toUpperCase())
}
