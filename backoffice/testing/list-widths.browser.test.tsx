import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenUser, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from './office.tsx'
import { columnsOf } from '../src/ui/list/column.tsx'
import { defineList, ListPage } from '../src/ui/list/list.tsx'

const column = columnsOf('users')
const list = defineList({
  resource: 'users',
  sort: { field: 'createdAt', order: 'DESC' },
  columns: [
    column.plain('name', { share: 3 }),
    column.plain('surname', { share: 2, from: 'desk' }),
    column.date('createdAt'),
  ],
  isPlain: true,
})

const EMPTY_TABLE = 40

test.each([390, 820, 1280])('a name gets all the width that the other columns leave at %i px', async (width) => {
  await page.viewport(width, 800)
  const network = testNetwork()
  const name = 'María del Carmen Hermenegilda de las Mercedes '.repeat(10)
  network.on(api.users.list, () => ({
    data: [givenUser({ userId: idOf(1), name, surname: name, createdAt: '1990-01-31T12:00:00.000Z' })],
    total: 1,
  }))
  await renderOffice(<ListPage list={list} title="Clientes" />, network, {})
  const date = page.getByRole('cell', { name: '31/01/1990' })
  await expect.element(date).toBeVisible()
  const cell = date.element()
  const words = document.createRange()
  words.selectNodeContents(cell)
  // The date takes what it is long, with its padding, and no more.
  expect(cell.getBoundingClientRect().width).toBeLessThan(words.getBoundingClientRect().width + EMPTY_TABLE)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})
