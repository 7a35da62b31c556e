import { api, formatAmount, Refusal } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { found } from '../http/expect.ts'
import type { Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findUnreceivedFees } from '../modules/bank/books/index.ts'
import { takenFrom, transferableOf } from '../modules/bank/books/books.domain.ts'
import { findPayeeInForce, paidTo } from '../modules/bank/payees/index.ts'
import { auditedPayment, expectPayable, findPayment, queuePayment } from '../modules/bank/payments/index.ts'
import { passAtOnce } from '../modules/wallet/gate/index.ts'
import {
  CLEARING_ACCOUNT,
  FEES_ACCOUNT,
  lockAccounts,
  OWN_ACCOUNT,
  PENALTIES_ACCOUNT,
  post,
} from '../modules/wallet/ledger/index.ts'
import { audit } from '../platform/audit/index.ts'
import { once } from '../platform/idempotency/index.ts'

const ACCOUNTS = { own: OWN_ACCOUNT, penalties: PENALTIES_ACCOUNT, fees: FEES_ACCOUNT } as const

/** Queues income of the platform for a batch (four-eyes), at most what is ours; the lock of our accounts decides between two. */
async function payOwn(kernel: Kernel, call: Call<typeof api.payments.payOwn>) {
  await expectPayable(kernel)
  return once(kernel, api.payments.payOwn, call, async (tx) => {
    const { amount } = call.body
    const now = kernel.clock.now()
    const locked = await lockAccounts(tx, Object.values(ACCOUNTS))
    const balanceOf = (accountId: string) => found(locked.get(accountId)).balance
    const ours = { own: balanceOf(OWN_ACCOUNT), penalties: balanceOf(PENALTIES_ACCOUNT), fees: balanceOf(FEES_ACCOUNT) }
    const available = transferableOf(ours, await findUnreceivedFees(tx))
    if (amount > available)
      throw new Refusal({ code: 'above-own-income', params: { available: formatAmount(available) }, path: 'amount' })
    const payee = await findPayeeInForce(tx, { kind: 'company' })
    const to = payee ? paidTo(payee) : { beneficiary: null, iban: null }
    const remittance = translator('es')('payments.remittance.own')
    const paymentId = await queuePayment(tx, { kind: 'own', amount, ...to, remittance }, now)
    const decisionId = await passAtOnce(kernel, tx, {
      kind: 'pay_own',
      amount,
      by: { as: 'staff', userId: userIdOf(call.actor) },
      subjectId: null,
      recordId: paymentId,
      iban: to.iban,
    })
    const legs = takenFrom(ours, amount).map((leg) => ({
      kind: 'pay_own' as const,
      debitAccountId: ACCOUNTS[leg.account],
      creditAccountId: CLEARING_ACCOUNT,
      amount: leg.amount,
      paymentId,
    }))
    await post(tx, decisionId, legs, now)
    const answer = found(await findPayment(tx, paymentId))
    await audit(kernel, tx, call, { recordId: paymentId, after: auditedPayment(answer) })
    return { answer, effectId: paymentId }
  })
}

export const payOwnFlow: ModuleFactory = (kernel) => ({
  name: 'pay-own',
  routes: [bind(api.payments.payOwn, (call) => payOwn(kernel, call))],
})
