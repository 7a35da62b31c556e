import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { TaxTabIsland, type TaxDetail } from './tax-tab.tsx'

const t = translator('es')
const AT = '2026-11-20T09:00:00.000Z'
const resident = {
  ...{ userId: idOf(7), day: '2026-11-20', country: 'ES', residentSince: null, certificateUntil: null },
  ...{ isExempt: false, rate: 19, reason: 'residentIndividual' as const },
}
const abroad = { ...resident, country: 'DE', residentSince: '2026-01-01', reason: 'noCertificate' as const }
const declared = {
  ...{ taxDetailId: idOf(90), userId: idOf(7), userName: 'Olga Prat', kind: 'residence' as const },
  ...{ country: 'DE', province: null, abroad: null },
  ...{ validFrom: '2026-01-01', validUntil: null, state: 'pending' as const, reason: null, document: null },
  ...{ decidedBy: null, decidedByName: null, decidedAt: null, isUnseen: false, createdAt: AT, updatedAt: AT },
}
const countries = [
  { alpha2: 'ES', name: 'España', flag: '/flags/es.svg' },
  { alpha2: 'DE', name: 'Alemania', flag: '/flags/de.svg' },
]
const button = (name: string) => page.getByRole('button', { name })
const submit = page.getByRole('dialog').getByRole('button', { name: t('taxDetails.add.submit'), exact: false })

let network: TestNetwork
beforeEach(() => {
  network = newNetwork()
  network.on(api.taxDetails.create, () => declared)
  network.on(api.taxDetails.list, () => ({ data: [declared], total: 1 }))
  network.on(api.taxDetails.status, () => resident)
})

const showTab = (
  status: typeof resident | typeof abroad,
  kind: 'individual' | 'company' = 'individual',
  { canAdd = true, details = [] }: { canAdd?: boolean; details?: readonly TaxDetail[] } = {},
) =>
  render(
    <TaxTabIsland
      language="es"
      messages={pick('es', TaxTabIsland.nouns)}
      userId={idOf(7)}
      kind={kind}
      canAdd={canAdd}
      status={status}
      details={details}
      countries={countries}
    />,
  )

test('a resident of Spain sees the rate and declares another residence with its start date', async () => {
  await showTab(resident)
  await expect.element(page.getByText(t('taxDetails.status.assumed'))).toBeVisible()
  await expect.element(button(t('taxDetails.add.certificate'))).not.toBeInTheDocument()
  await button(t('taxDetails.add.residence')).click()
  await page.getByLabelText(t('taxDetails.fields.country')).selectOptions('DE')
  await submit.click()
  await expect.element(page.getByRole('dialog').getByText(t('errors.required')).first()).toBeVisible()
  expect(network.callsOf(api.taxDetails.create)).toEqual([])
  await userEvent.type(page.getByLabelText(t('taxDetails.add.since')), '01012026')
  const address = { street: 'Lindenstraße 18', city: 'Freiburg', postCode: '79098', birthCity: 'Heidelberg' } as const
  for (const [name, typed] of Object.entries(address))
    await userEvent.type(
      page.getByLabelText(t(`taxDetails.abroad.${name as keyof typeof address}`), { exact: false }),
      typed,
    )
  await submit.click()
  await expect
    .element(page.getByLabelText(t('taxDetails.abroad.birthCountry')))
    .toHaveAccessibleDescription(t('errors.required'))
  await page.getByLabelText(t('taxDetails.abroad.birthCountry')).selectOptions('DE')
  await submit.click()
  await expect.poll(() => network.callsOf(api.taxDetails.create)).toHaveLength(1)
  const body = { kind: 'residence', country: 'DE', validFrom: '2026-01-01', ...address, birthCountry: 'DE' }
  expect(network.callsOf(api.taxDetails.create)).toMatchObject([{ body }])
  await expect.element(page.getByText(t('taxDetails.stateAbout.pending'))).toBeVisible()
  await expect.element(button(t('taxDetails.add.certificate'))).toBeVisible()
})

test('a residence with a future date is refused at the field, together with missing fields, and not sent', async () => {
  await showTab(resident)
  await button(t('taxDetails.add.residence')).click()
  const since = page.getByLabelText(t('taxDetails.add.since'))
  await userEvent.type(since, '01012199')
  await submit.click()
  await expect.element(since).toHaveAccessibleDescription(/posterior/)
  expect(network.callsOf(api.taxDetails.create)).toEqual([])
  await expect.element(since).toHaveValue('01/01/2199')
})

test('a pending tax detail is withdrawn after a confirmation, which shows a refusal, and is shown as withdrawn', async () => {
  const withdrawn = { ...declared, state: 'withdrawn' as const }
  const decided = { ...declared, taxDetailId: idOf(91), state: 'valid' as const }
  await showTab(resident, 'individual', { details: [declared, decided] })
  const withdraw = button(t('taxDetails.withdraw.of', { name: t('taxDetails.kind.residence') }))
  expect(withdraw.elements()).toHaveLength(1)
  await withdraw.click()
  await expect.element(page.getByRole('dialog').getByText(t('taxDetails.withdraw.about'))).toBeVisible()
  expect(network.callsOf(api.taxDetails.withdraw)).toEqual([])
  const confirm = page.getByRole('dialog').getByRole('button', { name: t('taxDetails.withdraw.submit'), exact: false })
  network.on(api.taxDetails.withdraw, () => refusal(409, 'state-forbids', {}, { state: 'valid' }))
  await confirm.click()
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  network.on(api.taxDetails.withdraw, () => withdrawn)
  network.on(api.taxDetails.list, () => ({ data: [withdrawn, decided], total: 2 }))
  await confirm.click()
  await expect.element(page.getByText(t('taxDetails.stateAbout.withdrawn'))).toBeVisible()
  expect(network.callsOf(api.taxDetails.withdraw)[1]).toMatchObject({ id: declared.taxDetailId })
  await expect.element(withdraw).not.toBeInTheDocument()
})

test('where nothing may be added, nothing may be withdrawn', async () => {
  await showTab(resident, 'individual', { canAdd: false, details: [declared] })
  await expect.element(page.getByText(t('taxDetails.stateAbout.pending'))).toBeVisible()
  expect(page.getByRole('button').elements()).toEqual([])
})

test('a resident abroad without certificate is told to add one, and the document is required', async () => {
  await showTab(abroad)
  await expect.element(page.getByText(t('taxDetails.status.noCertificate'))).toBeVisible()
  await button(t('taxDetails.add.certificate')).click()
  await userEvent.type(page.getByLabelText(t('taxDetails.add.validFrom')), '01/01/2026')
  await userEvent.type(page.getByLabelText(t('taxDetails.add.validUntil')), '31/12/2026')
  await submit.click()
  await expect.element(page.getByRole('dialog').getByText(t('errors.required')).first()).toBeVisible()
  expect(network.callsOf(api.taxDetails.create)).toEqual([])
})

test('an exemption is offered to companies only', async () => {
  await showTab(resident, 'company')
  await expect.element(button(t('taxDetails.add.exemption'))).toBeVisible()
})
