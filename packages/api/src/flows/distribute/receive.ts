import { Refusal } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import * as distributions from '../../modules/project/distributions/index.ts'
import { beginCrediting } from './pay.ts'

/** A line of a statement shows a promoter's payment: what waited for it is credited, what was credited before can be spent. */
export async function receivePayment(tx: Transaction, distributionId: string, now: Date): Promise<void> {
  const { row } = await distributions.lockBoth(tx, distributionId)
  if (row.status === 'awaiting') return beginCrediting(tx, row, { receivedAt: now, updatedAt: now })
  await distributions.distributionRows.update(tx, distributionId, { receivedAt: now, updatedAt: now })
}

/** Its line was another's: what was credited stays in the wallets and cannot be spent until it comes. */
export async function loseReceipt(tx: Transaction, distributionId: string, now: Date): Promise<void> {
  const { row } = await distributions.lockBoth(tx, distributionId)
  // Of seconds: half of the parts would be credited as received.
  if (row.status === 'confirming') throw new Refusal({ code: 'state-forbids', params: { state: row.status } })
  await distributions.distributionRows.update(tx, distributionId, { receivedAt: null, updatedAt: now })
}
