import { absoluteOf, api, bankMovementLifecycle, Refusal, stateAfter } from '@cauce/contract'
import { bind, type Call } from '../../http/bind.ts'
import { bindJob } from '../../jobs/index.ts'
import { patient, type Kernel } from '../../kernel.ts'
import type { ModuleFactory } from '../../module.ts'
import {
  findOwnerRefusal,
  matchMoreJob,
  matchMovementsJob,
  findSenders,
  lockMovements,
  updateMovement,
  type MovementRow,
  insertAllocations,
} from '../../modules/bank/matching/index.ts'
import { matchManually, previewMatch } from './manual-match.ts'
import { undoMatch } from './undo-match.ts'
import { autoMatch } from './auto-match.ts'
import { expectUnchanged, found, touchedAt } from '../../http/expect.ts'
import {
  OWN_ACCOUNT,
  post,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
  CLEARING_ACCOUNT,
  type DecisionId,
} from '../../modules/wallet/ledger/index.ts'
import { once } from '../../platform/idempotency/index.ts'
import { findStanding, passGate } from '../../modules/wallet/gate/index.ts'
import {
  administratorOf,
  handOf,
  recordMovement,
  viewIn,
  expectForeign,
  waitForSecond,
  type Matcher,
} from './match-context.ts'
import type { Transaction } from '../../database/index.ts'
import { uuidv7 } from '../../ids.ts'
import { queuePayment } from '../../modules/bank/payments/index.ts'

/** Automatic where certain, the rest by administrators. */
export const matchMovementsFlow: ModuleFactory = (kernel) => ({
  name: 'match-movements',
  routes: [
    bind(api.matching.match, (call) => matchManually(kernel, call)),
    bind(api.matching.preview, (call) => previewMatch(kernel, call)),
    bind(api.matching.setAside, (call) => setAside(kernel, call)),
    bind(api.matching.sendBack, (call) => sendBack(kernel, call)),
    bind(api.matching.undo, (call) => undoMatch(kernel, call)),
  ],
  jobs: [
    bindJob(matchMovementsJob, () => autoMatch(patient(kernel))),
    bindJob(matchMoreJob, (part) => autoMatch(patient(kernel), part)),
  ],
})

async function setAside(kernel: Kernel, call: Call<typeof api.matching.setAside>) {
  return once(kernel, api.matching.setAside, call, (tx) =>
    decide(tx, kernel, call, 'setAside', async (matcher, { movementId, amount }, decisionId) => {
      const accounts =
        amount > 0n
          ? { debitAccountId: UNASSIGNED_ACCOUNT, creditAccountId: OWN_ACCOUNT, amount }
          : { debitAccountId: OWN_ACCOUNT, creditAccountId: UNEXPLAINED_ACCOUNT, amount: -amount }
      await post(tx, decisionId, [{ kind: 'set_aside', movementId, ...accounts }], matcher.now)
      return 0n
    }),
  )
}

/** Queues a return transfer to the sender's account. */
async function sendBack(kernel: Kernel, call: Call<typeof api.matching.sendBack>) {
  return once(kernel, api.matching.sendBack, call, (tx) =>
    decide(tx, kernel, call, 'sendBack', async (matcher, row, decisionId) => {
      const { movementId, amount, counterpartyIban, counterpartyName } = row
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
      await post(
        tx,
        decisionId,
        [{ kind: 'settle', debitAccountId, creditAccountId, amount, movementId, paymentId }],
        now,
      )
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

/** Of several, one whose money stands still. */
async function findSender({ clock }: Kernel, tx: Transaction, movement: MovementRow): Promise<string | null> {
  const [first = null, ...others] = await findSenders(tx, movement)
  for (const userId of others) if ((await findStanding(tx, userId, clock.now())).freeze !== 'none') return userId
  return first
}

/** A debit by which the bank reverses an earlier credit. */
const isReversal = ({ kind, amount }: MovementRow): boolean => kind === 'return' && amount < 0n

/** Locks the movement, acts, stores state and allocated cents. */
async function decide(
  tx: Transaction,
  kernel: Kernel,
  call: Call<typeof api.matching.setAside | typeof api.matching.sendBack>,
  action: 'setAside' | 'sendBack',
  carryOut: (matcher: Matcher, row: MovementRow, decisionId: DecisionId) => Promise<bigint>,
) {
  const movement = found((await lockMovements(tx, [call.params.id]))[0])
  expectUnchanged(movement.updatedAt, call.body.updatedAt)
  const state = stateAfter(bankMovementLifecycle, action, movement.state)
  if (state === undefined) throw new Refusal({ code: 'state-forbids', params: { state: movement.state } })
  const matcher = administratorOf(kernel, call, call.body.reason)
  await expectForeign(tx, matcher, [movement])
  if (action === 'sendBack' && (movement.amount < 0n || movement.kind === 'return' || movement.kind === 'fee'))
    throw new Refusal({ code: 'match-not-possible' })
  const refusal = action === 'setAside' ? await findOwnerRefusal(tx, movement) : undefined
  if (refusal) throw new Refusal({ code: refusal })
  const before = await viewIn(tx, matcher, movement.movementId)
  const decisionId = await passGate(kernel, tx, {
    kind: action === 'setAside' ? 'set_aside' : 'send_back',
    amount: absoluteOf(movement.amount),
    by: handOf(matcher),
    subjectId: action === 'sendBack' ? await findSender(kernel, tx, movement) : null,
    recordId: movement.movementId,
    iban: movement.counterpartyIban,
    askedAt: movement.createdAt,
    isAgainst: isReversal(movement),
    reason: matcher.reason,
  })
  if (decisionId === null)
    return { answer: await waitForSecond(tx, matcher, movement, before), effectId: movement.movementId }
  const settled = await carryOut(matcher, movement, decisionId)
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
