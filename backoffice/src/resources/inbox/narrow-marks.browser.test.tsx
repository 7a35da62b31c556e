import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { sumOf } from '../transactions/effect-of.ts'
import { Inbox } from './inbox.tsx'

const NAMES = ['Marta Sanz', 'Iker Ruiz', 'Ana Gil'] as const
const incomes = NAMES.map((userName, index) =>
  givenTransaction({ transactionId: idOf(701 + index), userName, createdAt: `2026-11-1${index}T09:30:00.000Z` }),
)

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) => {
    const data = query.get('status') === 'pending' && query.get('type') === 'income' ? incomes : []
    return { data, total: data.length }
  })
  network.on(api.wallets.list, () => ({ data: [givenWallet()], total: 1 }))
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
})

async function openInbox(width: number) {
  await page.viewport(width, 844)
  const t = await renderOffice(<Inbox />, network)
  const what = t('backoffice.inbox.kindOf.income')
  const box = (name: string) => page.getByRole('checkbox', { name: t('backoffice.inbox.mark', { what, name }) })
  const bar = (count: number) =>
    page.getByRole('region', { name: t('backoffice.bulk.marked', { smart_count: count }), exact: true })
  return { t, box, bar, pane: page.getByRole('dialog', { name: t('backoffice.inbox.pane') }) }
}

test.for([390, 820])(
  'at %i px several rows are marked one after the other, and decided on together once that is asked for',
  async (width) => {
    const { t, box, bar, pane } = await openInbox(width)
    for (const name of NAMES) await box(name).click()
    await expect.element(pane).not.toBeInTheDocument()
    await bar(3)
      .getByRole('button', { name: t('backoffice.bulk.decide') })
      .click()
    await expect.element(pane.getByRole('listitem').nth(2)).toBeVisible()
    const sum = formatMoney(sumOf(incomes.map(({ amount }) => amount)))
    const approve = pane.getByRole('button', { name: t('backoffice.bulk.approveSum', { smart_count: 3, sum }) })
    await expect.element(approve).toBeVisible()
    // Closed again, the rows are still marked.
    await pane.getByRole('button', { name: t('common.close') }).click()
    await expect.element(pane).not.toBeInTheDocument()
    await box('Iker Ruiz').click()
    await expect.element(bar(2)).toBeVisible()
    await expect.element(pane).not.toBeInTheDocument()
  },
)

test('cleared marks take the bar away, and the next mark opens nothing', async () => {
  const { t, box, bar, pane } = await openInbox(390)
  await box('Marta Sanz').click()
  await bar(1)
    .getByRole('button', { name: t('backoffice.bulk.decide') })
    .click()
  await pane.getByRole('button', { name: t('backoffice.bulk.clear') }).click()
  await expect.element(pane).not.toBeInTheDocument()
  await expect.element(bar(1)).not.toBeInTheDocument()
  await box('Ana Gil').click()
  await expect.element(bar(1)).toBeVisible()
  await expect.element(pane).not.toBeInTheDocument()
})

test('the queue with its boxes keeps to the width of a phone', async () => {
  const { t, box } = await openInbox(390)
  await expect.element(box('Ana Gil')).toBeVisible()
  const queue = page.getByRole('region', { name: t('backoffice.inbox.queue') }).element()
  expect(queue.scrollWidth).toBeLessThanOrEqual(queue.clientWidth)
})
