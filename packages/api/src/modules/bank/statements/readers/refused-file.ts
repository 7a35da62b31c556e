import type { StatementFileReason, StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'

type Values = Readonly<Record<string, string>>

/** The most of a text of the file that a message shows. */
const SHOWN = 60
const shortened = (values: Values): Values =>
  values.found === undefined ? values : { ...values, found: sliceOfText(values.found, 0, SHOWN) }

/** Ends the reading of a file at its first inconsistency. The doors of readers answer with a value. */
export class RefusedFile extends Error {
  readonly refusal: StatementFileRefusal

  constructor(reason: StatementFileReason, line: number, values?: Values, column?: number) {
    super(`${reason} in line ${line}`)
    this.refusal = {
      reason,
      line,
      ...(values && { values: shortened(values) }),
      ...(column !== undefined && { column }),
    }
  }
}
