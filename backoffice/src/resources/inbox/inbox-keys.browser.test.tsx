import { formatMoney } from '@cauce/format/money.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { pdfText } from '@cauce/client/testing/pdf.ts'
import { givenDistribution } from '@cauce/client/testing/distributions.ts'
import { givenBankAccount, givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

/** Each decision of the inbox with the keyboard alone. Lines of statements have theirs in bank-movements.browser.test.tsx. */

const AT = '2026-11-18T09:30:00.000Z'
const PROOF = { fileId: idOf(9), name: 'abono.pdf', contentType: 'application/pdf', sizeBytes: 1200 } as const

const CERTIFICATE = pdfText('Olga Prat 250,00 EUR')
const sha256Of = async (text: string) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = inboxNetwork()
  network.on(api.users.read, () => givenUser())
  network.on(api.wallets.read, () => givenWallet({ balance: '1000.00' }))
  network.on(api.documents.view, () => new Response(CERTIFICATE))
  for (const url of [api.transactions.url, api.bankAccounts.url])
    network.on(url, () => ({ url: `/v1/documents/view/${idOf(9)}?expires=1&signature=s`, expiresAt: AT }))
})

const once = <Row,>(row: Row) => {
  const left = [row]
  return { list: () => ({ data: [...left], total: left.length }), take: () => left.pop()! }
}

async function open(title: string) {
  const t = await renderOffice(<Inbox />, network)
  await expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  return t
}

const keys = (pressed: string) => userEvent.keyboard(pressed)

const reject = async (reason: string) => {
  await keys('r')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await keys(`${reason}{Control>}{Enter}{/Control}`)
}

/** A withdrawal has its keys in transaction-decision.browser.test.tsx. */
const openIncome = async () => {
  const waiting = once(
    givenTransaction({ transactionId: idOf(701), type: 'income', userName: 'Olga Prat', document: PROOF }),
  )
  network.on(api.transactions.list, ({ query }) =>
    query.get('type') === 'income' && query.get('status') === 'pending' ? waiting.list() : { data: [], total: 0 },
  )
  network.on(api.transactions.decide, ({ body }) => ({
    ...waiting.take(),
    status: body['status'] as 'completed' | 'rejected',
  }))
  const t = await open('Ingreso de Olga Prat')
  const done = (state: 'completed' | 'rejected') =>
    page.getByText(t(`backoffice.done.transaction.${state}`, { name: 'Olga Prat', amount: formatMoney('250.00') }))
  return { t, done }
}

test('an income: A leads to what is missing, and approves', async () => {
  const { t, done } = await openIncome()
  await expect.element(page.getByText(t('backoffice.decision.tick'))).toBeVisible()
  await keys('a')
  await expect.element(page.getByRole('checkbox', { name: t('backoffice.decision.incomeSeen') })).toHaveFocus()
  await keys(' a')
  await expect.element(done('completed')).toBeVisible()
})

test('an income: R asks for a reason', async () => {
  const { done } = await openIncome()
  await reject('No consta')
  await expect.element(done('rejected')).toBeVisible()
  expect(network.callsOf(api.transactions.decide)).toMatchObject([{ body: { rejectReason: 'No consta' } }])
})

const openBankAccount = async () => {
  const waiting = once(givenBankAccount({ state: 'pending', document: PROOF }))
  network.on(api.bankAccounts.list, waiting.list)
  network.on(api.bankAccounts.edit, ({ body }) => ({ ...waiting.take(), state: body['state'] as 'valid' | 'error' }))
  return open('Cuenta bancaria de Olga Prat')
}

test('a bank account is validated once each difference of its certificate is ticked', async () => {
  const t = await openBankAccount()
  const account = t('backoffice.document.acceptAbsent', { fact: t('bankAccounts.fields.account') })
  await expect.element(page.getByRole('checkbox', { name: account })).toBeVisible()
  await expect
    .poll(async () => {
      await keys('a')
      return document.activeElement?.getAttribute('type')
    })
    .toBe('checkbox')
  expect(network.callsOf(api.bankAccounts.edit)).toEqual([])
  await keys(' a')
  await expect.element(page.getByText(t('backoffice.done.bankAccount.valid', { name: 'Olga Prat' }))).toBeVisible()
  const seen = await sha256Of(CERTIFICATE)
  expect(network.callsOf(api.bankAccounts.edit)).toMatchObject([{ body: { state: 'valid', seen } }])
})

test('a bank account is refused with a message', async () => {
  const t = await openBankAccount()
  await reject('El certificado es de otro banco')
  await expect.element(page.getByText(t('backoffice.done.bankAccount.error', { name: 'Olga Prat' }))).toBeVisible()
  expect(network.callsOf(api.bankAccounts.edit)).toMatchObject([{ body: { state: 'error' } }])
})

const openDistribution = async () => {
  const draft = givenDistribution({
    status: 'draft',
    amount: '1112.50',
    interest: '1112.50',
    principal: '0.00',
    fee: '44.50',
    net: '1068.00',
  })
  const waiting = once(draft)
  network.on(api.distributions.list, waiting.list)
  network.on(api.distributions.listShares, () => ({ data: [], total: 0 }))
  network.on(api.distributions.confirm, () => ({ ...waiting.take(), status: 'paid' as const }))
  network.on(api.distributions.discard, () => ({ ...waiting.take(), status: 'planned' as const }))
  const t = await open(`Pago ${draft.number} de ${draft.projectName}`)
  await keys('a')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return { t, button: (name: string) => dialog.getByRole('button', { name, exact: true }) }
}

test('a payment to investors is discarded', async () => {
  const { t, button } = await openDistribution()
  await expect.element(button(t('common.close'))).toHaveFocus()
  await keys('{Tab}{Enter}')
  await expect.element(page.getByText(t('distributions.discarded'))).toBeVisible()
})
