import { api, calendarDateOf, Refusal } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { inTransaction } from '../database/index.ts'
import { userIdOf } from '../http/actor.ts'
import { bind, type Call } from '../http/bind.ts'
import { accepted } from '../http/expect.ts'
import { patient, type Kernel } from '../kernel.ts'
import type { ModuleFactory } from '../module.ts'
import { findPayeeInForce, paidTo } from '../modules/bank/payees/index.ts'
import { queuePayment } from '../modules/bank/payments/index.ts'
import { decideQuarter, findHandovers, insertHandovers, readWithholdings } from '../modules/tax/withholdings/index.ts'
import { passAtOnce } from '../modules/wallet/gate/index.ts'
import { CLEARING_ACCOUNT, OWN_ACCOUNT, post, WITHHELD_ACCOUNT } from '../modules/wallet/ledger/index.ts'
import { audit } from '../platform/audit/index.ts'

/**
 * Queues a quarter's withheld tax for a batch (four-eyes): to the tax office by form, and to promoters who declare
 * themselves, as far as two administrators have approved their accounts. What was handed over of payments that were
 * reversed is deducted; the company, which advanced it, has it back.
 */
async function handOver(kernel: Kernel, call: Call<typeof api.withholdings.payOver>) {
  const { fromDay } = call.body
  return inTransaction(kernel.database, async (tx) => {
    const now = kernel.clock.now()
    const { number, year, next } = accepted(decideQuarter(fromDay, calendarDateOf(now)))
    const made = await insertHandovers(tx, { fromDay, next, createdBy: userIdOf(call.actor), now })
    if (made.length === 0) throw new Refusal({ code: 'nothing-to-hand-over' })
    const t = translator('es')
    for (const { handoverId, form, amount, credited, projectId, project, promoter } of made) {
      const decide = (recordId: string, iban: string | null) =>
        passAtOnce(kernel, tx, {
          ...{ kind: 'hand_over_tax', amount: amount > credited ? amount : credited, subjectId: null, recordId, iban },
          by: { as: 'staff', userId: userIdOf(call.actor) },
        })
      const takenBack = { kind: 'advance', debitAccountId: WITHHELD_ACCOUNT, creditAccountId: OWN_ACCOUNT } as const
      if (amount === 0n) {
        await post(tx, await decide(handoverId, null), [{ ...takenBack, amount: credited }], now)
        continue
      }
      const about = form === null ? project! : t('payments.taxAbout', { form })
      const quarter = t('payments.quarter', { number: String(number), year })
      const remittance = t('payments.remittance.tax', { about, quarter })
      const payee = await findPayeeInForce(tx, form === null ? { kind: 'project', projectId } : { kind: 'taxOffice' })
      const nobody = { beneficiary: form === null ? promoter : t('payments.taxOffice'), iban: null }
      const to = payee ? paidTo(payee) : nobody
      const paymentId = await queuePayment(tx, { kind: 'tax', handoverId, amount, ...to, remittance }, now)
      const accounts = { debitAccountId: WITHHELD_ACCOUNT, creditAccountId: CLEARING_ACCOUNT }
      const legs = [
        { kind: 'hand_over' as const, ...accounts, amount, paymentId },
        { ...takenBack, amount: credited },
      ]
      await post(
        tx,
        await decide(paymentId, to.iban),
        legs.filter((leg) => leg.amount > 0n),
        now,
      )
    }
    const ids = made.map(({ handoverId }) => handoverId)
    for (const after of await findHandovers(tx, ids))
      await audit(kernel, tx, call, { recordId: after.handoverId, after })
    const { data } = await readWithholdings(tx, now, { ids: [fromDay] })
    return data[0]!
  })
}

export const handOverTaxFlow: ModuleFactory = (kernel) => ({
  name: 'hand-over-tax',
  routes: [bind(api.withholdings.payOver, (call) => handOver(patient(kernel), call))],
})
