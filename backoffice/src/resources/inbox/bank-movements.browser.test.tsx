import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/test-network.ts'
import { idOf } from '@cauce/client/test-records.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { renderOffice } from '../../testing/office.tsx'
import { Inbox } from './inbox.tsx'
import { MatchingList } from '../matching/matching-list.tsx'
import type { Candidate } from '../matching/match-choice.ts'

const candidate = (change: Partial<Candidate>): Candidate => ({
  kind: 'income',
  id: idOf(1),
  name: 'Joaquín Ruiz de la Prada',
  userId: idOf(90),
  amount: '750.00',
  isBooked: false,
  firstApproval: null,
  account: 'ES9121000418450200051332',
  since: '2026-11-16T09:00:00.000Z',
  nameLikeness: 100,
  reasons: ['account-known', 'name-agrees'],
  ...change,
})
const [small, large, fresh] = [
  candidate({}),
  candidate({ id: idOf(2), amount: '2000.00', since: '2026-11-19T09:00:00.000Z' }),
  candidate({ id: idOf(3), kind: 'wallet', amount: null, since: null, account: null }),
]
const line = {
  movementId: idOf(10),
  id: idOf(10),
  iban: 'ES6100491500052207220702',
  bookingDay: '2026-11-19',
  valueDay: '2026-11-19',
  amount: '2750.00',
  counterpartyName: 'JOAQUIN RUIZ DE LA PRADA',
  counterpartyIban: 'ES9121000418450200051332',
  remittance: 'aportaciones noviembre',
  reference: null,
  endToEndId: null,
  kind: 'transfer',
  returnReason: null,
  state: 'open',
  stateReason: null,
  tier: 'none',
  reasons: ['account-known', 'amount-of-several'],
  suggestions: [] as Candidate[],
  allocations: [],
  createdAt: '2026-11-19T09:30:00.000Z',
  updatedAt: '2026-11-19T09:30:00.000Z',
} satisfies MatchingRecord

let network: TestNetwork
let waiting: readonly MatchingRecord[]
beforeEach(() => {
  sessionStorage.clear()
  waiting = [line]
  network = testNetwork()
  network.on(api.matching.list, () => ({ data: [...waiting], total: waiting.length }))
  network.on(api.matching.candidates, ({ query }) => ({
    candidates: query.get('search') === '2000' ? [large] : [small, large, fresh],
  }))
  network.on(api.matching.match, () => {
    waiting = []
    return { movements: [{ ...line, state: 'matched' as const, tier: null }] }
  })
})

const sent = () => network.callsOf(api.matching.match).map(({ body }) => body)
const choose = (name: RegExp) => userEvent.click(page.getByRole('checkbox', { name }).first())

test('a transfer is split over what is chosen, and sent once the amounts agree', async () => {
  await renderOffice(<Inbox />, network)
  await choose(/750,00.*Ingreso anunciado/)
  await expect.element(page.getByRole('button', { name: /^Casar 2\.750/ })).toBeEnabled()
  await choose(/2\.000,00.*Ingreso anunciado/)
  await expect.element(page.getByText(/^Queda por repartir: 0,00/)).toBeVisible()
  await userEvent.fill(page.getByLabelText(/Importe: Ingreso anunciado el 19/), '1.999,99')
  await expect.element(page.getByRole('button', { name: /^Casar 2\.750/ })).toBeDisabled()
  await expect.element(page.getByText(/^Queda por repartir: 0,01/)).toBeVisible()
  await userEvent.fill(page.getByLabelText(/Importe: Ingreso anunciado el 19/), '2.000,00')
  await userEvent.click(page.getByRole('button', { name: /^Casar 2\.750/ }))
  await expect.element(page.getByText('Casado: Joaquín Ruiz de la Prada', { exact: false })).toBeVisible()
  expect(sent()).toEqual([
    {
      movements: [{ movementId: line.id, updatedAt: line.updatedAt }],
      targets: [
        { kind: 'income', id: small.id, amount: '750.00' },
        { kind: 'income', id: large.id, amount: '2000.00' },
      ],
    },
  ])
})

test('a suggestion is chosen from the start, beside the line, and the key A matches it', async () => {
  waiting = [{ ...line, amount: '750.00', state: 'suggested', tier: 'high', suggestions: [small] }]
  await renderOffice(<Inbox />, network)
  await expect.element(page.getByRole('region', { name: 'Del banco' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Casar 750/ })).toBeEnabled()
  await userEvent.keyboard('a')
  await expect.element(page.getByText(/^Casado: /)).toBeVisible()
  expect(sent()).toMatchObject([{ targets: [{ id: small.id, amount: '750.00' }] }])
})

test('a held one needs a reason', async () => {
  const held = { ...line, amount: '750.00', state: 'held', stateReason: 'name-differs', tier: 'hold' } as const
  waiting = [{ ...held, reasons: ['reference', 'name-differs'], suggestions: [small] }]
  await renderOffice(<Inbox />, network)
  await expect.element(page.getByRole('button', { name: /^Casar 750/ })).toBeDisabled()
  await userEvent.fill(page.getByLabelText(/Por qué se casa/), 'La empresa es suya')
  await userEvent.click(page.getByRole('button', { name: /^Casar 750/ }))
  await expect.element(page.getByText(/^Casado: /)).toBeVisible()
  expect(sent()).toMatchObject([{ reason: 'La empresa es suya' }])
})

test('the key R asks for the reason of sending it back', async () => {
  const setAside = { ...line, state: 'sent_back', tier: null } as const
  network.on(api.matching.sendBack, () => {
    waiting = []
    return setAside
  })
  await renderOffice(<Inbox />, network)
  await expect.element(page.getByRole('button', { name: /Devolver al remitente/ })).toBeVisible()
  await userEvent.keyboard('r')
  await userEvent.fill(page.getByLabelText(/^Motivo/), 'No es cliente')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Devolver al remitente' }))
  await expect.element(page.getByText('Devolución en la cola de pagos')).toBeVisible()
  expect(network.callsOf(api.matching.sendBack).map(({ body }) => body)).toEqual([
    { reason: 'No es cliente', updatedAt: line.updatedAt },
  ])
})

test('a decision is taken back with a reason, from the list', async () => {
  const matched = { ...line, state: 'matched' as const, tier: null }
  network.on(api.matching.list, () => ({ data: [matched], total: 1 }))
  network.on(api.matching.undo, () => line)
  await renderOffice(<MatchingList />, network, { resource: 'matching' })
  await userEvent.click(page.getByRole('button', { name: /^Deshacer: JOAQUIN/ }))
  await userEvent.fill(page.getByLabelText(/^Motivo/), 'Era de otra persona')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }))
  await expect.element(page.getByText('Deshecho: el movimiento espera de nuevo')).toBeVisible()
  expect(network.callsOf(api.matching.undo)).toMatchObject([
    { id: line.id, body: { reason: 'Era de otra persona', updatedAt: line.updatedAt } },
  ])
  expect(network.callsOf(api.matching.undo)[0]!.idempotencyKey).not.toBeNull()
})
