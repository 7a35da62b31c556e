import type { ContentLanguage } from '@cauce/contract/languages.ts'
import { formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { open } from './pages.ts'

export async function tellError(dialog: Locator, t: Translate, error: Readonly<Record<ContentLanguage, string>>) {
  const field = (label: string) => dialog.getByLabel(`${label} *`, { exact: true })
  await field(t('irregularities.fields.irregularity')).fill(error.es)
  await dialog.getByLabel(t('irregularities.fields.irregularityEn'), { exact: true }).fill(error.en)
  await field(t('irregularities.fields.steps')).fill('La promotora corrige la información')
  await dialog.getByRole('button', { name: t('irregularities.difference.add') }).click()
  await field(t('irregularities.difference.part')).fill('G. Garantía')
  await field(t('irregularities.difference.stated')).fill('pérdida parcial o total del dinero invertido')
  await field(t('irregularities.difference.actual')).fill('Segunda hipoteca')
}

export async function invest(
  page: Page,
  t: Translate,
  { name, url }: { readonly name: string; readonly url: string },
  amount: string,
) {
  await open(page, `/projects/${url}`)
  const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
  await panel.getByLabel(t('projectPages.ifYouInvest')).fill(String(Number(amount)))
  const button = t('projectPages.invest', { amount: formatMoney(amount, { places: 'auto' }) })
  await panel.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name: t('orders.invest.title', { project: name }) })
  await dialog.getByText(t('sheetPages.inDialog.read')).click()
  await expect(dialog.getByText(t('sheetPaper.warnings.risk'))).toBeVisible()
  await expectAccessibleEverywhere(page, { within: '[role=dialog]' })
  await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
  await dialog.getByRole('button', { name: new RegExp(`^${t('orders.invest.submit')}`) }).click()
  await expect(page.getByRole('heading', { name: t('orders.invest.doneTitle') })).toBeVisible()
}
