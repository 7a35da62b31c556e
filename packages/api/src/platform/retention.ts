import type { Transaction } from '../database/index.ts'
import type { Kernel } from '../kernel.ts'

/** What is due for a rule of the table of periods. */
export interface Due {
  readonly kernel: Kernel
  /** A period that began before it is over. */
  readonly before: Date
  /** The most records of one transaction. */
  readonly limit: number
}

/** Erases up to `limit` of the records of a rule that are due, in one transaction. Returns how many. */
export type Eraser = (tx: Transaction, due: Due) => Promise<number>
