import type { StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { RefusedFile, statementEvents, type ReadHeader, type ReadMovement } from '../index.ts'

export interface ReadStatement extends ReadHeader {
  readonly movements: readonly ReadMovement[]
}

export type ReadResult =
  | { readonly statements: readonly ReadStatement[]; readonly refusal?: undefined }
  | { readonly refusal: StatementFileRefusal; readonly statements?: undefined }

/** A whole file in memory, and its refusal as a value. */
export function readStatementFile(bytes: Buffer, today: string): ReadResult {
  const statements: ReadStatement[] = []
  let movements: ReadMovement[] = []
  try {
    for (const { movement, statement } of statementEvents(bytes, today)) {
      if (movement) movements.push(movement)
      else if (statement) {
        statements.push({ ...statement, movements })
        movements = []
      }
    }
    return { statements }
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal }
    throw error
  }
}
