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
  { end: CANCELLED, state: 'cancelled', by: 'cancelledBy' },
  { end: { status: 'rejected', adminName: 'Olga Prat' }, state: 'rejected', by: 'rejectedBy' },
  { end: { status: 'completed', adminName: 'Olga Prat' }, state: 'completed', by: 'completedBy' },
] as const)('a movement that is $state says so, and by whom', async ({ end, state, by }) => {
  const record = { ...givenTransaction({ userName: 'Olga Prat', ...end }), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText(t(`transactions.status.${state}`), { exact: true })).toBeVisible()
  await expect.element(page.getByText(t(`backoffice.history.${by}`, { name: 'Olga Prat' }))).toBeVisible()
  await expect.element(page.getByRole('button', { name: t('backoffice.decision.reject') })).not.toBeInTheDocument()
})

test.for([
  ['the statement of the bank', {}, 'completedByStatement'],
  ['nobody named, where it is no deposit of theirs', { issuerName: 'payment' }, 'completed'],
] as const)('a deposit that no one decided on says that it was approved by %s', async ([, made, by]) => {
  const matched = { type: 'income', status: 'completed', adminName: null, document: null, ...made } as const
  const record = { ...givenTransaction(matched), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText(t(`backoffice.history.${by}`), { exact: true })).toBeVisible()
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
