import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { givenTransaction, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import type { MatchingRecord } from '../../providers/records.ts'
import { inboxNetwork } from '../../../testing/inbox.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { sumOf } from '../transactions/effect-of.ts'
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
  isEntered: false,
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
  preparedWith: [] as string[],
  firstDecision: null,
  allocations: [],
  createdAt: '2026-11-19T09:30:00.000Z',
  updatedAt: '2026-11-19T09:30:00.000Z',
} satisfies MatchingRecord

/** In pixels: a row with two lines is higher. */

let network: TestNetwork
let waiting: readonly MatchingRecord[]
beforeEach(() => {
  sessionStorage.clear()
  waiting = [line]
  network = inboxNetwork()
  network.on(api.matching.list, () => ({ data: [...waiting], total: waiting.length }))
  network.on(api.matching.candidates, ({ query }) => ({
    candidates: query.get('search') === '2000' ? [large] : [small, large, fresh],
  }))
  network.on(api.transactions.list, ({ query }) => {
    const asked = [small, large].filter(({ id }) => query.getAll('ids').includes(id))
    const data = asked.map(({ id, amount }) => givenTransaction({ transactionId: id, amount: amount! }))
    return { data, total: data.length }
  })
  network.on(api.wallets.list, () => ({ data: [givenWallet({ balance: '100.00' })], total: 1 }))
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

test('several transfers are matched with one announcement, and the pane shows the balance before and after', async () => {
  const second = { ...line, movementId: idOf(12), id: idOf(12), amount: '300.00', remittance: 'segunda parte' }
  const other = { ...line, movementId: idOf(13), id: idOf(13), amount: '450.00', counterpartyName: 'OTRO' }
  const out = { ...other, movementId: idOf(14), id: idOf(14), amount: '-450.00', counterpartyName: 'BANCO' }
  waiting = [{ ...line, amount: '450.00' }, second, { ...other, counterpartyIban: null }, { ...out, kind: 'fee' }]
  await renderOffice(<Inbox />, network)
  await choose(/750,00.*Ingreso anunciado/)
  await expect.element(page.getByRole('button', { name: /^Casar 450/ })).toBeEnabled()
  await userEvent.click(page.getByRole('button', { name: 'Casar junto con otros movimientos' }))
  const others = page.getByRole('group', { name: 'Junto con otros movimientos' })
  // What went out does not go with what came in; the same sender comes first.
  await expect.element(others.getByRole('checkbox').nth(1)).toBeVisible()
  expect(others.getByRole('checkbox').elements()).toHaveLength(2)
  expect(others.element().textContent).toMatch(/segunda parte.*OTRO/)
  await userEvent.click(others.getByRole('checkbox', { name: /segunda parte/ }))
  await expect.element(page.getByText(/^2 movimientos: \+750,00/)).toBeVisible()
  await expect.element(page.getByText(/^100,00/)).toBeVisible()
  await expect.element(page.getByText(/^850,00/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Casar 750/ }))
  await expect.element(page.getByText(/^Casado: /)).toBeVisible()
  expect(sent()).toEqual([
    {
      movements: [
        { movementId: line.id, updatedAt: line.updatedAt },
        { movementId: second.id, updatedAt: second.updatedAt },
      ],
      targets: [{ kind: 'income', id: small.id, amount: '750.00' }],
    },
  ])
})

test('the second administrator begins with the movements and the deposit that the first one chose', async () => {
  const firstApproval = { adminId: idOf(2), adminName: 'Álvaro Sanchis', approvedAt: line.createdAt, expiresAt: null }
  const prepared = { ...small, amount: '12000.00', isEntered: true, firstApproval, reasons: ['by-hand' as const] }
  const partOf = (number: number): MatchingRecord => ({
    ...line,
    ...{ movementId: idOf(number), id: idOf(number), amount: '4000.00', suggestions: [prepared] },
    preparedWith: [20, 21, 22].filter((other) => other !== number).map(idOf),
  })
  const [one, two, three] = [partOf(20), partOf(21), partOf(22)]
  waiting = [one, two, three, { ...line, counterpartyName: 'OTRO', createdAt: '2026-11-20T09:30:00.000Z' }]
  network.on(api.matching.list, ({ query }) => {
    const ids = query.getAll('ids')
    const data = waiting.filter(({ id }) => ids.length === 0 || ids.includes(id))
    return { data, total: data.length }
  })
  const t = await renderOffice(<Inbox />, network)
  await expect.element(page.getByText(t('matching.together.prepared', { name: 'Álvaro Sanchis' }))).toBeVisible()
  const others = page.getByRole('group', { name: t('matching.together.title') })
  await expect.poll(() => others.getByRole('checkbox', { checked: true }).elements()).toHaveLength(2)
  await expect.element(others.getByRole('checkbox', { name: /OTRO/ })).not.toBeChecked()
  await expect.element(page.getByText(/^3 movimientos: \+12\.000,00/)).toBeVisible()
  // Its owner has announced nothing.
  const entered = t('matching.entered', { name: 'Álvaro Sanchis', day: '16/11/2026' })
  await expect.element(page.getByRole('checkbox', { name: entered, exact: false })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /^Casar 12\.000/ }))
  await expect.element(page.getByText(/^Casado: /)).toBeVisible()
  expect(sent()).toEqual([
    {
      movements: [one, two, three].map(({ id, updatedAt }) => ({ movementId: id, updatedAt })),
      targets: [{ kind: 'income', id: small.id, amount: '12000.00' }],
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

test('one without a suggestion is matched with three keys: to the first candidate, chosen, matched', async () => {
  waiting = [{ ...line, amount: '750.00' }]
  await renderOffice(<Inbox />, network)
  const first = page.getByRole('checkbox', { name: /750,00.*Ingreso anunciado/ })
  await expect.element(first).toBeVisible()
  await userEvent.keyboard('a')
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard(' ')
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

test.for([
  { state: 'sent_back', said: 'Devolución en la cola de pagos' },
  { state: 'open', said: 'Primera aprobación registrada. Falta la de otra persona.' },
] as const)('the key R asks for the reason of sending it back, and then it is $state', async ({ state, said }) => {
  network.on(api.matching.sendBack, () => {
    waiting = []
    return { ...line, state, tier: null }
  })
  await renderOffice(<Inbox />, network)
  await expect.element(page.getByRole('button', { name: /Devolver al ordenante/ })).toBeVisible()
  await userEvent.keyboard('r')
  await userEvent.fill(page.getByRole('dialog').getByLabelText(/^Motivo/), 'No es cliente')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Devolver al ordenante' }))
  await expect.element(page.getByText(said)).toBeVisible()
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
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }))
  await expect.element(page.getByRole('dialog').getByLabelText(/^Motivo/)).toHaveFocus()
  expect(network.callsOf(api.matching.undo)).toEqual([])
  await userEvent.fill(page.getByRole('dialog').getByLabelText(/^Motivo/), 'Era de otra persona')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Deshacer' }))
  await expect.element(page.getByText('Deshecho: el movimiento vuelve a estar pendiente')).toBeVisible()
  expect(network.callsOf(api.matching.undo)).toMatchObject([
    { id: line.id, body: { reason: 'Era de otra persona', updatedAt: line.updatedAt } },
  ])
  expect(network.callsOf(api.matching.undo)[0]!.idempotencyKey).not.toBeNull()
})

describe('several lines at once', () => {
  const ana = candidate({ id: idOf(21), name: 'Ana Ruiz', userId: idOf(91), amount: '750.00' })
  const bea = candidate({ id: idOf(22), name: 'Bea Sanz', userId: idOf(91), amount: '250.00' })
  const suggested = (number: number, one: Candidate): MatchingRecord => ({
    ...line,
    ...{ movementId: idOf(number), id: idOf(number), counterpartyName: one.name, amount: one.amount! },
    ...{ state: 'suggested', tier: 'high', suggestions: [one] },
  })
  const lines = [suggested(11, ana), suggested(12, bea)]
  const mark = (name: string) => userEvent.click(page.getByRole('checkbox', { name: new RegExp(`Marcar.*${name}`) }))

  async function openInbox(rows: readonly MatchingRecord[] = lines) {
    waiting = rows
    const incomes = [ana, bea].map(({ id, amount }) => givenTransaction({ transactionId: id, amount: amount! }))
    network.on(api.transactions.list, ({ query }) => {
      const data = incomes.filter(({ transactionId }) => query.getAll('ids').includes(transactionId))
      return { data, total: data.length }
    })
    network.on(api.wallets.list, () => ({ data: [givenWallet({ balance: '1000.00' })], total: 1 }))
    network.on(api.matching.match, ({ body }) => {
      const [{ movementId }] = body['movements'] as [{ movementId: string }]
      const found = waiting.find(({ id }) => id === movementId)!
      waiting = waiting.filter(({ id }) => id !== movementId)
      return { movements: [{ ...found, state: 'matched' as const, tier: null }] }
    })
    const t = await renderOffice(<Inbox />, network)
    for (const { counterpartyName } of rows) await mark(counterpartyName!)
    return { t, pane: page.getByRole('complementary', { name: t('backoffice.inbox.pane') }) }
  }

  test('are matched with what is suggested for each, with its effect in view, after one confirmation of the sum', async () => {
    const { t, pane } = await openInbox()
    await expect.element(pane.getByText(formatMoney('1750.00'), { exact: false }).first()).toBeVisible()
    await expect.element(pane.getByText(formatMoney('2000.00'), { exact: false })).toBeVisible()
    expect(sent()).toEqual([])
    const match = t('backoffice.bulk.matchSum', { smart_count: 2, sum: formatMoney('1000.00') })
    await network.pressTwice(pane.getByRole('button', { name: match }))
    await expect.element(page.getByText(t('backoffice.bulk.done', { names: 'Ana Ruiz; Bea Sanz' }))).toBeVisible()
    expect(sent()).toEqual(
      lines.map(({ id, updatedAt, suggestions: [one] }) => ({
        movements: [{ movementId: id, updatedAt }],
        targets: [{ kind: 'income', id: one!.id, amount: one!.amount }],
      })),
    )
    const keys = network.callsOf(api.matching.match).map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
    expect(keys).not.toContain(null)
  })

  test('keep what was refused, with its reason', async () => {
    const { t, pane } = await openInbox()
    network.on(api.matching.match, ({ body }) => {
      const [{ movementId }] = body['movements'] as [{ movementId: string }]
      if (movementId === lines[0]!.id) return refusal(409, 'edit-conflict')
      waiting = [lines[0]!]
      return { movements: [{ ...lines[1]!, state: 'matched' as const, tier: null }] }
    })
    const match = t('backoffice.bulk.matchSum', { smart_count: 2, sum: formatMoney('1000.00') })
    await pane.getByRole('button', { name: match }).click()
    await expect.element(pane.getByText(t('errors.edit-conflict'))).toBeVisible()
    await pane.getByRole('button', { name: t('backoffice.report.back') }).click()
    await expect.element(pane.getByRole('alert').getByText(t('errors.edit-conflict'))).toBeVisible()
    await expect.element(pane.getByRole('heading', { name: 'Bea Sanz' })).not.toBeInTheDocument()
    await expect.element(pane.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible()
  })

  test('are set aside with one reason, each by itself', async () => {
    network.on(api.matching.setAside, ({ id }) => {
      waiting = waiting.filter((one) => one.id !== id)
      return { ...lines.find((one) => one.id === id)!, state: 'set_aside' as const, tier: null }
    })
    const { t } = await openInbox()
    await userEvent.keyboard('r')
    await page.getByRole('textbox', { name: t('backoffice.bulk.reason') }).fill('Comisiones')
    await page.getByRole('button', { name: t('matching.setAside') }).click()
    await expect.element(page.getByText(t('backoffice.bulk.done', { names: 'Ana Ruiz; Bea Sanz' }))).toBeVisible()
    expect(network.callsOf(api.matching.setAside)).toMatchObject(
      lines.map(({ id, updatedAt }) => ({ id, body: { reason: 'Comisiones', updatedAt } })),
    )
  })

  test('are not matched where one has no suggestion, and the pane says which', async () => {
    const { t } = await openInbox([lines[0]!, { ...line, counterpartyName: 'Nadie' }])
    await expect.element(page.getByText(t('backoffice.bulk.obstacle.noSuggestion', { name: 'Nadie' }))).toBeVisible()
    const sum = formatMoney(sumOf([lines[0]!.amount, line.amount]))
    const match = page.getByRole('button', { name: t('backoffice.bulk.matchSum', { smart_count: 2, sum }) })
    await expect.element(match).toBeDisabled()
    await userEvent.keyboard('a')
    expect(sent()).toEqual([])
  })
})
