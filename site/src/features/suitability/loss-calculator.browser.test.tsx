import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { lostConnection, type TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { followTyping } from '../../ui/typed-fields.ts'
import { LossCalculatorIsland, type LossSimulation } from './loss-calculator.tsx'

const t = translator('es')
const kept: LossSimulation = {
  lossSimulationId: '01939b2e-7c00-7000-8000-000000000001',
  amount: '111.10',
  referenceDate: '2025-12-31',
  toolVersion: 1,
  reviewOn: '2027-11-22',
  createdAt: '2026-11-22T09:00:00.000Z',
}

let network: TestNetwork
beforeEach(() => {
  sessionStorage.clear()
  network = newNetwork()
})

const open = (latest: LossSimulation | null = null) =>
  render(
    <LossCalculatorIsland
      language="es"
      messages={pick('es', LossCalculatorIsland.nouns)}
      today="2026-11-22"
      latest={latest}
    />,
  )
const part = (name: 'earnings' | 'bills' | 'accounts') =>
  page.getByRole('textbox', { name: t(`lossSimulations.parts.${name}`) })
const sent = () => network.callsOf(api.lossSimulations.create).map(({ body }) => body)
const result = page.getByRole('region', { name: t('lossSimulations.result.title') }).getByRole('status')
const send = page.getByRole('button', { name: t('lossSimulations.send.submit'), exact: false })

test('typed amounts are not stored for the reload of a new build', async () => {
  const store = followTyping()
  await open()
  await part('earnings').fill('77.777,00')
  store()
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/77/)
})

test('an empty calculator cannot be sent and names the missing fields', async () => {
  await open()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText(t('lossSimulations.send.missing'))).toBeVisible()
  await send.click({ force: true })
  expect(sent()).toEqual([])
})

test('an error hides the result and is shown at its field', async () => {
  await open()
  await part('earnings').fill('mil')
  await expect.element(part('earnings')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText(t('lossSimulations.result.mistakes'))).toBeVisible()
  await expect.element(result.getByText('—')).toBeVisible()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
})

test('keeps the form after a network failure and sends it on the next attempt', async () => {
  network.on(api.lossSimulations.create, lostConnection)
  await open()
  await part('earnings').fill('10,00')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(t('forms.networkFailed'))
  await expect.element(part('earnings')).toHaveValue('10,00')
  network.on(api.lossSimulations.create, () => kept)
  await userEvent.click(send.element())
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['2027-11-21', '2026-11-22', 'valid'],
  ['2026-11-22', '2025-11-22', 'due'],
] as const)('a result that is reviewed on %s is shown on 22/11/2026 as %s', async (reviewOn, received, state) => {
  await open({ ...kept, reviewOn, createdAt: `${received}T09:00:00.000Z` })
  const words = { valid: /El último resultado/, due: /Es hora de repetir/ }
  await expect.element(page.getByText(words[state])).toBeVisible()
})
