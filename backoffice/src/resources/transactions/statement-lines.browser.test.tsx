import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOffice } from '../../../testing/office.tsx'
import { TransactionDecision } from './transaction-decision.tsx'

const LINE = {
  movementId: idOf(900),
  statementId: idOf(901),
  parentId: null,
  iban: 'ES9121000418450200051332',
  bookingDay: '2026-11-20',
  valueDay: '2026-11-20',
  amount: '250.00',
  kind: 'transfer',
  counterpartyName: 'PRAT OLGA',
  counterpartyIban: 'ES7921000813610123456789',
  remittance: 'Ingreso en mi monedero',
  reference: null,
  endToEndId: null,
  bankReference: null,
  batchReference: null,
  returnReason: null,
  reverses: null,
  state: 'matched',
  stateReason: null,
  settled: '250.00',
  matchedWith: [],
  createdAt: '2026-11-20T18:00:00.000Z',
  updatedAt: '2026-11-20T18:00:00.000Z',
} as const

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
  network.on(api.transactions.list, () => ({ data: [], total: 0 }))
  network.on(api.bankMovements.list, () => ({ data: [{ ...LINE, matchedWith: [] }], total: 1 }))
})

const shown = (role: 'admin' | 'operator', status: 'completed' | 'pending' = 'completed') => {
  const record = { ...givenTransaction({ status }), id: idOf(700) }
  return renderOffice(<TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />, network, {
    role,
  })
}
const asked = () => network.callsOf(api.bankMovements.list).map(({ query }) => query.get('transactionId'))

test('an income that the statement proves shows the line, and leads to it and to its statement', async () => {
  const t = await shown('admin')
  const proof = page.getByRole('region', { name: t('bankMovements.ofTransaction') })
  await expect.element(proof.getByText('PRAT OLGA')).toBeVisible()
  await expect.element(proof.getByText('ES79 2100 0813 6101 2345 6789')).toBeVisible()
  await expect.element(proof.getByText('Ingreso en mi monedero')).toBeVisible()
  const filter = encodeURIComponent(JSON.stringify({ transactionId: idOf(700) }))
  await expect
    .element(proof.getByRole('link', { name: '20/11/2026' }))
    .toHaveAttribute('href', `/bankMovements?filter=${filter}`)
  await expect
    .element(proof.getByRole('link', { name: t('bankMovements.openStatement') }))
    .toHaveAttribute('href', `/bankStatements/${LINE.statementId}/show`)
  expect(asked()).toEqual([idOf(700)])
})

test('a manager, who sees no statements, is shown none and asks for none', async () => {
  const t = await shown('operator')
  await expect.element(page.getByText(t('transactions.status.completed'), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('region', { name: t('bankMovements.ofTransaction') })).not.toBeInTheDocument()
  expect(asked()).toEqual([])
})
