import { newNetwork } from '@cauce/client/testing/fetch.ts'
import { lostConnection, refusal, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenOrder, givenProject, givenUser, givenWallet, idOf } from '@cauce/client/testing/records.ts'
import { api } from '@cauce/contract'
import { formatMoney, formatPercent } from '@cauce/format'
import { pick, translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '@cauce/client/testing/render.ts'
import { InvestDialogIsland } from './invest-dialog.tsx'
import { requestInvestment, tellSimulated } from '../projects/invest-request.ts'
import { STANDING } from './testing/invest-dialog.tsx'

const t = translator('es')
const project = givenProject()
const wallet = givenWallet({ available: '1000.00' })

const contract = {
  projectDocumentId: idOf(80),
  description: 'Contrato de préstamo y mandato',
  documentTypeName: 'Contrato de préstamo y mandato',
  descriptionEn: null,
  documentTypeNameEn: null,
}

let network: TestNetwork
let standing = STANDING
beforeEach(() => {
  standing = STANDING
  sessionStorage.clear()
  network = newNetwork()
  network.on(api.wallets.read, () => wallet)
  network.on(api.orders.readThreshold, () => standing)
})

const amount = page.getByRole('textbox', { name: t('orders.invest.amount') })
const terms = page.getByRole('checkbox', { name: t('orders.invest.terms') })
const submit = (sent: string) =>
  page.getByRole('button', {
    name: t('orders.invest.submitOf', { amount: formatMoney(sent, { places: 'auto' }) }),
    exact: false,
  })
const calls = () => network.callsOf(api.orders.create)

const renderDialog = () =>
  render(
    <InvestDialogIsland
      language="es"
      messages={pick('es', InvestDialogIsland.nouns)}
      project={project}
      userId={givenUser().userId}
      wallet={wallet}
      reflectionDays={4}
      documents={[contract]}
      standing={STANDING}
      amount="500.00"
    />,
  )

async function openDialog(wanted: string) {
  await renderDialog()
  requestInvestment(wanted)
  await expect.element(page.getByRole('dialog')).toBeVisible()
}

test('the closed dialog has the simulated amount, and closed as soon as it opens it stays so', async () => {
  await renderDialog()
  await expect.poll(() => document.querySelector('dialog[data-prepared]')).not.toBeNull()
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-prepared]')!
  tellSimulated('700.00')
  await expect.poll(() => dialog.querySelector('input')?.value).toBe('700,00')
  requestInvestment('700.00')
  expect(dialog.open).toBe(true)
  dialog.close()
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))
  expect(dialog.open).toBe(false)
  requestInvestment('700.00')
  await expect.element(submit('700.00')).toBeVisible()
})

test('a request from before the hydration opens the dialog once', async () => {
  requestInvestment('400.00')
  await renderDialog()
  await expect.element(amount).toHaveValue('400,00')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await renderDialog()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('after a log in, the dialog is open again with its amount, but not after a reload', async () => {
  history.replaceState(null, '', '?invest=250.00')
  await renderDialog()
  await expect.element(amount).toHaveValue('250,00')
  expect(location.search).toBe('')
})

test('without the terms nothing is sent, and the error is at the checkbox', async () => {
  await openDialog('400.00')
  await submit('400.00').click()
  await expect.element(terms).toHaveAccessibleDescription(t('errors.terms-not-accepted'))
  expect(calls()).toEqual([])
})

test.each([
  { what: 'below the minimum', typed: '100' },
  { what: 'above the wallet', typed: '5000' },
])('an amount $what is refused at the field, and nothing is sent', async ({ typed }) => {
  await openDialog('400.00')
  await amount.fill(typed)
  await terms.click()
  await expect.element(amount).toBeInvalid()
  await page.getByRole('button', { name: new RegExp(`^${t('orders.invest.submit')}`) }).click()
  expect(calls()).toEqual([])
  await expect.element(amount).toHaveValue(formatMoney(`${typed}.00`).replace(/\s€$/u, ''))
})

test('a double click invests once, in the phase that the page shows', async () => {
  network.on(api.orders.create, givenOrder)
  await openDialog('400.00')
  await terms.click()
  await network.pressTwice(submit('400.00'))
  await expect.element(page.getByRole('heading', { name: t('orders.invest.doneTitle') })).toBeVisible()
  // The pressed button is gone; the focus must not fall to the page.
  expect(document.activeElement?.className).toBe('invest-done')
  expect(calls()).toHaveLength(1)
  expect(calls()[0]).toMatchObject({
    body: { projectId: project.projectId, projectPhaseId: idOf(21), amount: '400.00', acceptsTerms: true },
  })
  expect(calls()[0]!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
})

test('after a lost connection the same order is resent under the same key, with the typed values', async () => {
  network.on(api.orders.create, lostConnection)
  await openDialog('400.00')
  await terms.click()
  await submit('400.00').click()
  await expect.element(page.getByText(t('orders.invest.unsure'), { exact: false })).toBeVisible()
  await expect.element(amount).toHaveValue('400,00')
  network.on(api.orders.create, givenOrder)
  await submit('400.00').click()
  await expect.element(page.getByRole('heading', { name: t('orders.invest.doneTitle') })).toBeVisible()
  const [first, second] = calls()
  expect(second!.idempotencyKey).toBe(first!.idempotencyKey)
  expect(second!.body).toEqual(first!.body)
})

test('a refusal states that no money moved, and the next order has a new key', async () => {
  network.on(api.orders.create, () => refusal(409, 'phase-stale'))
  await openDialog('400.00')
  await terms.click()
  await submit('400.00').click()
  await expect.element(page.getByText(t('orders.invest.nothingMoved'), { exact: false })).toBeVisible()
  await expect.element(terms).toBeChecked()
  network.on(api.orders.create, givenOrder)
  await submit('400.00').click()
  await expect.element(page.getByRole('heading', { name: t('orders.invest.doneTitle') })).toBeVisible()
  expect(new Set(calls().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
})

const GUIDANCE = formatMoney('10000.00', { places: 'auto' })
const hasInvested = (invested: string) => (standing = { ...STANDING, invested })

test('above 10,000 EUR nobody declares what the books refute: the tick names the total and consents', async () => {
  network.on(api.orders.create, givenOrder)
  hasInvested('18500.00')
  await openDialog('400.00')
  const total = formatMoney('18900.00')
  const consent = page.getByRole('checkbox', { name: t('orders.invest.termsAbove', { total, cap: GUIDANCE }) })
  await expect.element(consent).not.toBeChecked()
  await expect.element(terms).not.toBeInTheDocument()
  await submit('400.00').click()
  await expect.element(consent).toHaveAccessibleDescription(t('orders.invest.consentMissing', { cap: GUIDANCE }))
  expect(calls()).toEqual([])
  ;(consent.element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await submit('400.00').click()
  await expect.element(page.getByRole('heading', { name: t('orders.invest.doneTitle') })).toBeVisible()
  expect(calls()).toMatchObject([{ body: { amount: '400.00', acceptsTerms: true, consentsAboveGuidance: true } }])
})

test('fee and net amount are shown before the order', async () => {
  await openDialog('400.00')
  await expect
    .element(page.getByText(t('orders.invest.feeLabel', { percent: formatPercent(project.managerFee) })))
    .toBeVisible()
  await expect.element(page.getByText(/Recibiría en total, hasta el \d\d\/\d\d\/\d{4}/)).toBeVisible()
})
