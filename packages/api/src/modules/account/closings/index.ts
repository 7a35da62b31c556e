import { closingLifecycle, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import { closingRows, saveClosing } from './closings.queries.ts'

export { closingRows, findDueClosings, isClosingOf, saveClosing } from './closings.queries.ts'

export async function noteClosed(tx: Transaction, userId: string, now: Date): Promise<void> {
  const row = await closingRows.lock(tx, userId)
  const state = row && stateAfter(closingLifecycle, 'close', row.state)
  const { askedAt, closesAt } = state ? row : { askedAt: now, closesAt: now }
  await saveClosing(tx, { userId, state: 'closed', askedAt, closesAt, closedAt: now, erasedAt: null })
}

export async function noteErased(tx: Transaction, userId: string, now: Date): Promise<void> {
  const row = await closingRows.lock(tx, userId)
  const state = row && stateAfter(closingLifecycle, 'erase', row.state)
  if (state) await closingRows.update(tx, userId, { state, erasedAt: now })
}
