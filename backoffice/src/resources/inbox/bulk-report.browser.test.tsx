import { beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf, proofFile } from '@cauce/client/testing/records.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

const [MARTA, IKER, ANA] = [idOf(701), idOf(702), idOf(703)]
const incomes = [
  givenTransaction({ transactionId: MARTA, userName: 'Marta Sanz', amount: '90.00' }),
  givenTransaction({ transactionId: IKER, userName: 'Iker Ruiz', amount: '40.00' }),
  givenTransaction({ transactionId: ANA, userName: 'Ana Gil', amount: '20000.00' }),
].map((income, index) => ({ ...income, createdAt: `2026-11-1${index}T09:30:00.000Z` }))

let network: TestNetwork
let isRefused = true
beforeEach(() => {
  sessionStorage.clear()
  isRefused = true
  let waiting = incomes
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const rows = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data: rows, total: rows.length }
  })
  network.on(api.wallets.list, () => ({ data: [givenWallet({ balance: '1000.00' })], total: 1 }))
  network.on(api.wallets.read, () => givenWallet({ balance: '1000.00' }))
  network.on(api.users.read, () => givenUser())
  network.on(api.transactions.decide, ({ id, body }) => {
    if (id === IKER && isRefused) return refusal(403, 'maker-is-checker')
    const decided = waiting.find(({ transactionId }) => transactionId === id)!
    waiting = waiting.filter((income) => income !== decided)
    if (body['status'] === 'rejected') return { ...decided, status: 'rejected' as const }
    // A large amount waits for another administrator.
    if (id === ANA) return { ...decided, status: 'pending' as const }
    return { ...decided, status: 'completed' as const, balanceAfter: '1090.00' }
  })
})

async function openInbox() {
  const t = await renderOffice(<Inbox />, network)
  const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  const what = t('backoffice.inbox.kindOf.income')
  for (const name of ['Marta Sanz', 'Iker Ruiz', 'Ana Gil'])
    await page.getByRole('checkbox', { name: t('backoffice.inbox.mark', { what, name }) }).click()
  return { t, pane }
}

async function approveMarked() {
  const { t, pane } = await openInbox()
  for (const name of ['Marta Sanz', 'Iker Ruiz', 'Ana Gil']) {
    const row = pane.getByRole('listitem', { name: t('backoffice.decision.incomeOf', { name }) })
    await row.getByLabelText(t('transactions.fields.document')).upload(proofFile())
    await row.getByRole('checkbox').click()
  }
  const sum = formatMoney('20130.00')
  await pane.getByRole('button', { name: t('backoffice.bulk.approveSum', { smart_count: 3, sum }) }).click()
  await expect.element(pane.getByText(t('errors.maker-is-checker'))).toBeVisible()
  return { t, pane }
}

async function goBack(t: Translate, pane: Locator) {
  const notice = page.getByRole('alert').filter({ hasText: 'Marta Sanz; Ana Gil' })
  await expect.element(notice).toBeVisible()
  await pane.getByRole('button', { name: t('backoffice.report.back') }).click()
  // The click closes the notice. The pane is higher without it, and a click that is under way at its lower edge would be lost.
  await expect.element(notice).not.toBeInTheDocument()
}

test('each row keeps its answer, and the sums tell what holds, what waits and what was refused, until another row is opened', async () => {
  const { t, pane } = await approveMarked()
  await expect
    .element(pane.getByRole('heading', { name: t('backoffice.report.title', { done: 2, total: 3 }) }))
    .toBeVisible()
  const row = (name: string) => pane.getByRole('listitem').filter({ hasText: name })
  const balance = formatMoney('1090.00')
  await expect.element(row('Marta Sanz').getByText(t('backoffice.report.approvedTo', { balance }))).toBeVisible()
  await expect.element(row('Ana Gil').getByText(t('backoffice.done.transaction.pending'))).toBeVisible()
  await expect.element(row('Iker Ruiz').getByText(t('errors.maker-is-checker'))).toBeVisible()
  for (const [kind, sum] of [
    ['done', '90.00'],
    ['half', '20000.00'],
    ['refused', '40.00'],
  ] as const) {
    await expect.element(pane.getByText(t(`backoffice.report.${kind}`, { smart_count: 1 }))).toBeVisible()
    await expect.element(pane.getByRole('definition').filter({ hasText: formatMoney(sum) })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Iker Ruiz' }).click()
  await expect.element(pane.getByText(t('backoffice.bulk.marked', { smart_count: 1 }))).toBeVisible()
})

test('the refused rows are marked still; J leaves the answers and the marks', async () => {
  const { t, pane } = await approveMarked()
  await goBack(t, pane)
  await expect.element(pane.getByText(t('backoffice.bulk.marked', { smart_count: 1 }))).toBeVisible()
  await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
  await pane.getByRole('textbox', { name: t('backoffice.bulk.reason') }).fill('Duplicado')
  await pane.getByRole('button', { name: t('backoffice.decision.reject') }).click()
  await expect
    .element(pane.getByRole('heading', { name: t('backoffice.report.title', { done: 2, total: 3 }) }))
    .toBeVisible()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await userEvent.keyboard('j')
  await expect
    .element(pane.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name: 'Iker Ruiz' }) }))
    .toBeVisible()
})
