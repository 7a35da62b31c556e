import { testApp } from '@cauce/testing'
import { beforeEach, expect, test } from 'vitest'
import { statusReportText } from '../../modules/bank/payments/testing/status-report.ts'
import { givenPayments } from './testing/payments.ts'

const app = testApp()
let bank: Awaited<ReturnType<typeof givenPayments>>
beforeEach(async () => {
  app.clock.set('2026-11-20T09:00:00Z')
  bank = await givenPayments(app)
})

let count = 0
type Withdrawal = Awaited<ReturnType<typeof paid>>

async function paid() {
  const email = `cobra-${(count += 1)}@example.org`
  return { email, ...(await bank.withdrawal('40.00', { email })) }
}
const atBank = ({ payment }: Withdrawal) => bank.atBank([payment.paymentId])

async function lastMailOf({ email, payment, owner, transactionId }: Withdrawal) {
  await app.runJobs()
  const { data } = await app.client().GET('/v1/misc/outbox', { params: { query: { to: email } } })
  const { number } = await bank.transactionOf(owner, transactionId)
  const { subject, text } = data!.data[0]!
  const has = (words: string) => text.includes(words)
  const account = has(`a la cuenta •••• ${payment.iban!.slice(-4)}`)
  const reason = /Motivo: (.*)/.exec(text)?.[1] ?? /no ha salido: (.*)\./.exec(text)?.[1] ?? null
  return { subject, number: has(`Número: ${number}`), account, reason, page: has(`/user/withdrawals/${transactionId}`) }
}
const CANCELLED = { subject: 'Su retirada se ha cancelado', number: true, account: false, page: true }

test('a withdrawal cancelled by its owner is mailed without a reason', async () => {
  const one = await paid()
  await bank.cancelOwn(one.owner, one.transactionId)
  expect(await lastMailOf(one)).toEqual({ ...CANCELLED, reason: null })
})

test('a withdrawal refused by the bank is mailed with an explanation, and the report is kept', async () => {
  const one = await paid()
  const { messageId, batchId } = await atBank(one)
  const lines = [{ id: one.payment.endToEndId, status: 'RJCT', code: 'AC04', text: 'CUENTA CANCELADA' }]
  await bank.reportByTwo(statusReportText({ messageId, group: 'PART', lines }))
  const subject = 'El banco ha rechazado su retirada'
  const reason = 'la cuenta está cancelada'
  expect(await lastMailOf(one)).toEqual({ subject, number: true, account: true, reason, page: true })
  const { rows } = await app.kernel.database.$client.query(
    'select imported_by, created_at from payment_reports where batch_id = $1 order by report_id',
    [batchId],
  )
  expect(rows).toMatchObject([{ imported_by: bank.maker.userId }, { imported_by: bank.checker.userId }])
})
