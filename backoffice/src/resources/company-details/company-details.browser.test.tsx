import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { CompanyDetailsCreate } from './company-details.tsx'

const AT = '2026-11-20T09:00:00.000Z'
const record = {
  ...{ companyDetailsId: idOf(1), name: 'Cauce, S. L.', taxNumber: 'B19312040', address: 'Calle Mayor 1, Madrid' },
  ...{ register: 'Hoja M-1', email: 'hola@cauce.example', phone: '915 550 142', authorityNumber: null, lei: null },
  ...{ paymentInstitution: null, complaintContact: null, sender: null, paymentFormat: null, initiatingPartyId: null },
  referencePrefix: null,
  ...{ basis: '', state: 'active' as const, reason: null },
  ...{ createdAt: AT, updatedAt: AT, proposedBy: null, proposedByName: null },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null },
}

test('the form begins with the data in force, refuses wrong check digits in words, and shows the footer', async () => {
  const network = testNetwork()
  network.on(api.companyDetails.list, () => ({ data: [record], total: 1 }))
  network.on(api.companyDetails.create, () => record)
  const t = await renderOffice(<CompanyDetailsCreate />, network, { resource: 'companyDetails' })
  const field = (of: 'taxNumber' | 'lei' | 'basis') =>
    page.getByRole('textbox', { name: t(`companyDetails.fields.${of}`), exact: false })
  await expect.element(field('taxNumber')).toHaveValue('B19312040')
  await userEvent.fill(field('taxNumber'), 'B12345670')
  await userEvent.fill(field('lei'), '9598CAUCE00000000013')
  await userEvent.fill(field('basis'), 'Fusión')
  await page.getByRole('button', { name: t('companyDetails.createTitle') }).click()
  for (const code of ['spanish-tax-number-invalid', 'lei-invalid'] as const)
    await expect.element(page.getByText(t(`errors.${code}`)).first()).toBeVisible()
  await userEvent.fill(field('taxNumber'), 'B12345674')
  await userEvent.fill(field('lei'), '')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Cauce, S. L. · NIF B12345674 · Calle Mayor 1, Madrid · hola@cauce.example · 915 550 142')
  await page.getByRole('button', { name: t('companyDetails.createTitle') }).click()
  await expect
    .poll(() => network.callsOf(api.companyDetails.create).map(({ body }) => body))
    .toMatchObject([{ name: 'Cauce, S. L.', taxNumber: 'B12345674', lei: null, basis: 'Fusión' }])
})
