import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { toAddress } from '../src/addresses.ts'
import { OfficeLayout } from '../src/ui/layout/office-layout.tsx'
import { renderOffice } from './office.tsx'

let network: TestNetwork
beforeEach(() => {
  network = testNetwork()
})

test('a page that becomes narrow closes the menu of the desk and stays reachable', async () => {
  await page.viewport(1280, 900)
  await renderOffice(
    <OfficeLayout pages={{ groups: [], actions: [], toAddress }}>
      <button type="button">Decidir</button>
    </OfficeLayout>,
    network,
  )
  const button = page.getByRole('button', { name: 'Decidir' })
  await expect.element(button).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(button).toBeVisible()
  await button.click()
  await page.viewport(1280, 900)
  await expect.element(button).toBeVisible()
})
