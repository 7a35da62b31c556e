import { ACTORS, compareKeys, scopeOf, type Endpoint } from '@cauce/contract'

/** Explicit, so that a missing cell shows. */
const NOT_PERMITTED = '-'

/** One line an endpoint, one column an actor; committed for review. */
export function accessGrid(endpoints: readonly Endpoint[]): string {
  const heading = ['METHOD', 'PATH', 'PERMISSION', ...ACTORS]
  const rows = endpoints
    .toSorted((one, other) => compareKeys(one.path, other.path) || compareKeys(one.method, other.method))
    .map(({ method, path, permission }) => [
      method,
      path,
      permission,
      ...ACTORS.map((actor) => scopeOf(permission, actor) ?? NOT_PERMITTED),
    ])
  const table = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...table.map((row) => row[column]!.length)))
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
  return `${lines.join('\n')}\n`
}
