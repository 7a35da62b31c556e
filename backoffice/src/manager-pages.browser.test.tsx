import { createElement, Suspense, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import { isPermitted } from '@cauce/contract/permissions.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { CompanyAccountsList } from './resources/company-accounts/company-accounts.tsx'
import { permissionFor } from './providers/auth.ts'
import type { Noun } from './providers/nouns.ts'
import { resources } from './office.ts'
import { renderOffice } from '../testing/office.tsx'

const Address = () => <output aria-label="address">{useLocation().pathname}</output>

const pages = resources.flatMap(({ name, list, create }) =>
  Object.entries({ list, create }).flatMap(([action, Page]) =>
    Page === undefined ? [] : [{ noun: name as Noun, action, Page: Page as ComponentType }],
  ),
)
const forbidden = pages.filter(({ noun, action }) => !isPermitted(permissionFor(noun, action), 'operator'))

test('most pages are looked at', () => {
  expect(pages.length).toBeGreaterThan(30)
  expect(forbidden.length).toBeGreaterThan(15)
})

test.each(forbidden)('a manager who types the address of $action of $noun is not let in', async ({ noun, Page }) => {
  const t = await renderOffice(
    <Suspense>
      {createElement(Page)}
      <Address />
    </Suspense>,
    testNetwork(),
    { role: 'operator', resource: noun, path: '/somewhere' },
  )
  // The page that stands there instead leads home.
  const refused = page.getByRole('link', { name: t('pages.toHome') })
  await expect
    .poll(() => refused.query() !== null || page.getByLabelText('address').query()?.textContent)
    .toSatisfy((seen) => seen === true || seen === '/access-denied')
})

test('a manager who opens the accounts of the company asks for no count of what waits at the bank', async () => {
  const network = testNetwork()
  const t = await renderOffice(<CompanyAccountsList />, network, { role: 'operator', resource: 'companyAccounts' })
  await expect.element(page.getByRole('heading', { name: t('companyAccounts.title') })).toBeVisible()
  await expect.poll(() => network.callsOf(api.companyAccounts.list).length).toBeGreaterThan(0)
  expect(network.callsOf(api.matching.list)).toEqual([])
  expect(network.callsOf(api.payments.list)).toEqual([])
})
