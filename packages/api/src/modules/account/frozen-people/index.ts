import { accountHoldLifecycle, calendarDateOf, moneyValue, stateAfter, type AccountHoldKind } from '@cauce/contract'
import type { Transaction } from '../../../database/index.ts'
import type { AccountHoldRow, CustomerDeclarationRow } from '../../../database/schema/diligence.ts'
import { touchedAt } from '../../../http/expect.ts'
import { uuidv7 } from '../../../ids.ts'
import type { Kernel } from '../../../kernel.ts'
import { tellAdministrators } from '../access-changes/index.ts'
import { accountHoldRows, findApprovedExposure, findOpenHolds, needsApproval } from '../account-holds/index.ts'
import { findUserName } from '../users/index.ts'

interface StoppedPayment {
  readonly paymentId: string
  readonly endToEndId: string
  readonly amount: bigint
}

/** @returns payments that a bank has already */
type StopPayments = (kernel: Kernel, tx: Transaction, userId: string) => Promise<readonly StoppedPayment[]>

let stopPaymentsOf: StopPayments | undefined

/** Called by the module of payments, which knows this one and not the other way round. */
export const stopPaymentsBy = (stop: StopPayments): void => void (stopPaymentsOf = stop)

interface Placing {
  readonly userId: string
  readonly kind: AccountHoldKind
  readonly placedBy: string | null
  readonly customerDeclarationId: string | null
  readonly now: Date
}

/** Idempotent for the same reason. */
export async function placeHold(kernel: Kernel, tx: Transaction, placing: Placing): Promise<void> {
  if ((await findOpenHolds(tx, placing.userId, placing.kind)).length > 0) return
  await recordHold(kernel, tx, placing)
}

type Recorded = Pick<AccountHoldRow, 'reason' | 'party' | 'reference' | 'orderedOn' | 'documentId' | 'amount'>

/** Stops payments of the person in the same transaction. */
export async function recordHold(
  kernel: Kernel,
  tx: Transaction,
  { now, ...placing }: Placing & Partial<Recorded>,
): Promise<string> {
  const { userId } = placing
  const accountHoldId = uuidv7(now)
  const state = accountHoldLifecycle.initial[0]!
  await accountHoldRows.insert(tx, { accountHoldId, ...placing, state, placedAt: now, updatedAt: now })
  await freezePayments(kernel, tx, userId)
  return accountHoldId
}

/** Places a hold for a newly declared, unapproved public function (Ley 10/2010, article 14). */
export async function holdExposed(
  kernel: Kernel,
  tx: Transaction,
  declared: CustomerDeclarationRow,
  now: Date,
): Promise<void> {
  const { userId, customerDeclarationId } = declared
  const [held] = await findOpenHolds(tx, userId, 'exposure')
  const reopened = held && stateAfter(accountHoldLifecycle, 'reopen', held.state)
  const approved = await findApprovedExposure(tx, userId)
  const known = { approved, isHeld: held !== undefined && reopened === undefined, today: calendarDateOf(now) }
  if (!needsApproval(declared, known)) return
  if (held && reopened)
    await accountHoldRows.update(tx, held.accountHoldId, {
      ...{ state: reopened, reason: null, customerDeclarationId },
      updatedAt: touchedAt(held.updatedAt, now),
    })
  else await placeHold(kernel, tx, { userId, kind: 'exposure', placedBy: null, customerDeclarationId, now })
}

/** After a hold or the disabling of an account. Administrators alone are told, and only of what a bank has already. */
export async function freezePayments(kernel: Kernel, tx: Transaction, userId: string): Promise<void> {
  if (stopPaymentsOf === undefined) throw new Error('Nothing stops payments: the module of payments is not loaded.')
  const atBank = await stopPaymentsOf(kernel, tx, userId)
  if (atBank.length === 0) return
  const paymentIds = atBank.map(({ paymentId }) => paymentId)
  kernel.logger.warn({ security: 'recall', userId, paymentIds }, 'payments-to-recall')
  await tellAdministrators(tx, 'paymentsToRecall', {
    name: await findUserName(tx, userId),
    amount: moneyValue(atBank.reduce((sum, { amount }) => sum + amount, 0n)),
    ids: atBank.map(({ endToEndId }) => endToEndId).join(', '),
    smart_count: atBank.length,
  })
}
