import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenContext, givenTransaction, idOf } from '@cauce/client/testing/records.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pdfText } from '@cauce/client/testing/pdf.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { TransactionDecision } from './transaction-decision.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
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

test('a first approval that waits says until when it counts, and a rejection says why', async () => {
  const by = { as: 'staff' as const, names: ['Ana Ruiz'] }
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  network.on(api.transactions.readContext, () =>
    givenContext({}, [
      { ...step, act: 'approve_withdrawal', isFirst: true, by, expiresAt },
      { ...step, act: 'reject_withdrawal', by, reason: 'IBAN cerrado' },
    ]),
  )
  const record = { ...givenTransaction({ type: 'withdraw', status: 'pending' }), id: idOf(700) }
  await renderOffice(<TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />, network)
  await expect.element(page.getByText('primera aprobación de Ana Ruiz, vale hasta el', { exact: false })).toBeVisible()
  await expect.element(page.getByText('rechazada por Ana Ruiz, «IBAN cerrado»', { exact: false })).toBeVisible()
})

test('who changed the access of the customer lately stands where a withdrawal is decided', async () => {
  const hand = {
    ...{ personHandId: idOf(1), userId: idOf(7), userName: 'Olga Prat', handId: idOf(31), handName: 'Teresa Olmedo' },
    ...{ kind: 'email' as const, createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString() },
  }
  network.on(api.transactions.readContext, () => givenContext({ recentHands: [hand] }))
  const record = { ...givenTransaction({ userId: idOf(7), type: 'withdraw', status: 'pending' }), id: idOf(700) }
  await renderOffice(<TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />, network)
  await expect.element(page.getByText('Correo cambiado hace 3 horas por Teresa Olmedo')).toBeVisible()
})

test('a withdrawal is approved with three keys, on the payment order that was shown', async () => {
  const bankAccount = { alias: 'Nómina', account: 'ES9121000418450200051332' }
  const asked = givenTransaction({
    ...{ transactionId: idOf(700), type: 'withdraw', userName: 'Olga Prat', amount: '250.00', document: null },
    ...{ number: 'RT-2026-004117', bankAccount },
  })
  network.on(
    api.transactions.readPaymentOrder,
    () => new Response(pdfText('Olga Prat 250,00 EUR ES91 2100 0418 4502 0005 1332')),
  )
  network.on(api.transactions.decide, () => ({ ...asked, status: 'completed' as const }))
  const t = await renderOffice(
    <TransactionDecision record={{ ...asked, id: idOf(700) }} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText(t('backoffice.decision.tick'))).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(1)
  await userEvent.keyboard('a')
  await userEvent.keyboard(' ')
  await userEvent.keyboard('a')
  await expect.poll(() => network.callsOf(api.transactions.decide)).toHaveLength(1)
  const file = network.callsOf(api.transactions.decide)[0]!.body['file'] as File
  expect([file.name, file.type]).toEqual(['RT-2026-004117.pdf', 'application/pdf'])
  expect(await file.text()).toContain('ES91 2100 0418 4502 0005 1332')
})

test('the approval of a withdrawal of a disabled account asks for the reason where it is written', async () => {
  network.on(api.transactions.readContext, () => givenContext({ isDisabled: true }))
  const asked = givenTransaction({ transactionId: idOf(700), type: 'withdraw', amount: '250.00', document: null })
  network.on(api.transactions.readPaymentOrder, () => new Response(pdfText(`${asked.userName} 250,00 EUR`)))
  network.on(api.transactions.decide, ({ body }) =>
    body['reason'] === undefined ? refusal(422, 'reason-required', { reason: 'reason-required' }) : asked,
  )
  const t = await renderOffice(
    <TransactionDecision record={{ ...asked, id: idOf(700) }} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText(t('backoffice.decision.tick'))).toBeVisible()
  await expect.element(page.getByText(t('customers.mark.disabled'))).toBeVisible()
  for (const tick of page.getByRole('checkbox').all()) await tick.click()
  const approve = page.getByRole('button', { name: /250/ })
  await approve.click()
  const reason = page.getByRole('textbox', { name: t('backoffice.decision.exceptionReason') })
  await expect.element(reason).toHaveAccessibleDescription(t('errors.reason-required'))
  await reason.fill(' Cierra su cuenta ')
  await approve.click()
  await expect.poll(() => network.callsOf(api.transactions.decide)).toHaveLength(2)
  expect(network.callsOf(api.transactions.decide)[1]!.body).toMatchObject({ reason: 'Cierra su cuenta' })
})

test('the button says that an approval is the first of two', async () => {
  network.on(api.transactions.readContext, () => givenContext({ verdict: 'first' }))
  const record = { ...givenTransaction({ type: 'withdraw', amount: '25000.00' }), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  const amount = '25.000\u00A0€'
  await expect
    .element(page.getByRole('button', { name: t('backoffice.decision.firstApproveAmount', { amount }) }))
    .toBeVisible()
})

test('a payment order that was not drawn approves nothing, and another file takes its place', async () => {
  network.on(api.transactions.readPaymentOrder, () => new Response('', { status: 500 }))
  const record = { ...givenTransaction({ type: 'withdraw', userName: 'Olga Prat', document: null }), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByText(t('backoffice.decision.opened'))).toBeVisible()
  const proof = new File([pdfText('Nadie')], 'orden.pdf', { type: 'application/pdf' })
  await page.getByLabelText(t('backoffice.decision.otherProof')).upload(proof)
  await expect.element(page.getByText(t('backoffice.decision.tick'))).toBeVisible()
})

test('R that is held opens the rejection, and types nothing into it', async () => {
  const record = { ...givenTransaction({ type: 'income', status: 'pending' }), id: idOf(700) }
  const t = await renderOffice(
    <TransactionDecision record={record} onReload={() => {}} onDecided={() => {}} />,
    network,
  )
  await expect.element(page.getByRole('button', { name: t('backoffice.decision.reject') })).toBeVisible()
  await userEvent.keyboard('{r>12/}')
  const reason = page.getByRole('textbox', { name: t('transactions.fields.rejectReason') })
  await expect.element(reason).toHaveFocus()
  await expect.element(reason).toHaveValue('')
  await userEvent.keyboard('Rota')
  await expect.element(reason).toHaveValue('Rota')
})
