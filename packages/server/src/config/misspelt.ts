import { fileSettingOf, secretSettings, Settings, type SettingName } from './settings.ts'

/** Shorter names are near to variables of other programs, such as HOST and HOME. */
const SHORTEST = 8
const FARTHEST = 2
/** Variables of compose.yaml and the proxy. */
const OTHERS = new Set(['CAUCE_DOMAIN', 'CAUCE_PROCESSES'])

export interface Misspelt {
  readonly given: string
  readonly meant: string
}

export function misspeltSettings(environment: Readonly<Record<string, string | undefined>>): Misspelt[] {
  const names = [...(Object.keys(Settings.shape) as SettingName[]), ...secretSettings().map(fileSettingOf)]
  const known = new Set<string>(names)
  return Object.keys(environment)
    .filter((given) => !known.has(given) && !OTHERS.has(given))
    .flatMap((given) => {
      const meant = names.find((name) => name.length >= SHORTEST && distance(given, name) <= FARTHEST)
      return meant === undefined ? [] : [{ given, meant }]
    })
}

/** Levenshtein. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > FARTHEST) return Infinity
  let row = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (const [line, letter] of [...one].entries()) {
    const next = [line + 1]
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = row[column - 1]! + (letter === other[column - 1] ? 0 : 1)
      next.push(Math.min(replaced, row[column]! + 1, next[column - 1]! + 1))
    }
    row = next
  }
  return row[other.length]!
}
