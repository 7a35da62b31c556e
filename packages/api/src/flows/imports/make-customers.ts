import type { Transaction } from '../../database/index.ts'
import type { ImportRow } from '../../database/schema/imports.ts'
import type { Kernel } from '../../kernel.ts'
import { insertUsers } from '../../modules/account/users/index.ts'
import type { CheckedLine } from '../../modules/misc/imports/index.ts'
import { openWallets } from '../../modules/wallet/wallets/index.ts'
import { auditOrdered } from '../../platform/audit/index.ts'
import { queueMails } from '../../platform/mail/index.ts'
import { accountRowOf } from '../register.ts'
import type { CheckedCustomer } from './check-customers.ts'
import { orderOf } from './order.ts'

/** Like an administrator: wallet, no password, mails only if ticked. */
export async function makeCustomers(
  kernel: Kernel,
  tx: Transaction,
  row: ImportRow,
  checked: readonly CheckedCustomer[],
): Promise<CheckedLine[]> {
  const now = kernel.clock.now()
  const made = checked.flatMap(({ importLineId, value }) =>
    value ? [{ importLineId, user: { ...accountRowOf(value, 'es', now), managerId: row.managerId } }] : [],
  )
  const users = made.map(({ user }) => user)
  if (users.length === 0) return []
  await insertUsers(tx, ...users)
  await openWallets(
    tx,
    users.map(({ userId }) => userId),
    now,
  )
  if (row.isInviting)
    await queueMails(
      tx,
      users.map(({ userId }) => ({ userId, template: 'accountCreated' as const, params: {} })),
    )
  await auditOrdered(
    kernel,
    tx,
    orderOf(row),
    'users.create',
    users.map((user) => ({ recordId: user.userId, userId: user.userId, after: user })),
  )
  return made.map(({ importLineId, user: { userId } }) => ({
    importLineId,
    state: 'imported',
    errors: [],
    userId,
    recordId: userId,
  }))
}
