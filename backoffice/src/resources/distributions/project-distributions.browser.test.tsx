import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format/money.ts'
import { pdfText } from '@cauce/client/testing/pdf.ts'
import { EMPTY_INBOX, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenDistribution, recordedBy } from '@cauce/client/testing/distributions.ts'
import { ADMINISTRATOR_ID, givenProject, idOf, proofFile } from '@cauce/client/testing/records.ts'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ProjectDistributions } from './project-distributions.tsx'

const project = { ...givenProject(), id: idOf(20) }

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = testNetwork()
})

async function showSchedule(...data: ReturnType<typeof givenDistribution>[]) {
  network.on(api.distributions.list, () => ({ data, total: data.length }))
  network.on(api.distributions.listShares, () => ({ data: [], total: 0 }))
  return renderOffice(<ProjectDistributions project={project} />, network, { resource: 'projects', path: '/projects' })
}

test('a confirmation says what people are credited net, how many they are, and for how many investments', async () => {
  const t = await showSchedule(
    givenDistribution({
      status: 'draft',
      amount: '1112.50',
      interest: '1112.50',
      principal: '0.00',
      fee: '44.50',
      withheld: '211.38',
      net: '856.62',
      investorCount: 23,
      shareCount: 33,
    }),
  )
  await page.getByRole('button', { name: t('distributions.shares'), exact: false }).click()
  const question = t('distributions.confirmQuestion', {
    smart_count: 23,
    net: formatMoney('856.62'),
    fee: formatMoney('44.50'),
    withheld: formatMoney('211.38'),
    orders: t('distributions.orders', { smart_count: 33 }),
  })
  expect(question).toContain('23')
  expect(question).toContain('33')
  await expect.element(page.getByRole('dialog').getByText(question)).toBeVisible()
})

describe('a recorded payment', () => {
  const figures = {
    status: 'draft',
    amount: '1112.50',
    interest: '1112.50',
    principal: '0.00',
    net: '1068.00',
  } as const
  const open = async (draft: ReturnType<typeof givenDistribution>) => {
    network.on(api.inbox.list, () => EMPTY_INBOX)
    const t = await showSchedule(draft)
    await page.getByRole('button', { name: t('distributions.shares'), exact: false }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: t('distributions.discard') })).toBeEnabled()
    return { t, dialog, confirm: dialog.getByRole('button', { name: t('distributions.confirm') }) }
  }
  const byReader = { ...givenDistribution({ ...figures, ...recordedBy(ADMINISTRATOR_ID, 'Eva Gil') }) }

  test('is not confirmed by who recorded it, who reads that another administrator confirms', async () => {
    const { t, dialog, confirm } = await open(byReader)
    await expect.element(dialog.getByText(t('distributions.recordedByYou'))).toBeVisible()
    await expect.element(dialog.getByText(t('distributions.recordedBy', { name: 'Eva Gil' }))).toBeVisible()
    await expect.element(confirm).not.toBeInTheDocument()
    expect(network.callsOf(api.inbox.list).length).toBe(1)
    await expect
      .element(dialog.getByText(t('backoffice.inbox.loneAdministrator'), { exact: false }))
      .not.toBeInTheDocument()
  })

  test('is confirmed by another administrator, however small and old it is', async () => {
    const small = { amount: '0.01', interest: '0.01', net: '0.01', recordedAt: '2020-01-01T09:30:00.000Z' }
    const draft = givenDistribution({ ...figures, ...recordedBy(idOf(2), 'Álvaro Sanchis'), ...small })
    const { t, dialog, confirm } = await open(draft)
    await expect.element(dialog.getByText(t('distributions.recordedByYou'))).not.toBeInTheDocument()
    network.on(api.distributions.confirm, () => ({ ...draft, status: 'confirming' as const }))
    await confirm.click()
    await expect.element(page.getByText(t('distributions.confirmed'))).toBeVisible()
    // Another version than the one that was read is not confirmed.
    expect(network.callsOf(api.distributions.confirm)).toMatchObject([{ body: { updatedAt: draft.updatedAt } }])
  })

  test('that was confirmed unseen is confirmed again, once its proof is drawn', async () => {
    const proof = pdfText('Transferencia 1.112,50 EUR')
    const document = { fileId: idOf(9), name: 'abono.pdf', contentType: 'application/pdf', sizeBytes: 1200 }
    const expiresAt = '2026-11-18T09:30:00.000Z'
    network.on(api.distributions.url, () => ({ url: `/v1/documents/view/${idOf(9)}?expires=1&signature=s`, expiresAt }))
    const answered = Promise.withResolvers<Response>()
    network.on(api.documents.view, () => answered.promise)
    const confirmed = { status: 'awaiting', isUnseen: true, confirmedBy: idOf(3), confirmedByName: 'Bea Soto' } as const
    const unseen = givenDistribution({ ...figures, ...recordedBy(idOf(2), 'Álvaro Sanchis'), ...confirmed, document })
    network.on(api.distributions.confirm, () => ({ ...unseen, isUnseen: false }))
    const { t, dialog, confirm } = await open(unseen)
    await expect.element(dialog.getByText(t('distributions.unseen', { name: 'Bea Soto' }))).toBeVisible()
    await expect.element(confirm).toBeDisabled()
    answered.resolve(new Response(proof))
    await confirm.click()
    await expect.element(page.getByText(t('distributions.confirmed'))).toBeVisible()
    expect(network.callsOf(api.distributions.confirm)[0]!.body['seen']).toMatch(/^[0-9a-f]{64}$/)
  })
})

