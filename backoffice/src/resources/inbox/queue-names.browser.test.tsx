import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Inbox } from './inbox.tsx'

/** Wider than its column at any width of the column of ages before it, which grows with the days since these rows were made. */
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

test('a long name beside an open decision stays on one line, and is whole while the pointer or the focus is on it', async () => {
  await page.viewport(1280, 900)
  await renderOffice(<Inbox />, network)
  const name = page.getByRole('button', { name: NAME })
  const short = page.getByRole('button', { name: 'Olga Prat' })
  await expect.element(name).toBeVisible()
  const isCut = () => name.element().scrollWidth > name.element().clientWidth
  // The pointer may still rest where an earlier test left it, which can be on this name.
  await userEvent.hover(short)
  await expect.poll(isCut).toBe(true)
  expect(name.element().clientHeight).toBe(short.element().clientHeight)
  // A late answer may still move the rows below a pointer that rests.
  const isCutOnHover = async (row: typeof name) => {
    await userEvent.hover(row)
    return isCut()
  }
  await expect.poll(() => isCutOnHover(name)).toBe(false)
  await expect.poll(() => isCutOnHover(short)).toBe(true)
  ;(name.element() as HTMLElement).focus()
  await expect.poll(isCut).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.poll(isCut).toBe(true)
})

test('a long name that is shown whole leaves the amount of its row in view, at every width', async () => {
  await page.viewport(1280, 900)
  await renderOffice(<Inbox />, network)
  const name = page.getByRole('button', { name: NAME })
  const row = page.getByRole('row').filter({ has: name })
  for (const width of [390, 768, 1280]) {
    await page.viewport(width, 900)
    await expect.element(name).toBeVisible()
    // The chosen row keeps the focus, and with it the whole name; the table may still have the layout of the width before.
    const showWhole = async () => {
      ;(name.element() as HTMLElement).blur()
      ;(name.element() as HTMLElement).focus()
      await new Promise(requestAnimationFrame)
      return name.element().closest('[data-whole]')
    }
    await expect.poll(showWhole).not.toBeNull()
    expect(name.element().scrollWidth).toBeLessThanOrEqual(name.element().clientWidth)
    const shown = name.element().closest('[data-whole]')!.getBoundingClientRect()
    const amount = row.element().querySelector('td:last-child')!.getBoundingClientRect()
    expect(shown.right, `at ${width}`).toBeLessThanOrEqual(amount.left)
    ;(name.element() as HTMLElement).blur()
  }
})
