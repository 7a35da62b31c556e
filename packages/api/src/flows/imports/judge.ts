import type { Executor, Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import type { Kernel } from '../../kernel.ts'
import type { JudgedLine, StoredLine } from '../../modules/misc/imports/index.ts'
import { findBalances, lockAccounts } from '../../modules/wallet/ledger/index.ts'
import { judgeCustomers, type JudgedCustomer, type SeenValues } from './judge-customers.ts'
import { judgeMovements, nothingMoved, type JudgedMovement, type Moved } from './judge-movements.ts'

export type Judged = JudgedCustomer | JudgedMovement

/** State of earlier lines. */
interface Earlier {
  readonly seen: SeenValues
  readonly moved: Moved
}
interface Judging extends Earlier {
  readonly isLocking: boolean
}
export const nothingEarlier = (): Earlier => ({ seen: new Map(), moved: nothingMoved() })

export async function judge(
  kernel: Kernel,
  executor: Executor,
  row: ImportRow,
  lines: readonly StoredLine[],
  { seen, moved, isLocking }: Judging,
): Promise<readonly Judged[]> {
  if (row.kind === 'customers') return judgeCustomers(executor, row, lines, { now: kernel.clock.now(), seen })
  return judgeMovements(executor, row, lines, {
    kernel,
    adminId: row.begunBy ?? row.createdBy,
    moved,
    balancesOf: (ids) => (isLocking ? lockAccounts(executor as Transaction, ids) : findBalances(executor, ids)),
  })
}

export const verdictOf = ({ importLineId, errors, value }: Judged): JudgedLine => ({
  importLineId,
  state: value ? 'good' : 'refused',
  errors,
  ...(value &&
    'holder' in value && {
      userId: value.holder.userId,
      amount: value.type === 'withdraw' ? -value.amount : value.amount,
    }),
})
