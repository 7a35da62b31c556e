import type { Transaction } from '../database/index.ts'
import type { Kernel } from '../kernel.ts'

export interface Due {
  readonly kernel: Kernel
  /** Expired if begun before. */
  readonly before: Date
  readonly limit: number
}

export type Eraser = (tx: Transaction, due: Due) => Promise<number>
