import type { Executor, Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import type { Kernel } from '../../kernel.ts'
import type { CheckedLine, StoredLine } from '../../modules/misc/imports/index.ts'
import { findBalances, lockAccounts } from '../../modules/wallet/ledger/index.ts'
import { checkCustomers, type CheckedCustomer, type SeenValues } from './check-customers.ts'
import { checkMovements, nothingMoved, type CheckedMovement, type Moved } from './check-movements.ts'

export type Checked = CheckedCustomer | CheckedMovement

/** State of earlier lines. */
interface Earlier {
  readonly seen: SeenValues
  readonly moved: Moved
}
interface Judging extends Earlier {
  readonly isLocking: boolean
}
export const nothingEarlier = (): Earlier => ({ seen: new Map(), moved: nothingMoved() })

export async function checkLines(
  kernel: Kernel,
  executor: Executor,
  row: ImportRow,
  lines: readonly StoredLine[],
  { seen, moved, isLocking }: Judging,
): Promise<readonly Checked[]> {
  if (row.kind === 'customers') return checkCustomers(executor, row, lines, { now: kernel.clock.now(), seen })
  return checkMovements(executor, row, lines, {
    kernel,
    adminId: row.begunBy ?? row.createdBy,
    moved,
    balancesOf: (ids) => (isLocking ? lockAccounts(executor as Transaction, ids) : findBalances(executor, ids)),
  })
}

export const verdictOf = ({ importLineId, errors, value }: Checked): CheckedLine => ({
  importLineId,
  state: value ? 'good' : 'refused',
  errors,
  ...(value &&
    'holder' in value && {
      userId: value.holder.userId,
      amount: value.type === 'withdraw' ? -value.amount : value.amount,
    }),
})
