import { ACTORS, compareKeys, scopeOf, type Endpoint } from '@cauce/contract'

/** Not permitted: written down, so that no cell is empty and a forgotten one shows. */
const NOT_PERMITTED = '-'

/**
 * Who may make which call, and how far it reaches, as a table for people: one line for each endpoint in the order of
 * addresses, one column for each kind of actor. The committed one shows in every review what a change opens or closes.
 */
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
