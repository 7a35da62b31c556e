import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { lostConnection, type TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { CustomerDeclarationIsland } from './customer-declaration.tsx'
import type { Declaration, Declarations, PersonKind } from './declaration-draft.ts'

const t = translator('es')
const COUNTRIES = [
  { alpha2: 'ES', name: 'España', flag: '' },
  { alpha2: 'FR', name: 'Francia', flag: '' },
]
const declared: Declaration = {
  customerDeclarationId: '01890000-0000-7000-8000-000000000001',
  userId: '01890000-0000-7000-8000-000000000002',
  activity: 'Maestra',
  purpose: 'savings',
  purposeText: null,
  origins: ['salary'],
  originText: null,
  exposure: 'none',
  exposedOffice: null,
  exposedPerson: null,
  exposureEndedOn: null,
  isExposed: false,
  control: null,
  owners: [],
  createdAt: '2026-11-20T09:00:00.000Z',
}
const NOTHING: Declarations = { isOwed: true, declarations: [] }

let network: TestNetwork
beforeEach(() => {
  network = newNetwork()
  network.on(api.customerDeclarations.declare, () => ({ isOwed: false, declarations: [declared] }))
})
const open = (state = NOTHING, kind: PersonKind = 'individual') =>
  render(
    <CustomerDeclarationIsland
      language="es"
      messages={pick('es', CustomerDeclarationIsland.nouns)}
      userId="ana"
      kind={kind}
      state={state}
      countries={COUNTRIES}
    />,
  )
const submit = page.getByRole('button', { name: t('customerDeclarations.form.submit'), exact: false })
const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const bodies = () => network.callsOf(api.customerDeclarations.declare).map(({ body }) => body)
const field = (label: string) => page.getByLabelText(label, { exact: false })

test('what is typed survives a reload and a network failure until it is sent', async () => {
  const first = await open()
  await fillPerson()
  await first.unmount()
  const again = await open()
  await expect.element(field(t('customerDeclarations.form.activity.individual'))).toHaveValue('Maestra')
  await expect.element(page.getByRole('checkbox', { name: t('customerDeclarations.origins.salary') })).toBeChecked()
  network.on(api.customerDeclarations.declare, lostConnection)
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('forms.networkFailed'))
  await expect.element(field(t('customerDeclarations.form.activity.individual'))).toHaveValue('Maestra')
  network.on(api.customerDeclarations.declare, () => ({ isOwed: false, declarations: [declared] }))
  await submit.click()
  await expect.element(submit).not.toBeInTheDocument()
  await again.unmount()
  await open()
  await expect.element(field(t('customerDeclarations.form.activity.individual'))).toHaveValue('')
})

async function fillPerson() {
  await field(t('customerDeclarations.form.activity.individual')).fill('Maestra')
  await radio(t('customerDeclarations.purposes.savings')).click()
  await page.getByRole('checkbox', { name: t('customerDeclarations.origins.salary') }).click()
  await radio(t('customerDeclarations.exposures.none')).click()
}

test('political exposure requires the function and its holder, and takes an end date', async () => {
  await open()
  await fillPerson()
  await radio(t('customerDeclarations.exposures.relative')).click()
  await submit.click()
  expect(bodies()).toEqual([])
  await field(t('customerDeclarations.form.exposedPerson')).fill('Mi hermana')
  await field(t('customerDeclarations.form.exposedOffice')).fill('Ministra')
  await field(t('customerDeclarations.form.exposureEndedOn')).fill('31/02/2025')
  await submit.click()
  await expect.element(page.getByText(t('errors.date-invalid')).first()).toBeVisible()
  await field(t('customerDeclarations.form.exposureEndedOn')).fill('28/02/2025')
  await submit.click()
  await expect.poll(bodies).toMatchObject([{ exposedPerson: 'Mi hermana', exposureEndedOn: '2025-02-28' }])
})

test('what a company does with its treasury is offered to companies only', async () => {
  const treasury = radio(t('customerDeclarations.purposes.treasury'))
  const person = await open()
  await expect.element(radio(t('customerDeclarations.purposes.savings'))).toBeVisible()
  await expect.element(treasury).not.toBeInTheDocument()
  await person.unmount()
  await open(NOTHING, 'company')
  await expect.element(treasury).toBeVisible()
})

test('declared owners are shown with the names of their countries', async () => {
  const owner = { name: 'Berta', birthdayAt: '1970-02-03', nationality: 'ES', country: 'FR', share: null }
  const company: Declaration = { ...declared, control: 'administrators', owners: [owner] }
  await open({ isOwed: false, declarations: [company] }, 'company')
  await expect.element(page.getByText('España · Francia', { exact: false })).toBeVisible()
})

test('a company adds and removes owners; a share of 25 % is refused', async () => {
  await open(NOTHING, 'company')
  await radio(t('customerDeclarations.controls.owners')).click()
  await page.getByRole('button', { name: t('customerDeclarations.form.add') }).click()
  await expect
    .element(page.getByRole('group', { name: t('customerDeclarations.form.person', { number: '2' }) }))
    .toBeVisible()
  await page.getByRole('button', { name: t('customerDeclarations.form.remove', { number: '1' }) }).click()
  await field(t('customerDeclarations.form.share')).fill('25')
  await submit.click()
  await expect.element(page.getByText(t('errors.share-too-small')).first()).toBeVisible()
  await field(t('customerDeclarations.form.share')).fill('mucho')
  await expect.element(page.getByText(t('errors.number-invalid')).first()).toBeVisible()
  await radio(t('customerDeclarations.controls.administrators')).click()
  await expect.element(field(t('customerDeclarations.form.share'))).not.toBeInTheDocument()
})
