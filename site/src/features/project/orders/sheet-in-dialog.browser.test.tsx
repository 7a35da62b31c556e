import { lostConnection, type TestNetwork } from '@cauce/client/testing/network.ts'
import { givenProject, idOf } from '@cauce/client/testing/records.ts'
import { api } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { investorNetwork, openInvestDialog } from './testing/invest-dialog.tsx'

const t = translator('es')
const id = idOf(40)
const document = {
  language: 'es' as const,
  title: 'Ficha de datos fundamentales de la inversión',
  projectName: 'Mercado de San Roque',
  facts: [{ label: 'Promotora', value: 'Levante, S. L.' }],
  warnings: ['No ha sido verificada'],
  footnotes: ['(1) Directiva'],
  sections: [
    {
      letter: 'A' as const,
      title: 'El promotor y el proyecto',
      blocks: [{ kind: 'paragraph' as const, text: 'Obra' }],
    },
  ],
}
const sheet = {
  informationSheetId: id,
  projectId: idOf(1),
  projectName: 'Mercado de San Roque',
  version: 2,
  identifier: '9598CAUCE0000000001200000057',
  ...{ isMaterial: true, changes: 'El plazo', changesEn: null, pages: 4, pagesEn: null, sha256: 'ab', sha256En: null },
  publishedAt: '2026-11-20T09:00:00.000Z',
  document,
  documentEn: null,
}

let network: TestNetwork
beforeEach(() => {
  network = investorNetwork()
  network.on(api.informationSheets.readWhole, () => sheet)
  network.on(api.orders.readContract, ({ query }) => contractOf(query.get('amount') ?? 'abierto'))
})

const openDialog = (informationSheetId: string | null = id) =>
  openInvestDialog('400.00', givenProject({ informationSheetId }))
const summary = page.getByText(t('sheetPages.inDialog.read'))
const submit = page.getByRole('button', { name: new RegExp(`^${t('orders.invest.submit')}`) })

test('a sheet that could not be loaded is loaded again on request', async () => {
  network.on(api.informationSheets.readWhole, () => lostConnection())
  await openDialog()
  await summary.click()
  await expect.element(page.getByText(t('sheetPages.inDialog.failed'), { exact: false })).toBeVisible()
  network.on(api.informationSheets.readWhole, () => sheet)
  await page.getByRole('button', { name: t('sheetPages.inDialog.retry') }).click()
  await expect.element(page.getByText('No ha sido verificada')).toBeVisible()
})

test('a project without a sheet takes orders that name none', async () => {
  await openDialog(null)
  expect(summary.elements()).toEqual([])
  await page.getByRole('checkbox', { name: t('orders.invest.terms') }).click()
  await submit.click()
  await expect.poll(() => network.callsOf(api.orders.create)).toHaveLength(1)
  expect(network.callsOf(api.orders.create)[0]!.body).not.toHaveProperty('informationSheetId')
})

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

const amount = page.getByRole('textbox', { name: t('orders.invest.amount') })

const contract = page.getByText(t('orders.invest.contract.read'), { exact: true })

const reader = page.getByRole('region', { name: t('orders.invest.contract.read') })

test('the whole contract is shown in the dialog for the typed amount', async () => {
  await openInvestDialog('400.00')
  expect(network.callsOf(api.orders.readContract)).toEqual([])
  await contract.click()
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
  await contract.click()
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

test('a contract in the other language explains it', async () => {
  network.on(api.orders.readContract, () => ({ ...contractOf('400.00'), language: 'en' as const }))
  await openInvestDialog('400.00')
  await contract.click()
  await expect.element(reader.getByText(t('orders.invest.contract.otherLanguage'))).toBeVisible()
  network.on(api.orders.readContract, () => contractOf('500.00'))
  await amount.fill('500')
  await expect.element(reader.getByText('500.00')).toBeVisible()
  await expect.element(reader.getByText(t('orders.invest.contract.otherLanguage'))).not.toBeInTheDocument()
})
