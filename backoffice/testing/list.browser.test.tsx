import { Route, Routes, useParams } from 'react-router-dom'
import { DataTable, List, NullableBooleanInput } from 'react-admin'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { givenTransaction, givenUser, idOf } from '@cauce/client/testing/records.ts'
import { ListSection } from '../src/ui/list/list-section.tsx'
import { AmountFilter, periodFilters, SearchFilter } from '../src/ui/list/filter-inputs.tsx'
import { OPENS_DETAILS } from '../src/ui/list/list-defaults.tsx'
import { ListSums } from '../src/ui/list/list-sums.tsx'
import { RecordLink } from '../src/ui/links.tsx'
import { renderOffice } from './office.tsx'

const sort = { field: 'createdAt', order: 'DESC' } as const
const filters = [<NullableBooleanInput key="active" source="active" label="users.title" alwaysOn />, ...periodFilters]
const names = (
  <DataTable {...OPENS_DETAILS}>
    <DataTable.Col source="name" />
  </DataTable>
)

/** A list of customers: Olga, and after the choice of a filter what the test answers. */
async function openList(isSection = false) {
  const network = testNetwork()
  let answer: (() => unknown) | undefined
  const answered = Promise.withResolvers<void>()
  network.on(api.users.list, async ({ query }) => {
    if (!query.has('active')) return { data: [givenUser({ userId: idOf(1), name: 'Olga' })], total: 1 }
    await answered.promise
    return answer!() as never
  })
  const t = await renderOffice(
    isSection ? (
      <ListSection resource="users" title="Clientes" owner="x.1" filter={{}} sort={sort} filters={filters}>
        {names}
      </ListSection>
    ) : (
      <List filters={filters} sort={sort}>
        {names}
      </List>
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
      await page.getByRole('combobox', { name: t('users.title') }).click()
      await page.getByRole('option', { name: t('common.yes') }).click()
    },
  }
}

const olga = page.getByText('Olga')

test.each([
  ['a page', false],
  ['a section', true],
])(
  'rows of an earlier filter are marked in %s while others are read, and go when that fails',
  async (_what, isSection) => {
    const { t, answerWith, choose } = await openList(isSection)
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
  const t = await renderOffice(<List filters={filters}>{names}</List>, network, {})
  await page.getByRole('button', { name: t('reactAdmin.action.add_filter') }).click()
  await page.getByRole('menuitemcheckbox', { name: t('common.from') }).click()
  const field = page.getByRole('textbox', { name: t('common.from') })
  const asked = () => network.callsOf(api.users.list).at(-1)?.query.get('fromDate')
  await field.fill('31022026')
  await expect.element(page.getByText(t('errors.date-invalid'))).toBeVisible()
  expect(asked()).toBeNull()
  await field.fill('05032026')
  await expect.poll(asked).toBe('2026-03-05')
})

test('an amount is compared as the reader chooses', async () => {
  const network = testNetwork()
  network.on(api.transactions.list, () => ({ data: [givenTransaction()], total: 1 }))
  const t = await renderOffice(
    <List filters={[<AmountFilter key="amount" source="amount" alwaysOn />]}>
      <DataTable>
        <DataTable.Col source="amount" />
      </DataTable>
    </List>,
    network,
    { resource: 'transactions' },
  )
  await page.getByRole('combobox', { name: t('backoffice.list.comparison') }).click()
  await page.getByRole('option', { name: t('backoffice.list.compared.gte') }).click()
  await page.getByRole('textbox', { name: t('transactions.fields.amount') }).fill('1.000')
  const latest = () => Object.fromEntries(network.callsOf(api.transactions.list).at(-1)!.query)
  await expect.poll(latest).toMatchObject({ amount: '1000.00', amountComparison: 'gte' })
})

test('the keys J, K and O go from row to row and open one, and the key / goes to the search', async () => {
  const network = testNetwork()
  const people = ['Olga', 'Iria', 'Ana'].map((name, index) => givenUser({ userId: idOf(index + 1), name }))
  network.on(api.users.list, () => ({ data: people, total: 3 }))
  const search = [<SearchFilter key="multiSearch" source="multiSearch" placeholder="common.search" alwaysOn />]
  const t = await renderOffice(
    <Routes>
      <Route
        path="/"
        element={
          <List filters={search}>
            <DataTable>
              <DataTable.Col
                source="name"
                render={({ id, name }) => <RecordLink resource="users" id={id as string} name={name} />}
              />
            </DataTable>
          </List>
        }
      />
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

test('a row without a page opens all its named fields below it', async () => {
  const network = testNetwork()
  network.on(api.users.list, () => ({ data: [givenUser({ name: 'Olga', phone: '+34600111222' })], total: 1 }))
  await renderOffice(<List>{names}</List>, network, {})
  await expect.element(page.getByRole('cell', { name: 'Olga' })).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  await expect.element(page.getByRole('definition').filter({ hasText: '+34600111222' })).toBeVisible()
})

/** Movements whose rows are there at once, and whose sums come from `answer`. */
async function openSums(hasDays: boolean, answer: (query: URLSearchParams) => unknown) {
  const network = testNetwork()
  network.on(api.transactions.list, async ({ query }) => {
    const rows = { data: [givenTransaction()], total: 1 }
    return query.has('getSums') ? ({ ...rows, sums: await answer(query) } as never) : rows
  })
  return renderOffice(
    <List filters={periodFilters}>
      <DataTable>
        <DataTable.Col source="amount" />
      </DataTable>
      <ListSums labels={{ incoming: 'incoming' }} hasDays={hasDays} />
    </List>,
    network,
    { resource: 'transactions' },
  )
}

test('rows do not wait for their sums, and too many rows to add up are narrowed to the last days', async () => {
  const added = Promise.withResolvers<null | object>()
  const t = await openSums(true, (query) =>
    query.has('fromDate') ? { incoming: '12.00', outgoing: '0.00' } : added.promise,
  )
  await expect.element(page.getByRole('cell').first()).toBeVisible()
  await expect.element(page.getByText('…', { exact: true })).toBeVisible()
  added.resolve(null)
  await expect.element(page.getByText(t('backoffice.list.tooManyToSum'))).toBeVisible()
  await page.getByRole('button', { name: t('backoffice.list.lastDays', { days: 30 }) }).click()
  await expect.element(page.getByText(formatMoney('12.00'))).toBeVisible()
  expect(page.getByText(t('backoffice.list.tooManyToSum')).elements()).toEqual([])
  await expect.element(page.getByRole('textbox', { name: t('common.from') })).toBeVisible()
})
