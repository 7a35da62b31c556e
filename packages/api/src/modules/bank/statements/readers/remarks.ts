import type { StatementFileRemark, StatementFileRemarkReason } from '@cauce/contract/bank/statement-files.ts'
import { shortened } from './refused-file.ts'

/** What is odd in a statement and makes no money wrong; the first of each kind, so that memory is bounded. */
export class Remarks {
  #found = new Map<StatementFileRemarkReason, StatementFileRemark>()

  add(reason: StatementFileRemarkReason, line: number, values: Readonly<Record<string, string>> = {}): void {
    const { count, ...first } = this.#found.get(reason) ?? { reason, line, values: shortened(values), count: 0 }
    this.#found.set(reason, { ...first, count: count + 1 })
  }

  /** Of the statement that ends here. */
  take(): readonly StatementFileRemark[] {
    const found = [...this.#found.values()]
    this.#found = new Map()
    return found
  }
}
