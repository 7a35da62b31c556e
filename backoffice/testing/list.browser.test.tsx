import { Route, Routes, useParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { givenTransaction, givenUser, idOf } from '@cauce/client/testing/records.ts'
import type { Translate } from '@cauce/i18n/office.ts'
import { renderOffice } from './office.tsx'
import { columnsOf } from '../src/ui/list/column.tsx'
import { filtersOf, period, yesOrNo } from '../src/ui/list/filters.ts'
import { defineList, ListPage, ListSection } from '../src/ui/list/list.tsx'

const column = columnsOf('users')
const list = defineList({
  resource: 'users',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [yesOrNo('active', (t) => t('users.title')), ...period],
  columns: [column.plain('name')],
  isPlain: true,
})

const movements = defineList({
  resource: 'transactions',
  sort: { field: 'createdAt', order: 'DESC' },
  filters: [filtersOf('transactions').amount('amount', 'amountComparison')],
  columns: [columnsOf('transactions').money('amount')],
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

test('an amount is compared as the reader chooses, and both parts go with the chip', async () => {
  const network = testNetwork()
  network.on(api.transactions.list, () => ({ data: [givenTransaction()], total: 1 }))
  const t = await renderOffice(<ListPage list={movements} title="Movimientos" />, network, { resource: 'transactions' })
  const amount = t('transactions.fields.amount')
  await page.getByRole('button', { name: amount, exact: true }).click()
  await page.getByRole('combobox', { name: t('backoffice.list.comparison') }).click()
  await page.getByRole('option', { name: t('backoffice.list.compared.gte') }).click()
  await page.getByRole('textbox', { name: amount }).fill('1.000')
  await page.getByRole('button', { name: t('backoffice.list.apply') }).click()
  const chip = page.getByRole('button', { name: `${amount}: ≥ ${formatMoney('1000.00')}` })
  await expect.element(chip).toBeVisible()
  const latest = () => Object.fromEntries(network.callsOf(api.transactions.list).at(-1)!.query)
  await expect.poll(latest).toMatchObject({ amount: '1000.00', amountComparison: 'gte' })
  await chip.click({ position: { x: 12, y: 12 } })
  await page.getByRole('textbox', { name: amount }).fill('')
  await page.getByRole('button', { name: t('backoffice.list.apply') }).click()
  await expect.poll(() => Object.keys(latest()).filter((name) => name.startsWith('amount'))).toEqual([])
})

test('the keys J, K and O go from row to row and open one, and the key / goes to the search', async () => {
  const network = testNetwork()
  const people = ['Olga', 'Iria', 'Ana'].map((name, index) => givenUser({ userId: idOf(index + 1), name }))
  network.on(api.users.list, () => ({ data: people, total: 3 }))
  const linked = { ...list, columns: [column.link('name', 'show')], search: { source: 'multiSearch' } }
  const t = await renderOffice(
    <Routes>
      <Route path="/" element={<ListPage list={linked} title="Clientes" />} />
      <Route path="/users/:id/show" element={<Shown />} />
    </Routes>,
    network,
    {},
  )
  await expect.element(page.getByRole('link', { name: 'Olga' })).toBeVisible()
  await userEvent.keyboard('jjjjk')
  await expect.element(page.getByRole('row').filter({ hasText: 'Iria' })).toHaveFocus()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: t('common.search') })).toHaveFocus()
  await userEvent.keyboard('jo')
  await expect.element(page.getByRole('searchbox', { name: t('common.search') })).toHaveValue('jo')
  // The rows are read for what is searched, and a row that has the focus would lose it to those that come.
  await expect.poll(() => network.callsOf(api.users.list).at(-1)!.query.get('multiSearch')).toBe('jo')
  await expect.poll(() => page.getByRole('link', { name: 'Olga' }).element().closest('[data-old]')).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard('jjo')
  await expect.element(page.getByText(idOf(2))).toBeVisible()
})

const Shown = () => <p>{useParams()['id']}</p>

/** Movements whose rows are there at once, and whose sums come from `answer`. */
async function openSums(filters: typeof period, answer: (query: URLSearchParams) => unknown) {
  const network = testNetwork()
  network.on(api.transactions.list, async ({ query }) => {
    const rows = { data: [givenTransaction()], total: 1 }
    return query.has('getSums') ? ({ ...rows, sums: await answer(query) } as never) : rows
  })
  const summed = { ...movements, filters, sums: { incoming: (t: Translate) => t('backoffice.list.sumOf.incoming') } }
  return renderOffice(<ListPage list={summed} title="Movimientos" />, network, { resource: 'transactions' })
}

test('rows do not wait for their sums, and too many rows to add up are narrowed to the last days', async () => {
  const added = Promise.withResolvers<null | object>()
  const t = await openSums(period, (query) =>
    query.has('fromDate') ? { incoming: '12.00', outgoing: '0.00' } : added.promise,
  )
  await expect.element(page.getByRole('cell').first()).toBeVisible()
  await expect.element(page.getByText('…', { exact: true })).toBeVisible()
  added.resolve(null)
  await expect.element(page.getByText(t('backoffice.list.tooManyToSum'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.list.lastDays', { days: 30 }) }).click()
  await expect.element(page.getByText(formatMoney('12.00'))).toBeVisible()
  expect(page.getByText(t('backoffice.list.tooManyToSum')).elements()).toEqual([])
  await expect.element(page.getByRole('button', { name: new RegExp(`^${t('common.from')}: `) })).toBeVisible()
})

test('a list without days offers none', async () => {
  const t = await openSums([], () => null)
  await expect.element(page.getByText(t('backoffice.list.tooManyToSum'))).toBeVisible()
  expect(page.getByRole('button', { name: t('backoffice.list.lastDays', { days: 30 }) }).elements()).toEqual([])
})
