import { lostConnection, type TestNetwork } from '@cauce/client/testing/network.ts'
import { api } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { investorNetwork, openInvestDialog } from './testing/invest-dialog.tsx'

const t = translator('es')
const contractOf = (amount: unknown) => ({
  language: 'es' as const,
  title: 'Contrato de inversión en Mercado',
  blocks: [
    { kind: 'heading' as const, text: 'Condiciones' },
    { kind: 'facts' as const, facts: [{ label: 'Importe pactado', value: String(amount) }] },
    {
      kind: 'table' as const,
      caption: 'Textos de la orden',
      columns: [{ title: 'Documento', share: 5, isFigure: false }],
      rows: [['Tasación · SHA-256 ab12']],
      sum: null,
    },
  ],
})

let network: TestNetwork
beforeEach(() => {
  network = investorNetwork()
  network.on(api.orders.readContract, ({ query }) => contractOf(query.get('amount') ?? 'abierto'))
})

const amount = page.getByRole('textbox', { name: t('orders.invest.amount') })
const summary = page.getByText(t('orders.invest.contract.read'), { exact: true })
const reader = page.getByRole('region', { name: t('orders.invest.contract.read') })

test('the whole contract is shown in the dialog for the typed amount', async () => {
  await openInvestDialog('400.00')
  expect(network.callsOf(api.orders.readContract)).toEqual([])
  await summary.click()
  await expect.element(reader.getByText('400.00')).toBeVisible()
  await expect.element(reader.getByText('Tasación · SHA-256 ab12')).toBeVisible()
  await amount.fill('500')
  await expect.element(reader.getByText('500.00')).toBeVisible()
  await amount.fill('')
  await expect.element(reader.getByText('abierto')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: t('orders.invest.terms') })).not.toBeChecked()
})

test('a changed amount shows the loading state, and a stale answer is ignored', async () => {
  await openInvestDialog('400.00')
  await summary.click()
  await expect.element(reader.getByText('400.00')).toBeVisible()
  const held = Promise.withResolvers<undefined>()
  network.on(api.orders.readContract, async ({ query }) => {
    if (query.get('amount') === '500.00') await held.promise
    return contractOf(query.get('amount'))
  })
  await amount.fill('500')
  await expect.element(page.getByText(t('orders.invest.contract.loading'))).toBeVisible()
  await expect.element(reader).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => network.callsOf(api.orders.readContract)).toHaveLength(2)
  await amount.fill('600')
  await expect.element(reader.getByText('600.00')).toBeVisible()
  held.resolve(undefined)
  await expect.element(reader.getByText('600.00')).toBeVisible()
  await expect.element(reader).toHaveAttribute('aria-busy', 'false')
})

test('a failed contract can be loaded again and then has the focus', async () => {
  network.on(api.orders.readContract, () => lostConnection())
  await openInvestDialog('400.00')
  await summary.click()
  await expect.element(page.getByText(t('orders.invest.contract.failed'), { exact: false })).toBeVisible()
  network.on(api.orders.readContract, () => contractOf('400.00'))
  await page.getByRole('button', { name: t('orders.invest.contract.retry') }).click()
  await expect.element(reader.getByText('400.00')).toBeVisible()
  await expect.element(reader).toHaveFocus()
})

test('a contract in the other language explains it', async () => {
  network.on(api.orders.readContract, () => ({ ...contractOf('400.00'), language: 'en' as const }))
  await openInvestDialog('400.00')
  await summary.click()
  await expect.element(reader.getByText(t('orders.invest.contract.otherLanguage'))).toBeVisible()
  network.on(api.orders.readContract, () => contractOf('500.00'))
  await amount.fill('500')
  await expect.element(reader.getByText('500.00')).toBeVisible()
  await expect.element(reader.getByText(t('orders.invest.contract.otherLanguage'))).not.toBeInTheDocument()
})
