import { Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addDays,
  api,
  bankingDayFrom,
  calendarDateOf,
  isBankingDay,
  PAYMENT_STATES,
  type PaymentState,
} from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import {
  ADMINISTRATOR_ID,
  givenCompanyAccount,
  givenPayment,
  givenPaymentBatch,
  idOf,
} from '@cauce/client/testing/records.ts'
import type { PaymentBatchRecord, PaymentRecord } from '../../providers/records.ts'
import { givenBatchBalance, givenPayee } from '../../../testing/batch-balance.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { PaymentBatchesShow } from './payment-batches.tsx'
import { PaymentsPage } from './payments-page.tsx'

type Payment = Omit<PaymentRecord, 'id'>
type Batch = Omit<PaymentBatchRecord, 'id'>

const [olga, iker, katharina] = [
  givenPayment({ paymentId: idOf(801), beneficiary: 'Olga Prat', amount: '1000.00' }),
  givenPayment({ paymentId: idOf(802), beneficiary: 'Iker Ruiz', amount: '900.10', userId: idOf(8) }),
  givenPayment({ paymentId: idOf(803), beneficiary: 'Katharina Brandl', problems: ['town-missing'] }),
] as const

let network: TestNetwork
let payments: readonly Payment[]
let batches: readonly Batch[]
let payees: readonly ReturnType<typeof givenPayee>[]
let balance: ReturnType<typeof givenBatchBalance>
beforeEach(() => {
  sessionStorage.clear()
  payments = [olga, iker, katharina]
  batches = []
  payees = [givenPayee()]
  balance = givenBatchBalance()
  network = testNetwork()
  network.on(api.companyAccounts.list, () => ({ data: [givenCompanyAccount()], total: 1 }))
  network.on(api.payments.list, ({ query }) => {
    const [state, batchId] = [query.get('state'), query.get('batchId')]
    const rows = payments.filter((one) => (!state || one.state === state) && (!batchId || one.batchId === batchId))
    const countOf = (wanted: string) => payments.filter((one) => one.state === wanted).length
    const totalByStates = Object.fromEntries(PAYMENT_STATES.map((one) => [one, countOf(one)])) as Record<
      PaymentState,
      number
    >
    return { data: [...rows], total: rows.length, ...(query.has('getTotalByStates') && { totalByStates }) }
  })
  network.on(api.paymentBatches.list, () => ({ data: [...batches], total: batches.length }))
  network.on(api.paymentBatches.payees, () => ({ payees: [...payees] }))
  network.on(api.paymentBatches.balance, () => balance)
  network.on(api.paymentBatches.read, ({ id }) => batches.find(({ batchId }) => batchId === id)!)
})

const openQueue = () => renderOffice(<PaymentsPage />, network, { resource: 'payments' })

async function openBatch(batch: Batch, paid: readonly Payment[]) {
  batches = [batch]
  payments = paid.map((payment) => ({ ...payment, batchId: batch.batchId, batchNumber: batch.number }))
  const t = await renderOffice(
    <Routes>
      <Route path="/paymentBatches/:id/show" element={<PaymentBatchesShow />} />
    </Routes>,
    network,
    { resource: 'paymentBatches', path: `/paymentBatches/${batch.batchId}/show` },
  )
  await expect.element(page.getByRole('heading', { name: t('paymentBatches.hash') })).toBeVisible()
  return t
}

