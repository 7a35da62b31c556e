import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { requestInvestment } from '../projects/invest-request.ts'
import { STANDING } from '../orders/testing/invest-dialog.tsx'
import { ReserveDialogIsland } from './reserve-dialog.tsx'

const t = translator('es')
const project = givenProject({
  informationSheetId: idOf(90),
  phaseName: 'Preinvestment',
  minimumInvestment: '500.00',
  maximumInvestment: null,
  preinvestorAmount: null,
  preinvestorDeposit: '100.00',
})
const wallet = givenWallet({ available: '250.00' })
const standing = { ...STANDING, knowledge: 'unanswered', isUnderstandingShown: false } as const
const reservation = {
  reservationId: idOf(70),
  projectId: project.projectId,
  projectName: project.name,
  projectUrl: project.url,
  projectPhaseName: 'Preinvestment' as const,
  isProjectSuspended: false,
  userId: idOf(1),
  userName: 'Ana',
  place: 7,
  amount: '3000.00',
  deposit: '100.00',
  state: 'placed' as const,
  reflectionEndsAt: '2026-11-24T23:00:00.000Z',
  completeUntil: null,
  orderId: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

let network: TestNetwork
beforeEach(async () => {
  sessionStorage.clear()
  network = newNetwork()
  network.on(api.wallets.read, () => wallet)
  network.on(api.orders.readThreshold, () => standing)
  network.on(api.reservations.create, () => reservation)
  await render(
    <ReserveDialogIsland
      language="es"
      messages={pick('es', ReserveDialogIsland.nouns)}
      project={project}
      userId={givenUser().userId}
      wallet={wallet}
      reflectionDays={4}
      documents={[]}
      standing={standing}
      amount="500.00"
    />,
  )
  requestInvestment('3000.00')
})

const terms = page.getByRole('checkbox', { name: t('orders.invest.terms') })
const amount = page.getByRole('textbox', { name: t('orders.invest.amount') })
const submit = page.getByRole('button', { name: t('reservations.reserve.submit'), exact: false })
const calls = () => network.callsOf(api.reservations.create)

test('nothing is preselected; the terms are required, risk consents are not', async () => {
  await expect.element(page.getByText(t('riskWarning.law'))).toBeVisible()
  for (const box of page.getByRole('checkbox').elements()) expect((box as HTMLInputElement).checked).toBe(false)
  await submit.click()
  await expect.element(page.getByText(t('errors.terms-not-accepted')).first()).toBeVisible()
  expect(calls()).toHaveLength(0)
  await terms.click()
  await submit.click()
  await expect.element(page.getByText(t('reservations.reserve.doneReflection'))).toBeVisible()
  await expect.element(page.getByText('7', { exact: true })).toBeVisible()
  expect(calls().map(({ body }) => body)).toEqual([
    { projectId: project.projectId, amount: '3000.00', userId: givenUser().userId, acceptsTerms: true },
  ])
})

test('a given consent is sent with the answer', async () => {
  await terms.click()
  await page.getByRole('radio', { name: t('riskWarning.large.answers.atRisk') }).click()
  await page.getByRole('checkbox', { name: t('riskWarning.large.consent', { total: formatMoney('3000.00') }) }).click()
  await submit.click()
  await expect.element(page.getByText(t('reservations.reserve.doneReflection'))).toBeVisible()
  expect(calls()[0]!.body).toMatchObject({ thresholdConsent: '2026-11-22', understanding: 'atRisk' })
})

test('with 9,000 EUR invested, 3,000 EUR are reserved without declaring that it is not more than 10,000 EUR', async () => {
  network.on(api.orders.readThreshold, () => ({ ...standing, invested: '9000.00' }))
  await page.getByRole('button', { name: t('forms.close') }).click()
  requestInvestment('3000.00')
  const [total, cap] = [formatMoney('12000.00'), formatMoney('10000.00', { places: 'auto' })]
  const consent = page.getByRole('checkbox', { name: t('reservations.reserve.termsAbove', { total, cap }) })
  await expect.element(consent).not.toBeChecked()
  await expect.element(terms).not.toBeInTheDocument()
  await consent.click()
  await submit.click()
  await expect.element(page.getByText(t('reservations.reserve.doneReflection'))).toBeVisible()
  expect(calls()).toHaveLength(1)
  expect(calls()[0]!.body).toHaveProperty('consentsAboveGuidance', true)
})

test('an amount below the minimum is refused while typing', async () => {
  await amount.fill('100')
  await expect
    .element(page.getByText(t('errors.below-minimum-investment', { minimum: '500,00 €' })).first())
    .toBeVisible()
})

test('a refusal states that no money is held and keeps the typed values', async () => {
  network.on(api.reservations.create, () => refusal(409, 'preinvestor-places-taken'))
  await terms.click()
  await submit.click()
  await expect.element(page.getByText(t('reservations.reserve.nothingMoved'), { exact: false })).toBeVisible()
  await expect.element(amount).toHaveValue('3.000,00')
})
