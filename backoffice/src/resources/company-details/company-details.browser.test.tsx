import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { api } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { Checklist } from './checklist.tsx'
import { CompanyDetailsCreate, CompanyDetailsList } from './company-details.tsx'

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

test('what the installation lacks is said with the place to mend it', async () => {
  const network = testNetwork()
  network.on(api.companyDetails.list, () => ({ data: [record], total: 1 }))
  const items = [
    { check: 'company', level: 'missing', params: {} },
    { check: 'requests', level: 'warning', params: { most: 6000 } },
  ] as const
  network.on(api.settings.readChecklist, () => ({ isDemonstration: false, items: [...items] }))
  const t = await renderOffice(<CompanyDetailsList />, network, { resource: 'companyDetails' })
  await page.getByText(t('checklist.summary', { missing: 1, warnings: 1 })).click()
  await expect.element(page.getByText(t('checklist.finding.requests.text', { most: 6000 }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: t('checklist.mend'), exact: false })).toBeVisible()
})

test('nothing is said when nothing is left', async () => {
  const network = testNetwork()
  network.on(api.companyDetails.list, () => ({ data: [record], total: 1 }))
  network.on(api.settings.readChecklist, () => ({ isDemonstration: false, items: [] }))
  await renderOffice(<CompanyDetailsList />, network, { resource: 'companyDetails' })
  await expect.element(page.getByRole('cell', { name: 'Cauce, S. L.' })).toBeVisible()
  await expect.poll(() => network.callsOf(api.settings.readChecklist)).toHaveLength(1)
  expect(document.querySelector('details')).toBeNull()
})

test('the first screen of a demonstration has no checklist, that of a real installation has', async () => {
  const network = testNetwork()
  const items = [{ check: 'mailServer', level: 'missing', params: { failure: '550 no' } } as const]
  network.on(api.settings.readChecklist, () => ({ isDemonstration: true, items: [...items] }))
  const t = await renderOffice(<Checklist isForReal />, network)
  await expect.poll(() => network.callsOf(api.settings.readChecklist)).toHaveLength(1)
  expect(document.querySelector('details')).toBeNull()
  network.on(api.settings.readChecklist, () => ({ isDemonstration: false, items: [...items] }))
  await renderOffice(<Checklist isForReal />, network)
  await page.getByText(t('checklist.summary', { missing: 1, warnings: 0 })).click()
  await expect.element(page.getByRole('link', { name: t('checklist.mend'), exact: false })).toBeVisible()
})

test('a trial says what the mail server answered, and why a file could not be written', async () => {
  const network = testNetwork()
  network.on(api.companyDetails.list, () => ({ data: [record], total: 1 }))
  network.on(api.settings.readChecklist, () => ({ isDemonstration: false, items: [] }))
  network.on(api.settings.tryMail, () => ({ to: 'eva@ribera.example', answer: '250 queued' }))
  network.on(api.settings.tryFiles, () => refusal(503, 'files-failed'))
  const t = await renderOffice(<CompanyDetailsList />, network, { resource: 'companyDetails' })
  await network.pressTwice(page.getByRole('button', { name: t('checklist.trials.mail') }))
  await expect
    .element(page.getByText(t('checklist.trials.sent', { to: 'eva@ribera.example', answer: '250 queued' })))
    .toBeVisible()
  expect(network.callsOf(api.settings.tryMail)).toHaveLength(1)
  await page.getByRole('button', { name: t('checklist.trials.files') }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
