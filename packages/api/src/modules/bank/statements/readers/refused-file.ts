import type { StatementFileReason, StatementFileRefusal } from '@cauce/contract/bank/statement-files.ts'
import { sliceOfText } from '@cauce/contract/whole-characters.ts'

type Values = Readonly<Record<string, string>>

/** Longest file text in a message. */
const SHOWN = 60
export const shortened = (values: Values): Values =>
  values.found === undefined ? values : { ...values, found: sliceOfText(values.found, 0, SHOWN) }

/** Aborts reading at the first inconsistency; readers' entry points return it as a value. */
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
