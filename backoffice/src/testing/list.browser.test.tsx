import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/test-network.ts'
import { givenUser, idOf } from '@cauce/client/test-records.ts'
import { renderOffice } from './office.tsx'
import { columnsOf } from '../ui/list/column.tsx'
import { period, yesOrNo } from '../ui/list/filters.ts'
import { defineList, ListPage, ListSection } from '../ui/list/list.tsx'

const column = columnsOf('users')
const list = defineList({
  resource: 'users',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [yesOrNo('active', (t) => t('users.title')), ...period],
  columns: [column.plain('name')],
  isPlain: true,
})

/** A list of customers: Olga, and after the choice of a filter what the test answers. */
async function openList(section = false) {
  const network = testNetwork()
  let answer: (() => unknown) | undefined
  const answered = Promise.withResolvers<void>()
  network.on(api.users.list, async ({ query }) => {
    if (!query.has('active')) return { data: [givenUser({ userId: idOf(1), name: 'Olga' })], total: 1 }
    await answered.promise
    return answer!() as never
  })
  const t = await renderOffice(
    section ? (
      <ListSection list={list} title="Clientes" owner="x.1" filter={{}} />
    ) : (
      <ListPage list={list} title="Clientes" />
    ),
    network,
    {},
  )
  await expect.element(page.getByRole('cell', { name: 'Olga' })).toBeVisible()
  return {
    t,
    answerWith: (given: () => unknown) => {
      answer = given
      answered.resolve()
    },
    choose: async () => {
      await page.getByRole('button', { name: t('users.title') }).click()
      await page.getByRole('menuitem', { name: t('common.yes') }).click()
    },
  }
}

const olga = page.getByText('Olga')

test.each([
  ['a page', false],
  ['a section', true],
])(
  'rows of an earlier filter are marked in %s while others are read, and go when that fails',
  async (_what, section) => {
    const { t, answerWith, choose } = await openList(section)
    await choose()
    await expect.poll(() => olga.element().closest('[data-old]')).not.toBeNull()
    await expect.element(page.getByText(`${t('common.loading')}…`)).toBeVisible()
    answerWith(() => refusal(503, 'unavailable'))
    await expect.element(page.getByText(t('errors.unavailable')).first()).toBeVisible()
    await expect.element(olga).not.toBeInTheDocument()

    answerWith(() => ({ data: [givenUser({ userId: idOf(2), name: 'Iker' })], total: 1 }))
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expect.element(page.getByText('Iker')).toBeVisible()
    expect(page.getByText('Iker').element().closest('[data-old]')).toBeNull()
  },
)

test('a date to filter by is typed as it is shown, and one that is no day is refused', async () => {
  const network = testNetwork()
  network.on(api.users.list, () => ({ data: [givenUser({ name: 'Olga' })], total: 1 }))
  const t = await renderOffice(<ListPage list={list} title="Clientes" />, network, {})
  await expect.element(page.getByRole('cell', { name: 'Olga' })).toBeVisible()
  await page.getByRole('button', { name: t('common.from') }).click()
  const field = page.getByRole('textbox', { name: t('common.from') })
  await field.fill('31022026')
  await expect.element(field).toHaveValue('31/02/2026')
  await page.getByRole('button', { name: t('backoffice.list.apply') }).click()
  await expect.element(page.getByText(t('errors.date-invalid'))).toBeVisible()
  await field.fill('05032026')
  await page.getByRole('button', { name: t('backoffice.list.apply') }).click()
  await expect.element(page.getByRole('button', { name: `${t('common.from')}: 05/03/2026` })).toBeVisible()
  expect(network.callsOf(api.users.list).at(-1)?.query.get('fromDate')).toBe('2026-03-05')
})
