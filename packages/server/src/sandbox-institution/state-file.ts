import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { InstitutionState } from './institution-books.ts'

export function readState(file: string | undefined): InstitutionState | undefined {
  return file !== undefined && existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as InstitutionState)
    : undefined
}

/** Atomic. */
export function writeState(file: string | undefined, state: InstitutionState): void {
  if (file === undefined) return
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}