test('only the oldest unpaid payment can be recorded; a later one says what comes first', async () => {
  const t = await showSchedule(
    givenDistribution({ distributionId: idOf(401), number: 1, status: 'paid' }),
    givenDistribution({ distributionId: idOf(402), number: 2, part: 2, dueDate: '2027-03-25' }),
    givenDistribution({ distributionId: idOf(403), number: 3, dueDate: '2027-06-25' }),
  )
  const record = page.getByRole('button', { name: t('distributions.record'), exact: false })
  await expect.element(page.getByText(t('distributions.after', { number: '2.2' }))).toBeVisible()
  expect(record.elements().map((button) => button.getAttribute('aria-label'))).toEqual([
    `${t('distributions.record')}: ${t('distributions.fields.number')} 2.2`,
  ])
})

test('what is more than due, and a day to come, are named at their fields together with a missing proof', async () => {
  const t = await showSchedule(givenDistribution())
  await page.getByRole('button', { name: t('distributions.record'), exact: false }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('distributions.fields.amount'), { exact: false }).fill('1112,51')
  await dialog.getByLabelText(t('distributions.fields.paidOn'), { exact: false }).fill('31/12/2199')
  await dialog.getByRole('button', { name: t('distributions.record') }).click()
  const expected = { code: 'distribution-amount-mismatch', params: { expected: '1112.50' } } as const
  for (const refusal of [expected, { code: 'proof-required' } as const])
    await expect.element(dialog.getByText(errorMessage(t, refusal)).first()).toBeVisible()
  await expect.element(dialog.getByLabelText(t('distributions.fields.paidOn'), { exact: false })).toBeInvalid()
})

test('crediting before receipt is offered within the setting, and sent with the record', async () => {
  const limits = { amount: '400.00', count: 1, maximum: '5000.00', days: 5, oldest: null, problem: null }
  network.on(api.inbox.list, () => ({ ...EMPTY_INBOX, unreceived: limits }))
  network.on(api.distributions.record, () => givenDistribution({ status: 'draft', creditsBeforeReceipt: true }))
  const t = await showSchedule(givenDistribution())
  await page.getByRole('button', { name: t('distributions.record'), exact: false }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabelText(t('distributions.fields.creditsBeforeReceipt')).click()
  const words = { maximum: formatMoney('5000.00'), amount: formatMoney('400.00') }
  await expect.element(dialog.getByText(t('distributions.earlyHelp', words))).toBeVisible()
  await dialog.getByLabelText(t('distributions.fields.document'), { exact: false }).upload(proofFile())
  await dialog.getByRole('button', { name: t('distributions.record') }).click()
  await expect.element(page.getByText(t('distributions.recorded'))).toBeVisible()
  expect(network.callsOf(api.distributions.record)).toMatchObject([{ body: { creditsBeforeReceipt: 'true' } }])
})

test('what waits for the bank can be discarded, and what was credited before it is marked', async () => {
  const t = await showSchedule(
    givenDistribution({ distributionId: idOf(401), number: 1, status: 'paid', receivedAt: null }),
    givenDistribution({ distributionId: idOf(402), number: 2, status: 'awaiting' }),
  )
  await expect.element(page.getByText(t('distributions.unreceived'), { exact: true })).toBeVisible()
  await expect.element(page.getByText(t('distributions.status.awaiting'), { exact: true })).toBeVisible()
  await page
    .getByRole('button', { name: `${t('distributions.shares')}: ${t('distributions.fields.number')} 2` })
    .click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(t('distributions.whenReceived'))).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: t('distributions.discard') })).toBeEnabled()
  await expect.element(dialog.getByRole('button', { name: t('distributions.confirm') })).not.toBeInTheDocument()
})
