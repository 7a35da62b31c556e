import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { sampleSheet } from '@cauce/testing/sample-sheet'
import { expectAccessible, expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { openProject } from './testing/given.ts'
import { open, pressTwice } from './testing/pages.ts'
import { fullNameOf } from './testing/person.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test('a sheet is completed and published, read in the investment dialog and named by the order', async ({
  t,
  staff,
  secondStaff,
  investor,
  openBrowser,
  watch,
}) => {
  test.slow()
  watch.expectRefusal(409, /^\/v1\/project\/information-sheets$/)
  const project = await openProject([staff, secondStaff])
  const params = { id: project.projectId }
  const draft = { ...sampleSheet(project.financingAmount), office: null }
  await call(staff, api.sheetDrafts.edit, { params, body: draft })
  const admin = await openBrowser({ storageState: sessionOf('admin') })
  const dialogOf = (title: string) => admin.getByRole('dialog', { name: title })

  await test.step('an incomplete sheet names the missing field, and cannot be published', async () => {
    await admin.goto(`/admin/project/${project.projectId}/information-sheet`)
    const missing = t('sheetDrafts.gaps.none', { fields: t('sheetDrafts.fields.office') })
    await expect(admin.getByText(missing)).toBeVisible()
    await admin.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
    const title = t('sheetDrafts.publish.title', { version: 1 })
    await dialogOf(title).getByRole('button', { name: title }).click()
    await expect(dialogOf(title).getByText(t('errors.sheet-incomplete', { count: 1 }))).toBeVisible()
    await dialogOf(title)
      .getByRole('button', { name: t('common.cancel') })
      .click()
  })

  await test.step('the sheet is completed, previewed and published', async () => {
    await admin.getByLabel(t('sheetDrafts.fields.office'), { exact: true }).fill('Calle Mayor 1, València')
    await admin.getByRole('button', { name: t('common.save') }).click()
    await expect(admin.getByText(t('sheetDrafts.whole'))).toBeVisible()
    await admin.getByRole('button', { name: t('sheetDrafts.preview.open') }).click()
    const preview = dialogOf(t('sheetDrafts.preview.title'))
    await expect(preview.getByText('Calle Mayor 1, València')).toBeVisible()
    await expectAccessible(admin, { within: '[role=dialog]' })
    await preview.getByRole('button', { name: t('common.close') }).click()
    await admin.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
    const title = t('sheetDrafts.publish.title', { version: 1 })
    await pressTwice(dialogOf(title).getByRole('button', { name: title }))
    await expect(admin.getByText(t('sheetDrafts.publish.done')).first()).toBeVisible()
    await expect(admin.getByText(t('sheetDrafts.state.current', { version: 1 }))).toBeVisible()
  })

  const { page, member } = await investor('2000.00')
  await test.step('the page of the project links to the whole sheet', async () => {
    await open(page, `/projects/${project.url}`)
    await page.getByRole('link', { name: t('sheetPages.onProject.read') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('sheetPaper.title') })).toBeVisible()
    await expect(page.getByText(t('sheetPaper.warnings.verified'))).toBeVisible()
    await expect(page.getByText('Calle Mayor 1, València')).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('the investment dialog shows the sheet with nothing preselected, and the order refers to its version', async () => {
    await open(page, `/projects/${project.url}`)
    const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
    await panel.getByLabel(t('projectPages.ifYouInvest')).fill('500')
    await panel
      .getByRole('button', { name: t('projectPages.invest', { amount: formatMoney('500.00', { places: 'auto' }) }) })
      .click()
    const dialog = page.getByRole('dialog', { name: t('orders.invest.title', { project: project.name }) })
    await dialog.getByText(t('sheetPages.inDialog.read')).click()
    await expect(dialog.getByText(t('sheetPaper.warnings.risk'))).toBeVisible()
    await dialog.getByText(t('orders.invest.contract.read'), { exact: true }).click()
    const contract = dialog.getByRole('region', { name: t('orders.invest.contract.read') })
    await expect(contract.getByText(fullNameOf(member.person), { exact: true })).toBeVisible()
    await expect(contract.getByText(formatMoney('500.00'), { exact: true })).toBeVisible()
    await expectAccessibleEverywhere(page, { within: '[role=dialog]' })
    await expect(dialog.locator('input:checked')).toHaveCount(0)
    await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
    await dialog.getByRole('button', { name: new RegExp(`^${t('orders.invest.submit')}`) }).click()
    await expect(page.getByRole('heading', { name: t('orders.invest.doneTitle') })).toBeVisible()
    const { data } = await call(member.request, api.orders.list, { query: {} })
    const { informationSheetId } = await call(staff, api.projects.read, { params })
    expect(data[0]!.informationSheetId).toBe(informationSheetId)
  })
})
