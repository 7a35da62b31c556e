import { useLocation } from 'react-admin'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { EMPTY_INBOX, testNetwork, type TestNetwork } from '@cauce/client/testing/network.ts'
import { toAddress } from '../src/addresses.ts'
import { places } from '../src/menu.tsx'
import { OfficeLayout } from '../src/ui/layout/office-layout.tsx'
import { useHotkey } from '../src/ui/use-hotkey.ts'
import { renderOffice } from './office.tsx'

let network: TestNetwork
beforeEach(async () => {
  network = testNetwork()
  await page.viewport(1280, 900)
})

const Address = () => <output aria-label="address">{useLocation().pathname}</output>

const office = { places, actions: [], toAddress }
const menuWords = async (t: Awaited<ReturnType<typeof renderOffice>>) => {
  const menu = page.getByRole('navigation', { name: t('backoffice.layout.menu') })
  await expect.element(menu.getByRole('menuitem', { name: t('users.title') })).toBeVisible()
  return menu.getByRole('menuitem').elements()
}

test('a manager is offered their customers and tickets and every project, and no configuration', async () => {
  const t = await renderOffice(<OfficeLayout pages={office}>Page</OfficeLayout>, network, { role: 'operator' })
  expect((await menuWords(t)).map(({ textContent }) => textContent)).toEqual([
    t('backoffice.inbox.title'),
    t('projects.title'),
    t('users.title'),
    t('wallets.title'),
    t('tickets.title'),
    t('backoffice.layout.places.supervision'),
    t('backoffice.layout.places.compliance'),
  ])
})

test.each(['/paymentBatches', '/paymentBatches/'])(
  'the pages of an entry are tabs with what waits, and %s below a tab marks it',
  async (path) => {
    network.on(api.inbox.list, () => ({ ...EMPTY_INBOX, queuedPayments: 1204 }))
    const t = await renderOffice(<OfficeLayout pages={office}>Page</OfficeLayout>, network, { path })
    const tabs = page.getByRole('navigation', { name: t('backoffice.layout.places.bank') })
    await expect.element(tabs.getByRole('link', { name: /1\.204/ })).toHaveAttribute('href', '/payments')
    await expect.element(tabs.getByRole('link', { name: /1\.204/ })).toHaveAttribute('aria-current', 'true')
    await expect
      .element(page.getByRole('menuitem', { name: t('backoffice.layout.places.bank') }))
      .toHaveAttribute('aria-current', 'page')
  },
)

test('G and a letter lead to a place, and the letter does nothing on the page', async () => {
  const approve = vi.fn<() => void>()
  function Page() {
    useHotkey('b', approve)
    return <Address />
  }
  const t = await renderOffice(
    <OfficeLayout pages={office}>
      <Page />
    </OfficeLayout>,
    network,
  )
  await menuWords(t)
  // At once, as the letter counts for a moment only.
  for (const key of 'gb')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await expect.element(page.getByLabelText('address')).toHaveTextContent('/bank')
  expect(approve).not.toHaveBeenCalled()
  await userEvent.keyboard('b')
  expect(approve).toHaveBeenCalledOnce()
})

test('a page that becomes narrow closes the menu of the desk and stays reachable', async () => {
  await renderOffice(
    <OfficeLayout pages={{ places: [], actions: [], toAddress }}>
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
