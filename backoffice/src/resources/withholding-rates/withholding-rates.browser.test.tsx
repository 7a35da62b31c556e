import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { ADMINISTRATOR_ID, idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { WithholdingRatesList } from './withholding-rates.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const rateOf = (number: number, proposedBy: string) => ({
  withholdingRateId: idOf(number),
  scope: 'treaty' as const,
  country: 'CH',
  percentage: 5,
  validFrom: '2027-01-01',
  source: 'Convenio con Suiza, artículo 11',
  state: 'proposed' as const,
  proposedBy,
  proposedByName: 'Ana Gil',
  decidedBy: null,
  decidedByName: null,
  decidedAt: null,
  reason: null,
  createdAt: AT,
  updatedAt: AT,
})

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
  network.on(api.withholdingRates.decide, () => rateOf(1, idOf(7)))
})

async function openList(proposedBy: string) {
  network.on(api.withholdingRates.list, () => ({ data: [rateOf(1, proposedBy)], total: 1 }))
  const t = await renderOffice(<WithholdingRatesList />, network, { resource: 'withholdingRates' })
  const button = (name: 'approve' | 'refuse') =>
    page.getByRole('table').getByRole('button', { name: `${t(`withholdingRates.${name}`)}: `, exact: false })
  await expect.element(button('refuse')).toBeVisible()
  return { t, button, dialog: page.getByRole('dialog') }
}

test('a rate that a colleague proposed is approved once its consequence was read', async () => {
  const { t, button, dialog } = await openList(idOf(7))
  await button('approve').click()
  await expect.element(dialog.getByText('01/01/2027', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: t('withholdingRates.approve') }).click()
  await expect.poll(() => network.callsOf(api.withholdingRates.decide)).toHaveLength(1)
  expect(network.callsOf(api.withholdingRates.decide)).toMatchObject([{ body: { state: 'active', updatedAt: AT } }])
})

test('who proposed a rate may take it back with a reason, and reads that another one approves it', async () => {
  const { t, button, dialog } = await openList(ADMINISTRATOR_ID)
  await expect.element(page.getByText(t('withholdingRates.ownProposal'))).toBeVisible()
  expect(button('approve').elements()).toEqual([])
  await button('refuse').click()
  const confirm = dialog.getByRole('button', { name: t('withholdingRates.refuse') })
  await confirm.click()
  expect(network.callsOf(api.withholdingRates.decide)).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), 'El convenio dice otra cosa')
  await confirm.click()
  await expect.poll(() => network.callsOf(api.withholdingRates.decide)).toHaveLength(1)
  const body = { state: 'refused', reason: 'El convenio dice otra cosa' }
  expect(network.callsOf(api.withholdingRates.decide)).toMatchObject([{ body }])
})
