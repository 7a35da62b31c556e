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

test('what no cause explains is an alarm that leads to the reconciliation', async () => {
  const t = await open({ ...books, left: '0.01' })
  const alarm = page.getByRole('link', { name: t('bankBooks.isLeft', { amount: '0,01\u00A0€' }) })
  await expect.element(alarm).toHaveAttribute('href', '/reconciliation')
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
