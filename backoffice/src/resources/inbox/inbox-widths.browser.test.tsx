import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import type { TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { sumOf } from '../transactions/effect-of.ts'
import { Inbox } from './inbox.tsx'

const NAMES = ['Marta Sanz', 'Iker Ruiz', 'Ana Gil'] as const

let network: TestNetwork
let waiting: ReturnType<typeof givenTransaction>[]
beforeEach(() => {
  sessionStorage.clear()
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const data = query.get('status') === 'pending' && query.get('type') === 'income' ? waiting : []
    return { data, total: data.length }
  })
  network.on(api.wallets.list, () => ({ data: [givenWallet()], total: 1 }))
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
})

async function openInbox(names: readonly string[], width: number, height = 844) {
  waiting = names.map((userName, index) =>
    givenTransaction({ transactionId: idOf(701 + index), userName, createdAt: `2026-11-1${index}T09:30:00.000Z` }),
  )
  await page.viewport(width, height)
  const t = await renderOffice(<Inbox />, network)
  const what = t('backoffice.inbox.kindOf.income')
  const box = (name: string) => page.getByRole('checkbox', { name: t('backoffice.inbox.mark', { what, name }) })
  const bar = (count: number) =>
    page.getByRole('region', { name: t('backoffice.bulk.marked', { smart_count: count }), exact: true })
  const decide = (count: number) => bar(count).getByRole('button', { name: t('backoffice.bulk.decide') })
  return { t, box, bar, decide, pane: page.getByRole('dialog', { name: t('backoffice.inbox.pane') }) }
}

const boxOf = (element: Element) => element.getBoundingClientRect()

test.each([
  { screen: 'a desk', width: 1280 },
  { screen: 'a telephone', width: 390 },
])('on $screen, the notice of a decision lies on no button of the next one', async ({ width }) => {
  const height = 700
  const { t } = await openInbox(['Olga Prat', 'Marta Sanz'], width, height)
  network.on(api.transactions.decide, () => ({ ...waiting.shift()!, status: 'rejected' as const }))
  if (width < 900) await page.getByRole('button', { name: 'Olga Prat' }).click()
  const reject = page.getByRole('button', { name: t('backoffice.decision.reject') })
  await reject.click()
  await page.getByRole('textbox', { name: t('transactions.fields.rejectReason') }).fill('No ha llegado')
  await reject.click()
  const notice = page.getByText(
    t('backoffice.done.transaction.rejected', { name: 'Olga Prat', amount: formatMoney('250.00') }),
  )
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

test('on a telephone several rows are marked one after the other, and decided on together once that is asked for', async () => {
  const { t, box, bar, decide, pane } = await openInbox(NAMES, 390)
  for (const name of NAMES) await box(name).click()
  await expect.element(pane).not.toBeInTheDocument()
  await decide(3).click()
  await expect.element(pane.getByRole('listitem').nth(2)).toBeVisible()
  const sum = formatMoney(sumOf(waiting.map(({ amount }) => amount)))
  const approve = pane.getByRole('button', { name: t('backoffice.bulk.approveSum', { smart_count: 3, sum }) })
  await expect.element(approve).toBeVisible()
  // Closed again, the rows are still marked.
  await pane.getByRole('button', { name: t('common.close') }).click()
  await expect.element(pane).not.toBeInTheDocument()
  await box('Iker Ruiz').click()
  await expect.element(bar(2)).toBeVisible()
  await expect.element(pane).not.toBeInTheDocument()
})

test('cleared marks take the bar away, and the next mark opens nothing; the queue keeps to the width', async () => {
  const { t, box, bar, decide, pane } = await openInbox(NAMES, 390)
  await box('Marta Sanz').click()
  await decide(1).click()
  await pane.getByRole('button', { name: t('backoffice.bulk.clear') }).click()
  await expect.element(pane).not.toBeInTheDocument()
  await expect.element(bar(1)).not.toBeInTheDocument()
  await box('Ana Gil').click()
  await expect.element(bar(1)).toBeVisible()
  await expect.element(pane).not.toBeInTheDocument()
  const queue = page.getByRole('region', { name: t('backoffice.inbox.queue') }).element()
  expect(queue.scrollWidth).toBeLessThanOrEqual(queue.clientWidth)
})
