import type { StatementFileReason, StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'

/** Ends the reading of a file at its first inconsistency. The doors of readers answer with a value. */
export class RefusedFile extends Error {
  readonly refusal: StatementFileRefusal

  constructor(reason: StatementFileReason, line: number, values?: Readonly<Record<string, string>>, column?: number) {
    super(`${reason} in line ${line}`)
    this.refusal = { reason, line, ...(values && { values }), ...(column !== undefined && { column }) }
  }
}