test('each state in which a payment is stands with their number, and leads to them', async () => {
  payments = [olga, iker, givenPayment({ paymentId: idOf(804), beneficiary: 'Marta Sanz', state: 'returned' })]
  const t = await openQueue()
  await expect.element(page.getByRole('button', { name: `${t('payments.state.queued')} 2` })).toBeVisible()
  await page.getByRole('button', { name: `${t('payments.state.returned')} 1` }).click()
  await expect.element(page.getByRole('link', { name: 'Marta Sanz' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Olga Prat' })).not.toBeInTheDocument()
  // By now the first page has read how many are in each state.
  await expect.element(page.getByRole('button', { name: `${t('payments.state.cancelled')} 0` })).not.toBeInTheDocument()
})

const closed = (() => {
  let day = addDays(calendarDateOf(new Date()), 1)
  while (isBankingDay(day)) day = addDays(day, 1)
  return day
})()

describe('the queue', () => {
  test('says what keeps a payment out, which cannot be chosen, and sums what is chosen', async () => {
    const t = await openQueue()
    const pick = (payment: Payment) =>
      page.getByRole('row', { name: new RegExp(payment.beneficiary!) }).getByRole('checkbox')
    await expect.element(pick(katharina)).toBeDisabled()
    await expect.element(page.getByText(t('payments.problem.town-missing'), { exact: false }).first()).toBeVisible()
    await pick(olga).click()
    await pick(iker).click()
    const sum = formatMoney('1900.10')
    await expect
      .element(page.getByRole('button', { name: t('payments.makeBatch', { smart_count: 2, amount: sum }) }))
      .toBeEnabled()
    await page.getByRole('button', { name: t('payments.keptOut', { smart_count: 1 }) }).click()
    await expect.element(pick(olga)).not.toBeInTheDocument()
    await expect.element(pick(katharina)).toBeVisible()
  })

  test('makes a batch of all that can leave, once, under a key, on a banking day', async () => {
    network.on(api.paymentBatches.create, ({ body }) => {
      batches = [givenPaymentBatch({ executionDay: String(body['executionDay']) })]
      return batches[0]!
    })
    const t = await openQueue()
    const make = t('payments.makeBatch', { smart_count: 2, amount: formatMoney('1900.10') })
    await page.getByRole('button', { name: make }).click()
    const dialog = page.getByRole('dialog')
    const day = dialog.getByLabelText(t('payments.executionDay'), { exact: false })
    const paidOn = bankingDayFrom(closed)
    await day.fill(formatDate(closed))
    await dialog.getByRole('button', { name: make }).click()
    await expect.element(dialog.getByText(t('errors.not-a-banking-day'))).toBeVisible()
    await day.fill('20/11/2020')
    await expect.element(day).toHaveAccessibleDescription(/anterior/)
    await day.fill('21/11/2199')
    await expect.element(day).toHaveAccessibleDescription(/posterior/)
    expect(network.callsOf(api.paymentBatches.create)).toEqual([])
    await day.fill(formatDate(paidOn))
    await network.pressTwice(dialog.getByRole('button', { name: make }))
    await expect.element(page.getByText(t('payments.made', { number: 43 }))).toBeVisible()
    const calls = network.callsOf(api.paymentBatches.create)
    expect(calls).toMatchObject([
      { body: { paymentIds: [idOf(801), idOf(802)], executionDay: paidOn, companyAccountId: idOf(60) } },
    ])
    expect(calls[0]!.idempotencyKey).not.toBeNull()
  })

  test('takes what needs a promoter who has not paid by itself, and with a reason', async () => {
    const stopped = givenPayment({ paymentId: idOf(803), amount: '38.50', problems: ['money-not-received'] })
    payments = [olga, stopped]
    network.on(api.paymentBatches.create, () => {
      batches = [givenPaymentBatch()]
      return batches[0]!
    })
    const t = await openQueue()
    const { beneficiary: name } = stopped
    const pick = page
      .getByRole('row', { name: new RegExp(name!) })
      .getByRole('checkbox')
      .last()
    await page.getByRole('checkbox', { name: t('reactAdmin.action.select_all') }).click()
    await expect.element(pick).not.toBeChecked()
    await pick.click()
    const make = t('payments.makeBatch', { smart_count: 2, amount: formatMoney('1038.50') })
    await page.getByRole('button', { name: make }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: make }).click()
    await expect.element(dialog.getByText(t('errors.required'))).toBeVisible()
    await dialog.getByLabelText(t('common.reason'), { exact: false }).fill('Lo confirma el banco')
    await dialog.getByRole('button', { name: make }).click()
    await expect.element(page.getByText(t('payments.made', { number: 43 }))).toBeVisible()
    expect(network.callsOf(api.paymentBatches.create)).toMatchObject([{ body: { reason: 'Lo confirma el banco' } }])
  })

  test('completes what a payment lacks; the payee of a withdrawal is not written', async () => {
    network.on(api.payments.edit, ({ body }) => {
      const completed = { ...katharina, problems: [], address: body['address'] as Payment['address'] }
      payments = [olga, iker, completed]
      return completed
    })
    network.on(api.countries.list, () => ({
      data: [{ alpha2: 'CH', name: 'Suiza', flag: '/flags/ch.svg' }],
      total: 1,
    }))
    const t = await openQueue()
    await page.getByRole('button', { name: t('payments.completeOf', { name: 'Katharina Brandl' }) }).click()
    const dialog = page.getByRole('dialog')
    expect(dialog.getByLabelText('IBAN', { exact: false }).elements()).toEqual([])
    await dialog.getByLabelText(t('payments.addressFields.town'), { exact: false }).fill('Zug')
    await dialog.getByRole('button', { name: t('payments.completeSave') }).click()
    await expect.element(dialog.getByText(t('errors.required')).first()).toBeVisible()
    await dialog.getByLabelText(t('payments.addressFields.country'), { exact: false }).fill('Sui')
    await expect.element(page.getByRole('option', { name: 'Suiza' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await dialog.getByRole('button', { name: t('payments.completeSave') }).click()
    await expect.element(page.getByText(t('payments.completed'))).toBeVisible()
    expect(network.callsOf(api.payments.edit)).toMatchObject([
      { id: idOf(803), body: { address: { town: 'Zug', country: 'CH' }, updatedAt: katharina.updatedAt } },
    ])
  })

  test('cancels a payment with a reason, saying where its money goes; a payout has no such button', async () => {
    payments = [olga, givenPayment({ paymentId: idOf(804), kind: 'payout', beneficiary: 'Obras, S. L.', userId: null })]
    network.on(api.payments.cancel, () => {
      payments = []
      return { ...olga, state: 'cancelled' as const }
    })
    const t = await openQueue()
    expect(page.getByRole('button', { name: t('payments.cancelOf', { name: 'Obras, S. L.' }) }).elements()).toEqual([])
    await page.getByRole('button', { name: t('payments.cancelOf', { name: 'Olga Prat' }) }).click()
    const dialog = page.getByRole('dialog')
    const consequence = { amount: formatMoney('1000.00'), name: 'Olga Prat' }
    await expect.element(dialog.getByText(t('payments.cancelWithdrawal', consequence))).toBeVisible()
    await dialog.getByRole('button', { name: t('payments.cancelTitle') }).click()
    await expect.element(dialog.getByText(t('errors.reason-required'))).toBeVisible()
    await dialog.getByLabelText(t('common.reason'), { exact: false }).fill('Lo pide')
    await dialog.getByRole('button', { name: t('payments.cancelTitle') }).click()
    await expect.element(page.getByText(t('payments.cancelled'))).toBeVisible()
    const calls = network.callsOf(api.payments.cancel)
    expect(calls).toMatchObject([{ id: olga.paymentId, body: { reason: 'Lo pide', updatedAt: olga.updatedAt } }])
    expect(calls[0]!.idempotencyKey).not.toBeNull()
  })
})

describe('a batch', () => {
  const draft = givenPaymentBatch()
  const ends = { start: draft.sha256.slice(0, 4), end: draft.sha256.slice(-4) }

  test('is released by the hash that was seen, after it was compared', async () => {
    network.on(api.paymentBatches.release, () => {
      batches = [{ ...draft, state: 'released' }]
      return batches[0]!
    })
    const t = await openBatch(draft, [olga, iker])
    await page.getByRole('button', { name: t('paymentBatches.release'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('paymentBatches.releaseTitle', { number: 43 }) })
    const release = dialog.getByRole('button', {
      name: t('paymentBatches.releaseOf', { amount: formatMoney('1900.10') }),
    })
    await release.click()
    await expect.element(dialog.getByText(t('paymentBatches.releaseNeeded'))).toBeVisible()
    expect(network.callsOf(api.paymentBatches.release)).toEqual([])
    await dialog.getByRole('checkbox', { name: t('paymentBatches.releaseCheck', ends) }).click()
    await network.pressTwice(release)
    await expect.element(page.getByText(t('paymentBatches.released'))).toBeVisible()
    expect(network.callsOf(api.paymentBatches.release)).toMatchObject([
      { id: draft.batchId, body: { sha256: draft.sha256 } },
    ])
  })

  test('shows before its release each account whole, who set it and when, and what has changed since', async () => {
    payees = [
      givenPayee(),
      givenPayee({
        ...{
          paymentId: idOf(802),
          beneficiary: 'Iker Ruiz',
          iban: 'ES7921000813610123456789',
          setByName: 'Teresa Olmedo',
        },
        ...{
          isAccountNew: true,
          changes: [{ kind: 'phone', handName: 'Eva Gil', createdAt: '2026-11-19T09:00:00.000Z' }],
        },
      }),
    ]
    const reason = 'Lo confirma el banco'
    const t = await openBatch({ ...draft, reason }, [olga, iker])
    await page.getByRole('button', { name: t('paymentBatches.release'), exact: true }).click()
    await expect.element(page.getByRole('dialog').getByText(t('paymentBatches.letsGo', { reason }))).toBeVisible()
    const [known, changed] = [0, 1].map((index) => page.getByRole('dialog').getByRole('listitem').nth(index))
    await expect.element(known!).toMatchTextContent('ES91 2100 0418 4502 0005 1332')
    await expect
      .element(known!)
      .toMatchTextContent(
        t('paymentBatches.payees.setByOn', { who: t('paymentBatches.payees.holder'), at: '01/10/2026 11:00' }),
      )
    await expect.element(known!).toMatchTextContent(t('paymentBatches.payees.unchanged'))
    await expect.element(changed!).toMatchTextContent('ES79 2100 0813 6101 2345 6789')
    await expect.element(changed!).toMatchTextContent('Teresa Olmedo')
    await expect.element(changed!).toMatchTextContent(t('paymentBatches.payees.accountNew'))
    const [, byEva] = t('personHands.recent.phone', { since: '§', who: 'Eva Gil' }).split('§')
    await expect.element(changed!).toMatchTextContent(byEva!)
  })

  test('says before its release what the account holds after it, and warns when that is not enough', async () => {
    const t = await openBatch(draft, [olga, iker])
    const open = page.getByRole('button', { name: t('paymentBatches.release'), exact: true })
    await open.click()
    const dialog = page.getByRole('dialog')
    const term = (label: string) => dialog.getByText(label).element().parentElement!.textContent
    await expect.element(dialog.getByText(t('paymentBatches.balance.after'))).toBeVisible()
    expect(term(t('paymentBatches.balance.stated', { day: '19/11/2026' }))).toContain(formatMoney('2500.00'))
    expect(term(t('paymentBatches.balance.after'))).toContain(formatMoney('599.90'))
    await expect.element(dialog.getByText(t('paymentBatches.balance.underWay'))).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
    balance = givenBatchBalance({ underWay: '700.00', after: '-100.10' })
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await open.click()
    const tooLow = t('paymentBatches.balance.tooLow', { amount: formatMoney('100.10') })
    await expect.element(dialog.getByRole('alert').getByText(tooLow)).toBeVisible()
    await expect.element(dialog.getByText(t('paymentBatches.balance.underWay'))).toBeVisible()
    balance = givenBatchBalance({ statedDay: null, stated: null, after: null })
    await dialog.getByRole('button', { name: t('common.cancel') }).click()
    await open.click()
    await expect.element(dialog.getByText(t('paymentBatches.balance.noStatement'))).toBeVisible()
  })

  test('that has changed since is read again, and its new hash must be compared again', async () => {
    const other = 'ab'.repeat(32)
    network.on(api.paymentBatches.release, () => {
      batches = [{ ...draft, sha256: other, count: 1, total: '1000.00' }]
      return refusal(409, 'batch-changed')
    })
    const t = await openBatch(draft, [olga, iker])
    await page.getByRole('button', { name: t('paymentBatches.release'), exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t('paymentBatches.releaseTitle', { number: 43 }) })
    await dialog.getByRole('checkbox', { name: t('paymentBatches.releaseCheck', ends) }).click()
    const button = (amount: string) =>
      dialog.getByRole('button', { name: t('paymentBatches.releaseOf', { amount: formatMoney(amount) }) })
    await button('1900.10').click()
    await expect.element(dialog.getByText(t('errors.batch-changed'))).toBeVisible()
    await dialog.getByRole('button', { name: t('common.reload') }).click()
    await expect.element(button('1000.00')).toBeEnabled()
    await expect
      .element(dialog.getByRole('checkbox', { name: t('paymentBatches.releaseCheck', { start: 'abab', end: 'abab' }) }))
      .not.toBeChecked()
  })

  test('that pays the reader is not theirs to release either', async () => {
    const t = await openBatch(draft, [olga, { ...iker, userId: ADMINISTRATOR_ID }])
    await expect.element(page.getByText(t('errors.own-money'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: t('paymentBatches.release'), exact: true })).toBeDisabled()
  })

  test('goes to the bank by its file, which is downloaded only after it is marked', async () => {
    const released = givenPaymentBatch({ state: 'released', releasedByName: 'Teresa' })
    const order: string[] = []
    network.on(api.paymentBatches.handOver, () => {
      order.push('hand-over')
      batches = [{ ...released, state: 'handed_over', handedOverAt: released.createdAt, handedOverByName: 'Eva Gil' }]
      return batches[0]!
    })
    network.on(api.paymentBatches.file, () => {
      order.push('file')
      return { fileName: 'CAU43.xml', content: '<Document/>', sha256: released.sha256 }
    })
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const t = await openBatch(released, [{ ...olga, state: 'released' }])
    await page.getByRole('button', { name: t('paymentBatches.handOver') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('paymentBatches.handOver') })
      .click()
    await expect.element(page.getByText(t('paymentBatches.handedOver'))).toBeVisible()
    expect(order).toEqual(['hand-over', 'file'])
    expect(saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['CAU43.xml'])
    await expect.element(page.getByRole('button', { name: t('paymentBatches.download') })).toBeVisible()
    expect(page.getByRole('button', { name: t('paymentBatches.cancel'), exact: true }).elements()).toEqual([])
  })

  test('that an institution pays is ordered by the platform, and nobody hands a file over', async () => {
    const released = givenPaymentBatch({ state: 'released', releasedByName: 'Teresa', institution: 'sandbox' })
    const t = await openBatch(released, [{ ...olga, state: 'released' }])
    await expect.element(page.getByText(t('paymentBatches.atInstitution'))).toBeVisible()
    expect(page.getByRole('button', { name: t('paymentBatches.handOver'), exact: true }).elements()).toEqual([])
  })

  test('shows what became of each payment in words, and what was finally paid', async () => {
    const t = await openBatch(givenPaymentBatch({ state: 'executed', total: '2750.10' }), [
      { ...olga, state: 'executed' },
      { ...iker, state: 'refused', reasonCode: 'AC04', payeeVerification: 'close', verifiedName: 'IKER RUIZ' },
      givenPayment({ paymentId: idOf(804), amount: '850.00', state: 'returned', reasonCode: 'XX99' }),
    ])
    await expect.element(page.getByText(t('bankReasons.code.AC04'), { exact: false })).toBeVisible()
    await expect.element(page.getByText(t('bankReasons.other', { code: 'XX99' }), { exact: false })).toBeVisible()
    await expect.element(page.getByText(t('paymentBatches.bankName', { name: 'IKER RUIZ' }))).toBeVisible()
    const term = (label: string) => page.getByRole('definition').filter({ hasText: label })
    await expect.element(term(formatMoney('-900.10'))).toBeVisible()
    await expect.element(term(formatMoney('-850.00'))).toBeVisible()
    await expect.element(term(formatMoney('1000.00')).first()).toBeVisible()
  })
})

describe('the answer of the bank', () => {
  const report = () => new File(['<Document/>'], 'pain002.xml', { type: 'text/xml' })

  test('that does not fit is refused at the file, and another one can be chosen', async () => {
    network.on(api.paymentBatches.report, () => refusal(422, 'input-invalid', { file: 'status-report-mismatch' }))
    const t = await openQueue()
    await page.getByRole('button', { name: t('paymentBatches.report') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText(t('paymentBatches.reportFile')).upload(report())
    await dialog.getByRole('button', { name: t('paymentBatches.reportSubmit') }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: t('forms.removeFile', { name: 'pain002.xml' }) }).click()
    await dialog.getByLabelText(t('paymentBatches.reportFile')).upload(report())
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  })
})
