import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, DIFFERENCE_CAUSES, OWNERS, PAYMENTS_UNDER_WAY, WAITING_AGES } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { BankBooks } from './bank-books.tsx'

const ID = '01890000-0000-7000-8000-000000000001'
const NOTHING = { amount: '0.00', count: 0 }

const books = {
  checkedAt: '2026-11-20T09:00:00.000Z',
  booked: '120.00',
  stated: '0.00',
  difference: '-120.00',
  causes: DIFFERENCE_CAUSES.map((cause) => ({
    cause,
    ...(cause === 'awaitedIn' ? { amount: '-120.00', count: 101 } : NOTHING),
  })),
  left: '0.00',
  owners: OWNERS.map((owner) => ({ owner, amount: owner === 'platform' ? '21.00' : '0.00' })),
  transferable: '20.00',
  accounts: [],
  missingDays: [],
  waiting: WAITING_AGES.map((age) => ({ age, fromDay: null, toDay: '2026-11-20', ...NOTHING })),
  payments: PAYMENTS_UNDER_WAY.map((state) => ({ state, ...NOTHING })),
  awaited: [
    {
      kind: 'income' as const,
      recordId: ID,
      userId: ID,
      userName: 'Ana Ruiz',
      projectId: null,
      projectName: null,
      bookedAt: '2026-11-19T09:00:00.000Z',
      amount: '-120.00',
    },
  ],
}

const open = (answer: typeof books) => {
  const network = testNetwork()
  network.on(api.bankBooks.read, () => answer)
  return renderOffice(<BankBooks />, network)
}
const table = (name: string) => page.getByRole('region', { name, exact: true })

test('each cause of the difference stands with its amount, and the reader sees that nothing is left', async () => {
  const t = await open(books)
  const row = table(t('bankBooks.why'))
    .getByRole('row')
    .filter({ hasText: t('bankBooks.cause.awaitedIn') })
  await expect.element(row.getByText(/^−120,00/)).toBeVisible()
  await expect.element(row.getByText('101', { exact: true })).toBeVisible()
  await expect.element(page.getByText(t('bankBooks.nothingLeft'), { exact: false })).toBeVisible()
  await expect.element(page.getByText(t('bankBooks.noStatements'))).toBeVisible()
})

test('what is awaited leads to whose it is, and says how many rows are not shown', async () => {
  const t = await open(books)
  await expect.element(page.getByRole('link', { name: 'Ana Ruiz' })).toHaveAttribute('href', `/users/${ID}/show/wallet`)
  await expect.element(page.getByText(t('bankBooks.awaitedShown', { count: '101' }))).toBeVisible()
})

test('what no cause explains is an alarm that leads to the reconciliation', async () => {
  const t = await open({ ...books, left: '0.01' })
  const alarm = page.getByRole('link', { name: t('bankBooks.isLeft', { amount: '0,01\u00A0€' }) })
  await expect.element(alarm).toHaveAttribute('href', '/reconciliation')
})

