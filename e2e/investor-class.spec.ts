import { randomBytes } from 'node:crypto'
import { formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import type { Locator, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { pdfFile } from './testing/files.ts'
import { openProject } from './testing/given.ts'
import { open, pressTwice } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

const PAGE = '/user/investor-class'

async function openDialog(page: Page, t: Translate, project: { url: string; name: string }, amount: string) {
  await open(page, `/projects/${project.url}`)
  const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
  await panel.getByLabel(t('projectPages.ifYouInvest')).fill(amount.replace('.', ','))
  await panel.getByRole('button', { name: t('projectPages.invest', { amount: formatMoney(amount) }) }).click()
  const dialog = page.getByRole('dialog', { name: t('orders.invest.title', { project: project.name }) })
  await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
  return dialog
}

const submitOf = (dialog: Locator, t: Translate, amount: string) =>
  dialog.getByRole('button', { name: t('orders.invest.submitOf', { amount: formatMoney(amount) }) })

test('a company asks to be sophisticated, is approved, invests without the warning, and gives the class up', async ({
  t,
  staff,
  secondStaff,
  investor,
  openBrowser,
}) => {
  test.slow()
  const name = `Arroyo ${randomBytes(4).toString('hex')}, S. L.`
  const project = await openProject([staff, secondStaff])
  const { page } = await investor('9000.00', { isNewcomer: true, companyName: name })
  const request = page.locator('.class-request')
  const submit = request.getByRole('button', { name: t('classifications.request.submit'), exact: false })
  const amount = '5000.50'
  const law = page.getByText(t('riskWarning.law'))

  await test.step('the company sees its class, and an empty request names what is missing', async () => {
    await open(page, PAGE)
    await expect(page.getByText(t('classifications.standing.nonSophisticated'))).toBeVisible()
    await page.getByRole('button', { name: t('classifications.request.open') }).click()
    await expect(request.locator('input:checked')).toHaveCount(0)
    await request.getByRole('radio', { name: t('classifications.wantedClass.sophisticated') }).check()
    await expect(request.locator('input[type=checkbox]:checked')).toHaveCount(0)
    await submit.click()
    for (const code of ['criteria-not-met', 'declaration-missing'] as const)
      await expect(request.getByText(t(`errors.${code}`)).first()).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('the company attests a criterion with evidence, and a double click sends one request', async () => {
    await request.getByRole('checkbox', { name: t('classifications.criterion.ownFunds') }).check()
    await request
      .getByLabel(t('classifications.request.documents'))
      .setInputFiles(pdfFile('cuentas-anuales.pdf', `Cuentas anuales de ${name}`))
    await request.getByRole('checkbox', { name: t('classifications.request.acceptsLoss') }).check()
    await request.getByRole('checkbox', { name: t('classifications.request.declaresTruth') }).check()
    await pressTwice(submit)
    await expect(page.getByText(t('classifications.pending.title'))).toBeVisible()
    await page.reload()
    await expect(page.getByText(t('classifications.state.pending'), { exact: true })).toHaveCount(1)
    await expect(page.getByRole('button', { name: t('classifications.request.open') })).toHaveCount(0)
    await expectAccessibleEverywhere(page)
  })

  await test.step('while the request is pending, a large order still requires the warning and the consent', async () => {
    const dialog = await openDialog(page, t, project, amount)
    await expect(dialog.getByText(t('riskWarning.law'))).toBeVisible()
    await expect(
      dialog.getByRole('checkbox', { name: t('riskWarning.large.consent', { total: formatMoney(amount) }) }),
    ).toBeVisible()
  })

  await test.step('an administrator sees the criteria and the evidence, and approves the request', async () => {
    const office = await openBrowser({ storageState: sessionOf('admin') })
    await office.goto('/admin/')
    await office
      .getByRole('button', { name: new RegExp(`^${t('backoffice.inbox.kindsOf.classification')} \\d+$`) })
      .click()
    await office
      .getByRole('region', { name: t('backoffice.inbox.queue') })
      .getByRole('button', { name })
      .click()
    const pane = office.getByRole('complementary', { name: t('backoffice.inbox.pane') })
    await expect(pane.getByText(t('classifications.decision.mustApprove'))).toBeVisible()
    await expect(pane.getByText(t('classifications.criterion.ownFunds'))).toBeVisible()
    await expect(pane.getByText('cuentas-anuales.pdf')).toBeVisible()
    await pane.getByRole('button', { name: t('classifications.decision.approve'), exact: false }).click()
    const words = t('classifications.result', { name, state: t('classifications.state.approved') })
    await expect(office.getByText(words).first()).toBeVisible()
  })

  await test.step('the company is no longer warned, and places the large order without consent', async () => {
    await open(page, PAGE)
    await expect(page.getByRole('button', { name: t('classifications.giveUp.button') })).toBeVisible()
    await open(page, `/projects/${project.url}`)
    await expect(law).toHaveCount(0)
    const dialog = await openDialog(page, t, project, amount)
    await expect(dialog.getByText(t('riskWarning.notAsked'))).toBeVisible()
    await expect(law).toHaveCount(0)
    await submitOf(dialog, t, amount).click()
    await expect(page.getByRole('dialog', { name: t('orders.invest.doneTitle') })).toBeVisible()
  })

  await test.step('the company gives up the class in a dialog, and the warning is required again', async () => {
    await open(page, PAGE)
    await page.getByRole('button', { name: t('classifications.giveUp.button') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('classifications.giveUp.submit'), exact: false })
      .click()
    await expect(page.getByText(t('classifications.standing.nonSophisticated'))).toBeVisible()
    const dialog = await openDialog(page, t, project, '2000.25')
    await expect(dialog.getByText(t('riskWarning.law'))).toBeVisible()
    await submitOf(dialog, t, '2000.25').click()
    await expect(dialog.getByRole('checkbox', { name: t('riskWarning.tick') })).toHaveAccessibleDescription(
      t('riskWarning.tickMissing'),
    )
  })
})
