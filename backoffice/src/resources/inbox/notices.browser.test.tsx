import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

const incomes = ['Olga Prat', 'Marta Sanz'].map((userName, index) => ({
  ...givenTransaction({ transactionId: idOf(701 + index), userName, amount: '90.00' }),
  createdAt: `2026-11-1${index}T09:30:00.000Z`,
}))

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  let waiting = incomes
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const rows = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data: rows, total: rows.length }
  })
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
  network.on(api.transactions.decide, () => {
    const [first] = waiting
    waiting = waiting.slice(1)
    return { ...first!, status: 'rejected' as const }
  })
})

const boxOf = (element: Element) => element.getBoundingClientRect()

test.each([
  { screen: 'a desk', width: 1280, height: 700 },
  { screen: 'a telephone', width: 390, height: 700 },
])('on $screen, the notice of a decision lies on no button of the next one', async ({ width, height }) => {
  await page.viewport(width, height)
  const t = await renderOffice(<Inbox />, network)
  if (width < 900) await page.getByRole('button', { name: 'Olga Prat' }).click()
  const reject = page.getByRole('button', { name: t('backoffice.decision.reject') })
  await reject.click()
  await page.getByRole('textbox', { name: t('transactions.fields.rejectReason') }).fill('No ha llegado')
  await reject.click()
  const notice = page.getByText(t('backoffice.done.transaction.rejected', { name: 'Olga Prat' }))
  await expect.element(notice).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name: 'Marta Sanz' }) }))
    .toBeVisible()
  await expect
    .poll(() => {
      const band = boxOf(notice.element().closest('.MuiSnackbar-root')!)
      const buttons = [...document.querySelectorAll('article button')].map((button) => boxOf(button).bottom)
      return buttons.length > 0 && band.height > 0 && Math.max(...buttons) <= band.top
    })
    .toBe(true)
  const band = notice.element().closest('.MuiSnackbar-root')!
  expect(boxOf(band), 'it is an edge of the window').toMatchObject({ left: 0, right: width, bottom: height })
  expect(getComputedStyle(band).backgroundColor, 'nothing shows through it').toMatch(/^rgb\(/)
})
