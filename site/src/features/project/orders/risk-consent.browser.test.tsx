import { lostConnection, type TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { investorNetwork, openInvestDialog, STANDING } from './testing/invest-dialog.tsx'
import type { Standing } from './large-order-checks.ts'

const t = translator('es')
const unanswered = { knowledge: 'unanswered', isUnderstandingShown: false } as const
const read: Standing = { ...STANDING, held: '600.00', ...unanswered }

let network: TestNetwork
beforeEach(() => {
  network = investorNetwork()
})
let standing = read
const reads = (offer: Partial<Standing>) => {
  standing = { ...read, ...offer }
  network.on(api.orders.readThreshold, () => standing)
}

const law = page.getByText(t('riskWarning.law'))
const consentTo = (total: string) =>
  page.getByRole('checkbox', { name: t('riskWarning.large.consent', { total: formatMoney(total) }) })
const answer = (name: 'returned' | 'atRisk' | 'unknown') =>
  page.getByRole('radio', { name: t(`riskWarning.large.answers.${name}`) })
const submit = page.getByRole('button', { name: new RegExp(`^${t('orders.invest.submit')}`) })
const calls = () => network.callsOf(api.orders.create)
const done = page.getByRole('heading', { name: t('orders.invest.doneTitle') })

async function openDialog(wanted: string) {
  await openInvestDialog(wanted, undefined, standing)
  await page.getByRole('checkbox', { name: t('orders.invest.terms') }).click()
}

test('the warning and its consent stand in the dialog before anything is read again', async () => {
  network.on(api.orders.readThreshold, lostConnection)
  await openInvestDialog('600.00', undefined, read)
  expect(law.query()).not.toBeNull()
  await expect.element(consentTo('1200.00')).not.toBeChecked()
})

test('above the threshold the warning explains itself, nothing is preselected, and missing items are reported at their controls', async () => {
  reads({ result: '2100.00', resultOn: '2026-11-20', threshold: '1050.00' })
  await openDialog('600.00')
  await expect.element(law).toBeVisible()
  const [total, threshold] = [formatMoney('1200.00'), formatMoney('1050.00')]
  await expect.element(page.getByText(t('riskWarning.large.why', { total, threshold }))).toBeVisible()
  await expect.element(page.getByText('20/11/2026', { exact: false })).toBeVisible()
  for (const name of ['returned', 'atRisk', 'unknown'] as const) await expect.element(answer(name)).not.toBeChecked()
  await expect.element(consentTo('1200.00')).not.toBeChecked()
  await submit.click()
  const missing = t('riskWarning.large.consentMissing', { threshold })
  await expect.element(consentTo('1200.00')).toHaveAccessibleDescription(missing)
  await expect.element(page.getByRole('link', { name: t('riskWarning.large.answerMissing') })).toBeVisible()
  await answer('returned').click()
  await expect.element(page.getByRole('link', { name: t('riskWarning.large.answerWrong') })).toBeVisible()
  expect(calls()).toEqual([])
})

test('consent and answer are sent; another amount resets the consent but not the answer', async () => {
  reads({})
  await openDialog('600.00')
  await answer('atRisk').click()
  await consentTo('1200.00').click()
  await page.getByRole('textbox', { name: t('orders.invest.amount') }).fill('700')
  await expect.element(consentTo('1300.00')).not.toBeChecked()
  await expect.element(answer('atRisk')).toBeChecked()
  await consentTo('1300.00').click()
  await submit.click()
  await expect.element(done).toBeVisible()
  expect(calls()).toMatchObject([
    { body: { amount: '700.00', thresholdConsent: '2026-11-22', understanding: 'atRisk' } },
  ])
})

function refuses() {
  const params = { total: '1200.00', threshold: '1000.00' }
  const errors = [{ path: 'thresholdConsent', code: 'threshold-consent-missing', params }]
  const problem = { type: 'about:blank', title: '', status: 422, code: 'threshold-consent-missing', errors }
  network.on(api.orders.create, () => Response.json(problem, { status: 422 }))
}

test('a refusal by the API shows a warning unknown to the dialog', async () => {
  refuses()
  await openInvestDialog('600.00')
  await page.getByRole('checkbox', { name: t('orders.invest.terms') }).click()
  await submit.click()
  await expect.element(law).toBeVisible()
  await expect.element(consentTo('1200.00')).not.toBeChecked()
})

test('a sophisticated investor is told that a large order needs no warning and no consent', async () => {
  reads({ investorClass: 'sophisticated' })
  await openDialog('600.00')
  await expect.element(page.getByText(t('riskWarning.notAsked'))).toBeVisible()
  await expect.element(law).not.toBeInTheDocument()
  await submit.click()
  await expect.element(done).toBeVisible()
  expect(calls()[0]!.body).not.toHaveProperty('thresholdConsent')
})
