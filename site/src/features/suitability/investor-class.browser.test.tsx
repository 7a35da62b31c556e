import { newNetwork } from '@cauce/client/testing/fetch.ts'
import type { TestNetwork } from '@cauce/client/testing/network.ts'
import { givenClassification } from '@cauce/client/testing/classifications.ts'
import { api } from '@cauce/contract'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { InvestorClassIsland, type ClassRequest } from './investor-class.tsx'

const t = translator('es')
const pending: ClassRequest = givenClassification()

let network: TestNetwork
let listed: ClassRequest[]
beforeEach(() => {
  network = newNetwork()
  listed = [pending]
  network.on(api.classifications.create, () => pending)
  network.on(api.classifications.list, () => ({ data: listed, total: listed.length }))
})

const open = (requests: readonly ClassRequest[], kind: 'individual' | 'company' = 'company') =>
  render(
    <InvestorClassIsland
      language="es"
      messages={pick('es', InvestorClassIsland.nouns)}
      kind={kind}
      requests={requests}
    />,
  )
const button = (name: string) => page.getByRole('button', { name, exact: false })
const criterion = (name: keyof typeof CRITERIA) => page.getByRole('checkbox', { name: CRITERIA[name] })
const CRITERIA = {
  ownFunds: t('classifications.criterion.ownFunds'),
  income: t('classifications.criterion.income'),
  portfolio: t('classifications.criterion.portfolio'),
  transactions: t('classifications.criterion.transactions'),
}
const submit = button(t('classifications.request.submit'))
test('an individual needs criteria of two points, shown above the criteria', async () => {
  await open([], 'individual')
  await button(t('classifications.request.open')).click()
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
  for (const point of ['a', 'b', 'c'] as const)
    await expect.element(page.getByText(t(`classifications.request.points.${point}`))).toBeVisible()
  await criterion('income').click()
  await criterion('portfolio').click()
  await submit.click()
  await expect.element(page.getByText(t('errors.criteria-not-met')).first()).toBeVisible()
  await criterion('transactions').click()
  await expect.element(page.getByText(t('errors.criteria-not-met'))).not.toBeInTheDocument()
})

test('a pending request can be withdrawn, and no other one is offered', async () => {
  network.on(api.classifications.withdraw, () => ({ ...pending, state: 'withdrawn' as const }))
  await open([pending])
  await expect.element(button(t('classifications.request.open'))).not.toBeInTheDocument()
  await button(t('classifications.pending.withdraw')).click()
  listed = [{ ...pending, state: 'withdrawn' }]
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('classifications.pending.withdraw'), exact: false })
    .click()
  await expect.element(page.getByText(t('classifications.state.withdrawn'))).toBeVisible()
  await expect.element(button(t('classifications.request.open'))).toBeVisible()
})

test('shows the reason of a refusal', async () => {
  await open([{ ...pending, state: 'refused', reason: 'No se lee el balance' }])
  const words = t('classifications.reasonIs', { reason: 'No se lee el balance' })
  await expect.element(page.getByText(words)).toBeVisible()
})
