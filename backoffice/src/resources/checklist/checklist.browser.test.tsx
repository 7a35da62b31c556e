import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, type Check } from '@cauce/contract'
import { refusal, testNetwork } from '@cauce/client/testing/network.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { ChecklistLink } from './checklist.tsx'
import { SetUp } from './set-up.tsx'

const NOTHING = { data: [], total: 0 }

function installation(...missing: readonly Check[]) {
  const network = testNetwork()
  const items = missing.map((check) => ({ check, level: 'missing' as const, params: { most: 6000, count: 1 } }))
  network.on(api.settings.readChecklist, () => ({ isDemonstration: false, items }))
  for (const noun of ['companyDetails', 'brands', 'companyAccounts', 'legalTexts', 'parameters'] as const)
    network.on(api[noun].list, () => NOTHING)
  return network
}
const step = (title: string) => page.getByRole('listitem').filter({ hasText: title })

test('each step says whether it is done, what is missing and where it is mended', async () => {
  const network = installation('administrators', 'company', 'requests')
  network.on(api.companyDetails.list, () => ({ data: [], total: 1 }))
  const t = await renderOffice(<SetUp />, network)
  const [done, missing, mend] = [t('checklist.level.done'), t('checklist.level.missing'), t('checklist.mend')]
  const company = step(t('checklist.step.company.why'))
  await expect.element(company.getByText(missing, { exact: true })).toBeVisible()
  await expect.element(company.getByText(t('checklist.finding.company.text'), { exact: false })).toBeVisible()
  await expect
    .element(company.getByRole('link', { name: mend, exact: false }))
    .toHaveAttribute('href', expect.stringMatching(/companyDetails\/create/))
  await expect.element(company.getByText(t('checklist.proposed', { smart_count: 1 }))).toBeVisible()
  await expect
    .element(step(t('checklist.step.administrators.why')).getByRole('link', { name: t('checklist.code') }))
    .toBeVisible()
  await expect.element(step(t('checklist.step.brand.why')).getByText(done)).toBeVisible()
  const server = step(t('checklist.step.server.why'))
  await expect
    .element(server.getByText(t('checklist.finding.requests.text', { most: 6000 }), { exact: false }))
    .toBeVisible()
})

test('the inbox leads to the steps of a real installation until nothing is left', async () => {
  const t = await renderOffice(<ChecklistLink />, installation('mailServer'))
  await expect
    .element(page.getByRole('link', { name: t('checklist.summary', { missing: 1, warnings: 0 }) }))
    .toHaveAttribute('href', expect.stringMatching(/set-up/))
})

test.each([
  {
    what: 'demonstration',
    isDemonstration: true,
    items: [{ check: 'company', level: 'missing', params: {} }] as const,
  },
  { what: 'installation that lacks nothing', isDemonstration: false, items: [] },
])('the inbox of a $what leads to no step', async ({ isDemonstration, items }) => {
  const network = testNetwork()
  network.on(api.settings.readChecklist, () => ({ isDemonstration, items: [...items] }))
  await renderOffice(<ChecklistLink />, network)
  await expect.poll(() => network.callsOf(api.settings.readChecklist)).toHaveLength(1)
  expect(page.getByRole('link').elements()).toEqual([])
})

test('a trial says what the mail server answered, and why a file could not be written', async () => {
  const network = installation()
  network.on(api.settings.tryMail, () => ({ to: 'eva@ribera.example', answer: '250 queued' }))
  network.on(api.settings.tryFiles, () => refusal(503, 'files-failed'))
  const t = await renderOffice(<SetUp />, network)
  await network.pressTwice(page.getByRole('button', { name: t('checklist.trials.mail') }))
  await expect
    .element(page.getByText(t('checklist.trials.sent', { to: 'eva@ribera.example', answer: '250 queued' })))
    .toBeVisible()
  expect(network.callsOf(api.settings.tryMail)).toHaveLength(1)
  await page.getByRole('button', { name: t('checklist.trials.files') }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
})
