import { api, bankMovementLifecycle, Refusal, stateAfter } from '@cauce/contract'
import type { Transaction } from '../../database/index.ts'
import type { Call } from '../../http/bind.ts'
import { expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import { uuidv7 } from '../../ids.ts'
import type { Kernel } from '../../kernel.ts'
import {
  insertAllocations,
  lockMovements,
  updateMovement,
  type MovementRow,
} from '../../modules/bank/matching/index.ts'
import {
  CLEARING_ACCOUNT,
  OWN_ACCOUNT,
  post,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
} from '../../modules/wallet/ledger/index.ts'
import { queuePayment } from '../../modules/bank/payments/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { administratorOf, expectForeign, recordMovement, viewIn, type Matcher } from './match-context.ts'

export async function setAside(kernel: Kernel, call: Call<typeof api.matching.setAside>) {
  return once(kernel, api.matching.setAside, call, (tx) =>
    decide(tx, kernel, call, 'setAside', async (matcher, { movementId, amount }) => {
      const accounts =
        amount > 0n
          ? { debitAccountId: UNASSIGNED_ACCOUNT, creditAccountId: OWN_ACCOUNT, amount }
          : { debitAccountId: OWN_ACCOUNT, creditAccountId: UNEXPLAINED_ACCOUNT, amount: -amount }
      await post(tx, [{ kind: 'set_aside', movementId, ...accounts }], matcher.now)
      return 0n
    }),
  )
}

/** Queues a return transfer to the sender's account. */
export async function sendBack(kernel: Kernel, call: Call<typeof api.matching.sendBack>) {
  return once(kernel, api.matching.sendBack, call, (tx) =>
    decide(tx, kernel, call, 'sendBack', async (matcher, row) => {
      const { movementId, amount, counterpartyIban, counterpartyName } = row
      if (amount < 0n || row.kind === 'return' || row.kind === 'fee') throw new Refusal({ code: 'match-not-possible' })
      if (!counterpartyIban || !counterpartyName) throw new Refusal({ code: 'sender-account-unknown' })
      const { now, adminId } = matcher
      const remittance = `Devolucion de su transferencia del ${row.bookingDay.split('-').toReversed().join('/')}`
      const payee = { beneficiary: counterpartyName, iban: counterpartyIban }
      const paymentId = await queuePayment(
        tx,
        { kind: 'return_transfer', movementId, amount, ...payee, remittance },
        now,
      )
      const [debitAccountId, creditAccountId] = [UNASSIGNED_ACCOUNT, CLEARING_ACCOUNT]
      await post(tx, [{ kind: 'settle', debitAccountId, creditAccountId, amount, movementId, paymentId }], now)
      await insertAllocations(tx, [
        {
          allocationId: uuidv7(now),
          movementId,
          paymentId,
          amount,
          reasons: ['by-hand'],
          automatic: false,
          createdBy: adminId,
          createdAt: now,
        },
      ])
      return amount
    }),
  )
}

/** Locks the movement, acts, stores state and allocated cents. */
async function decide(
  tx: Transaction,
  kernel: Kernel,
  call: Call<typeof api.matching.setAside | typeof api.matching.sendBack>,
  action: 'setAside' | 'sendBack',
  carryOut: (matcher: Matcher, row: MovementRow) => Promise<bigint>,
) {
  const movement = found((await lockMovements(tx, [call.params.id]))[0])
  expectUnchanged(movement.updatedAt, call.body.updatedAt)
  const state = stateAfter(bankMovementLifecycle, action, movement.state)
  if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: movement.state } })
  const matcher = administratorOf(kernel, call, call.body.reason)
  await expectForeign(tx, matcher, [movement])
  const before = await viewIn(tx, matcher, movement.movementId)
  const settled = await carryOut(matcher, movement)
  await updateMovement(tx, movement.movementId, {
    state,
    stateReason: call.body.reason,
    settled,
    updatedAt: touchedAt(movement.updatedAt, matcher.now),
  })
  const after = await viewIn(tx, matcher, movement.movementId)
  await recordMovement(tx, matcher, before, after)
  return { answer: after, effectId: movement.movementId }
}
