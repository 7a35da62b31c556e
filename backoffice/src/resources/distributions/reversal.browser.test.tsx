import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Answer } from '@cauce/client'
import { givenDistribution } from '@cauce/client/testing/distributions.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { DistributionReversal } from './reversal.tsx'

type Record = Answer<'/v1/project/distributions/{id}/reversal'>

const paid = givenDistribution({ status: 'paid', amount: '50.00' })
const reversal: Record = {
  ...{ distributionId: paid.distributionId, status: 'paid', amount: '50.00', net: '38.50', investorCount: 2 },
  ...{
    handedOver: '9.50',
    lines: [],
    later: null,
    spent: [],
    spentCount: 0,
    reason: null,
    first: null,
    reversed: null,
  },
}

async function open(changes: Partial<Record> = {}) {
  const network = testNetwork()
  network.on(api.distributions.readReversal, () => ({ ...reversal, ...changes }))
  network.on(api.distributions.reverse, () => ({ ...reversal, ...changes }))
  const distribution = { ...paid, id: paid.distributionId }
  const t = await renderOffice(<DistributionReversal distribution={distribution} onDecided={() => {}} />, network, {
    resource: 'distributions',
  })
  return { t, network, button: page.getByRole('button', { name: t('distributions.reversal.button') }) }
}

test('an administrator proposes to reverse a payment, with the reason that investors read', async () => {
  const { t, network, button } = await open()
  await button.click()
  const dialog = page.getByRole('dialog')
  for (const amount of ['38.50', '9.50'])
    await expect.element(dialog.getByText(formatMoney(amount), { exact: false })).toBeVisible()
  const propose = dialog.getByRole('button', { name: t('distributions.reversal.propose') })
  await propose.click()
  await expect.element(dialog.getByText(t('errors.reason-required'))).toBeVisible()
  await dialog.getByRole('textbox').fill('Era de otro préstamo')
  await propose.click()
  await expect.element(page.getByText(t('distributions.reversal.proposed'))).toBeVisible()
  expect(network.callsOf(api.distributions.reverse).map(({ body }) => body)).toEqual([
    { reason: 'Era de otro préstamo' },
  ])
})

test('what stops it is said, with the people who have spent it', async () => {
  const spent = [{ userId: idOf(30), userName: 'Ana Ruiz', missing: '12.30' }]
  const { t, button } = await open({ lines: [idOf(7)], spent, spentCount: 1 })
  await button.click()
  await expect.element(page.getByRole('link', { name: t('distributions.reversal.lines') })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Ana Ruiz.*12,30/ })).toBeVisible()
  expect(page.getByRole('button', { name: t('distributions.reversal.propose') }).query()).toBeNull()
})

test('who proposed it sees so, and does not reverse it', async () => {
  const by = { approvedAt: '2026-11-20T09:00:00.000Z', expiresAt: '2099-11-22T09:00:00.000Z' }
  const first = { adminId: ADMINISTRATOR_ID, adminName: 'Eva Gil', ...by }
  const { button } = await open({ first, reason: 'Era de otro préstamo' })
  await expect.element(page.getByText('Era de otro préstamo', { exact: false })).toBeVisible()
  expect(button.query()).toBeNull()
})
