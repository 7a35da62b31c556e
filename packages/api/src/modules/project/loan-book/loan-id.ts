import { hash } from 'node:crypto'

/** Stable, and reveals nothing about a private project (RFC 9562, version 8). */
export function loanIdOf(projectId: string): string {
  const hex = hash('sha256', `loan ${projectId}`)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