test('each line leads to the rows that it is about', async () => {
  const iban = 'ES9121000418450200051332'
  const account = {
    iban,
    bankName: 'Banco',
    fromDay: '2026-11-01',
    toDay: '2026-11-19',
    opening: '0.00',
    closing: '0.00',
  }
  const missing = { iban, fromDay: '2026-11-02', toDay: '2026-11-05', amount: '0.00' }
  const shown = { ...books, accounts: [account], missingDays: [missing] }
  const sent = { ...books.awaited[0]!, kind: 'returnTransfer' as const, userId: null, userName: null }
  const t = await open({
    ...shown,
    waiting: books.waiting.map((row) => ({ ...row, count: 1 })),
    payments: books.payments.map((row) => ({ ...row, count: 1 })),
    awaited: [sent],
  } as unknown as typeof books)
  const links: readonly (readonly [region: string, name: string, href: string])[] = [
    [t('bankBooks.why'), t('bankBooks.cause.missingDays'), '/bankStatements'],
    [t('bankBooks.why'), t('bankBooks.cause.unassigned'), '/matching?sort=bookingDay&order=ASC'],
    [
      t('bankBooks.why'),
      t('bankBooks.cause.own'),
      `/matching?${new URLSearchParams({ filter: '{"state":"set_aside"}' })}`,
    ],
    [t('bankBooks.waiting'), t('bankBooks.age.older'), '/matching?sort=bookingDay&order=ASC'],
    [t('bankBooks.payments'), t('payments.state.released'), '/payments?state=released'],
    [
      t('bankBooks.awaited'),
      t('bankBooks.kind.returnTransfer'),
      `/matching?${new URLSearchParams({ filter: `{"ids":["${ID}"]}` })}`,
    ],
  ]
  for (const [region, name, href] of links)
    await expect.element(table(region).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', href)
  const ofAccount = `/bankStatements?${new URLSearchParams({ filter: `{"iban":"${iban}"}` })}`
  await expect.element(page.getByRole('link', { name: /^Banco ES91/ })).toHaveAttribute('href', ofAccount)
  await page.getByRole('button', { name: t('bankBooks.cause.awaitedIn') }).click()
  await expect.element(page.getByText(t('bankBooks.kind.returnTransfer'))).toBeInViewport()
})

test('on a phone every figure is on the screen, and the import is one press away', async () => {
  await page.viewport(390, 844)
  const iban = 'ES9121000418450200051332'
  const days = { iban, fromDay: '2026-11-02', toDay: '2026-11-05' }
  const account = { ...days, bankName: 'Banco de la Ribera', opening: '0.00', closing: '1846135.32' }
  const waiting = books.waiting.map((row) => ({ ...row, count: 1, amount: '1640.00' }))
  const missingDays = [{ ...days, amount: '1998.50' }]
  const t = await open({ ...books, waiting, accounts: [account], missingDays } as unknown as typeof books)
  for (const name of ['accounts', 'missingDays', 'waiting', 'awaited'] as const) {
    const region = table(t(`bankBooks.${name}`)).first()
    await expect.element(region).toBeVisible()
    const { scrollWidth, clientWidth } = region.element()
    expect([name, scrollWidth]).toEqual([name, clientWidth])
  }
  await expect
    .element(page.getByRole('link', { name: t('bankFiles.title') }))
    .toHaveAttribute('href', '/bankStatements/create')
})

test('a calendar shows the working days of a month with their statements and the gaps, and goes back by months', async () => {
  const iban = 'ES9121000418450200051332'
  const account = {
    iban,
    bankName: 'Banco',
    fromDay: '2026-10-29',
    toDay: '2026-11-19',
    opening: '0.00',
    closing: '0.00',
  }
  const missingDays = [{ iban, fromDay: '2026-11-12', toDay: '2026-11-16', amount: '1998.50' }]
  const t = await open({ ...books, accounts: [account], missingDays } as unknown as typeof books)
  const month = page.getByRole('region', { name: t('bankBooks.calendar.title', { month: 'noviembre de 2026' }) })
  const missing = month.getByRole('cell', { name: `13 ${t('bankBooks.calendar.missing')}` })
  await expect.element(missing).toBeVisible()
  await expect
    .element(month.getByText(t('bankBooks.calendar.missingCount', { smart_count: 1, count: '1' })))
    .toBeVisible()
  const day = '2026-11-12'
  await expect
    .element(month.getByRole('link', { name: '12', exact: true }))
    .toHaveAttribute(
      'href',
      `/bankStatements?${new URLSearchParams({ filter: JSON.stringify({ iban, fromDay: day, toDay: day }) })}`,
    )
  await expect.element(month.getByRole('cell', { name: '20', exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('bankBooks.calendar.before') }).click()
  const october = page.getByRole('region', { name: t('bankBooks.calendar.title', { month: 'octubre de 2026' }) })
  await expect.element(october.getByRole('link', { name: '29', exact: true })).toBeVisible()
  await expect.element(october.getByText(t('bankBooks.calendar.noneMissing'))).toBeVisible()
})

test('a gap without a working day in it is missing money, and the calendar does not say that nothing is', async () => {
  const iban = 'ES9121000418450200051332'
  const days = { fromDay: '2026-10-29', toDay: '2026-11-16' }
  const account = { iban, bankName: 'Banco', ...days, opening: '0.00', closing: '0.00' }
  const missingDays = [{ iban, fromDay: '2026-11-13', toDay: '2026-11-15', amount: '100.00' }]
  const t = await open({ ...books, accounts: [account], missingDays } as unknown as typeof books)
  await expect.element(page.getByText(t('bankBooks.calendar.moneyMissing'))).toBeVisible()
  await expect.element(page.getByText(t('bankBooks.calendar.noneMissing'))).not.toBeInTheDocument()
})

test('what is ours is offered for a transfer, as much as may leave', async () => {
  const network = testNetwork()
  network.on(api.bankBooks.read, () => books)
  network.on(api.payments.payOwn, () => new Response(null, { status: 500 }))
  const t = await renderOffice(<BankBooks />, network)
  const row = table(t('bankBooks.whose'))
    .getByRole('row')
    .filter({ hasText: t('bankBooks.owner.platform') })
  await expect.element(row.getByText(/^21,00/)).toBeVisible()
  await page.getByRole('button', { name: t('bankBooks.payOwn') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('bankBooks.payOwn') }).click()
  await expect.poll(() => network.callsOf(api.payments.payOwn)).toMatchObject([{ body: { amount: '20.00' } }])
})
