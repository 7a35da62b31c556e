import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

/** Wider than its column at any width. */
const NAME = 'Hermenegildo María de la Concepción Fernández de Córdoba y Ruiz de Alarcón, de Villanueva de los Infantes'
const incomes = ['Olga Prat', NAME].map((userName, index) =>
  givenTransaction({ transactionId: idOf(701 + index), userName, createdAt: `2026-11-1${index}T09:30:00.000Z` }),
)

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = inboxNetwork()
  network.on(api.transactions.list, ({ query }) =>
    query.get('type') === 'income' && query.get('status') === 'pending'
      ? { data: incomes, total: 2 }
      : { data: [], total: 0 },
  )
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
})

test('a long name is whole at every width, with its amount in view, and no row moves when it is chosen', async () => {
  await renderOffice(<Inbox />, network)
  const name = page.getByRole('button', { name: NAME })
  const row = page.getByRole('row').filter({ has: name })
  for (const width of [1280, 768, 390]) {
    await page.viewport(width, 900)
    await expect.element(name).toBeVisible()
    const { scrollWidth, clientWidth } = row.getByRole('rowheader').element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
    await expect.element(row.getByText('250,00', { exact: false })).toBeInViewport({ ratio: 1 })
  }
  await page.viewport(1280, 900)
  const before = row.element().getBoundingClientRect()
  await name.click()
  await expect.element(row).toHaveAttribute('aria-current', 'true')
  expect(row.element().getBoundingClientRect()).toEqual(before)
})
