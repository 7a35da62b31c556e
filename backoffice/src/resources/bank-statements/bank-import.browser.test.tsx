import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenSettings } from '@cauce/client/testing/settings.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { BankImport } from './bank-import.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

const settings = (hasDemonstrationBank: boolean) =>
  network.on(api.settings.read, () => givenSettings({ hasDemonstrationBank }))

test('in the demonstration its bank gives the statement of the day, once for a double click', async () => {
  settings(true)
  network.on(api.bankDemonstration.statement, () => ({ name: 'C53.xml', content: '<Document/>' }))
  const t = await renderOffice(<BankImport />, network)
  const button = page.getByRole('button', { name: t('bankDemonstration.statement') })
  await network.pressTwice(button)
  await expect.poll(() => network.callsOf(api.bankDemonstration.statement)).toHaveLength(1)
  await expect.element(button).toBeEnabled()
})

test('a refusal of that bank stands beside its button', async () => {
  settings(true)
  network.on(api.bankDemonstration.statement, () => refusal(409, 'no-company-account'))
  const t = await renderOffice(<BankImport />, network)
  await page.getByRole('button', { name: t('bankDemonstration.statement') }).click()
  await expect.element(page.getByText(t('errors.no-company-account'))).toBeVisible()
})

test('elsewhere there is no such bank', async () => {
  settings(false)
  const t = await renderOffice(<BankImport />, network)
  await expect.element(page.getByText(t('bankFiles.about'))).toBeVisible()
  await expect.poll(() => network.callsOf(api.settings.read)).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: t('bankDemonstration.statement') })).not.toBeInTheDocument()
})
