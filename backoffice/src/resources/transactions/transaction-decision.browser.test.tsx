import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenTransaction, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderOffice } from '../../../testing/office.tsx'
import { TransactionDecision } from './transaction-decision.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.wallets.read, () => givenWallet())
  network.on(api.users.read, () => givenUser())
  network.on(api.transactions.list, () => ({ data: [], total: 0 }))
})

const CANCELLED = { status: 'rejected', cancelledAt: '2026-11-18T10:00:00.000Z' } as const

test.each([
  { end: CANCELLED, state: 'cancelled' },
  { end: { status: 'rejected' }, state: 'rejected' },
  { end: { status: 'completed' }, state: 'completed' },
] as const)('a movement that is $state says so, and is not decided again', async ({ end, state }) => {
  const record = { ...givenTransaction({ userName: 'Olga Prat', ...end }), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText(t(`transactions.status.${state}`), { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('backoffice.decision.reject') })).not.toBeInTheDocument()
})

const step = {
  at: '2026-11-18T10:00:00.000Z',
  isFirst: false,
  amount: '250.00',
  projectId: idOf(50),
  projectName: 'Ribera del Turia',
  reason: null,
  expiresAt: null,
}

test('the history of a payment of a loan names the project and both administrators, and no request', async () => {
  const names = ['Ana Ruiz', 'Álvaro Gil']
  network.on(api.transactions.readHistory, () => ({
    steps: [{ ...step, act: 'distribute' as const, by: { as: 'staff' as const, names } }],
  }))
  const made = { type: 'income', issuerName: 'project_fee', status: 'completed', userName: 'Olga Prat' } as const
  const ofProject = { projectId: idOf(50), projectName: 'Ribera del Turia' }
  const record = { ...givenTransaction({ ...made, ...ofProject }), id: idOf(700) }
  await renderOffice(<TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />, network)
  await expect.element(page.getByRole('heading', { name: 'Pago de un proyecto a Olga Prat' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Ribera del Turia' })).toBeVisible()
  await expect
    .element(page.getByText('Pago de 250,00\u00A0€ de Ribera del Turia repartido por Ana Ruiz y Álvaro Gil'))
    .toBeVisible()
  await expect.element(page.getByText('por el cliente', { exact: false })).not.toBeInTheDocument()
})

test('a first approval that waits says until when it counts, and a rejection says why', async () => {
  const by = { as: 'staff' as const, names: ['Ana Ruiz'] }
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  network.on(api.transactions.readHistory, () => ({
    steps: [
      { ...step, act: 'approve_withdrawal' as const, isFirst: true, by, expiresAt },
      { ...step, act: 'reject_withdrawal' as const, by, reason: 'IBAN cerrado' },
    ],
  }))
  const record = { ...givenTransaction({ type: 'withdraw', status: 'pending' }), id: idOf(700) }
  await renderOffice(<TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />, network)
  await expect.element(page.getByText('primera aprobación de Ana Ruiz, vale hasta el', { exact: false })).toBeVisible()
  await expect.element(page.getByText('rechazada por Ana Ruiz, «IBAN cerrado»', { exact: false })).toBeVisible()
})

test('who changed the access of the customer lately stands where a withdrawal is decided', async () => {
  const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString()
  const hand = (number: number, kind: 'email' | 'phone', ago: number) => ({
    personHandId: idOf(number),
    userId: idOf(7),
    userName: 'Olga Prat',
    handId: idOf(31),
    handName: 'Teresa Olmedo',
    kind,
    createdAt: hours(ago),
  })
  network.on(api.personHands.list, () => ({ data: [hand(1, 'email', 3), hand(2, 'phone', 31 * 24)], total: 2 }))
  const record = { ...givenTransaction({ userId: idOf(7), type: 'withdraw', status: 'pending' }), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText('Correo cambiado hace 3 horas por Teresa Olmedo')).toBeVisible()
  await expect
    .element(page.getByText(t('personHands.recent.phone', { since: '', who: '' }).slice(0, 18), { exact: false }))
    .not.toBeInTheDocument()
  expect(network.callsOf(api.personHands.list)[0]!.query.getAll('userIds')).toEqual([idOf(7)])
})
