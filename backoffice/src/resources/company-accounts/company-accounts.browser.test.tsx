import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '@cauce/contract'
import type { Answer } from '@cauce/client'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { givenCompanyAccount } from '@cauce/client/testing/records.ts'
import { groupIban } from '@cauce/format/iban.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { CompanyAccountsCreate, CompanyAccountsList } from './company-accounts.tsx'

type Institution = Answer<'/v1/bank/institution'>
const IBAN = 'ES8099990001450000000001'
const sandbox: Institution = {
  name: 'sandbox',
  isReachable: true,
  account: IBAN,
  balance: '0.00',
  lastEventAt: null,
  lastAskedAt: null,
  waitingEvents: 0,
  unknownEvents: 0,
}

async function open(institution: Institution, account = givenCompanyAccount()) {
  const network = testNetwork()
  network.on(api.companyAccounts.list, () => ({ data: [account], total: 1 }))
  network.on(api.institution.read, () => institution)
  const t = await renderOffice(<CompanyAccountsList />, network, { resource: 'companyAccounts' })
  await expect.element(page.getByText(t('companyAccounts.lead'))).toBeVisible()
  await expect.poll(() => network.callsOf(api.institution.read)).toHaveLength(1)
  return t
}
const hint = page.getByRole('alert')

test('the account of the institution is named until it is in force', async () => {
  const t = await open(sandbox)
  await expect.element(hint.getByText(t('companyAccounts.institution', { iban: groupIban(IBAN) }))).toBeVisible()
})

test('an institution that is silent says so', async () => {
  const t = await open({ ...sandbox, isReachable: false, account: null, balance: null })
  await expect.element(hint.getByText(t('companyAccounts.institutionSilent'))).toBeVisible()
})

test.for([
  ['its account is in force', sandbox, { ...givenCompanyAccount(), iban: IBAN }],
  ['banks are known by their files', { ...sandbox, name: 'files' }, givenCompanyAccount()],
] as const)('nothing is to be proposed where %s', async ([, institution, account]) => {
  await open(institution, account)
  await expect.element(page.getByText(groupIban(account.iban)).first()).toBeVisible()
  await expect.element(hint).not.toBeInTheDocument()
})

test.for([true, false])(
  'the first account takes the deposits, unless somebody says no (another does: %s)',
  async (main) => {
    const network = testNetwork()
    network.on(api.companyAccounts.list, () => ({ data: [{ ...givenCompanyAccount(), main }], total: 1 }))
    const t = await renderOffice(<CompanyAccountsCreate />, network, { resource: 'companyAccounts' })
    const takes = page.getByRole('switch', { name: t('companyAccounts.fields.main') })
    await expect.element(takes).toHaveProperty('checked', !main)
  },
)
