import { randomBytes } from 'node:crypto'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { open, pressTwice, waitForPage } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

const PAGE = '/user/about-you'

test('a company declares who owns it and where its money comes from, and changes it later', async ({
  t,
  staff,
  investor,
}) => {
  test.slow()
  const name = `Ribera ${randomBytes(4).toString('hex')}, S. L.`
  const { page } = await investor('100.00', { companyName: name })
  const form = page.locator('.declaration')
  const submit = form.getByRole('button', { name: t('customerDeclarations.form.submit'), exact: false })
  const box = (label: string) => form.getByLabel(label, { exact: false })

  await test.step('the wallet links to the steps that are missing, one of which is the declaration, whose form has no preselected choices and is refused if empty', async () => {
    await open(page, '/user/profile?tab=wallet')
    await page.getByRole('link', { name: t('opening.toSteps') }).click()
    await expect(page).not.toHaveURL(PAGE)
    await open(page, '/user/opening')
    await expectAccessibleEverywhere(page)
    await page.getByRole('link', { name: t('opening.step.declaration.button') }).click()
    await waitForPage(page, new RegExp(`${PAGE}$`))
    await expect(form.locator('input:checked')).toHaveCount(0)
    await submit.click()
    await expect(form.getByRole('alert')).toBeFocused()
    await expectAccessibleEverywhere(page)
  })

  await test.step('an owner with exactly 25 % is refused', async () => {
    await box(t('customerDeclarations.form.activity.company')).fill('Alquiler de locales')
    await form.getByRole('radio', { name: t('customerDeclarations.purposes.treasury') }).check()
    await form.getByRole('checkbox', { name: t('customerDeclarations.origins.business') }).check()
    await form.getByRole('radio', { name: t('customerDeclarations.exposures.none'), exact: true }).check()
    await form.getByRole('radio', { name: t('customerDeclarations.controls.owners') }).check()
    await box(t('customerDeclarations.form.name')).fill('Aurora Sanz Lobo')
    await box(t('customerDeclarations.form.birthdayAt')).fill('03/02/1970')
    await box(t('customerDeclarations.form.share')).fill('25')
    await box(t('customerDeclarations.form.nationality')).selectOption('ES')
    await box(t('customerDeclarations.form.country')).selectOption('FR')
    await submit.click()
    await expect(form.getByText(t('errors.share-too-small')).first()).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('a double click saves one declaration, which is shown', async () => {
    await box(t('customerDeclarations.form.share')).fill('60,5')
    await pressTwice(submit)
    await expect(page.getByText(/Aurora Sanz Lobo · 60,50\s?%/)).toBeVisible()
    await page.getByRole('link', { name: t('opening.toNext') }).click()
    await expect(page).not.toHaveURL(PAGE)
    await open(page, '/user/opening')
    await expect(page.getByRole('link', { name: t('opening.step.declaration.button') })).toHaveCount(0)
    await open(page, PAGE)
    await expect(page.getByText(t('customerDeclarations.history'))).toHaveCount(0)
    await expectAccessibleEverywhere(page)
  })

  await test.step('a change starts from the saved declaration, which stays in the history', async () => {
    await open(page, PAGE)
    await page.getByRole('button', { name: t('customerDeclarations.current.change') }).click()
    await expect(box(t('customerDeclarations.form.birthdayAt'))).toHaveValue('03/02/1970')
    await form.getByRole('radio', { name: t('customerDeclarations.exposures.own') }).check()
    await submit.click()
    await expect(form.getByRole('alert')).toBeFocused()
    await box(t('customerDeclarations.form.exposedOffice')).fill('Alcaldesa')
    await submit.click()
    await expect(page.getByText(`${t('customerDeclarations.exposures.own')}: Alcaldesa`)).toBeVisible()
    await expect(page.getByRole('heading', { name: t('customerDeclarations.history') })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  expect((await staff.get(PAGE)).status()).toBe(404)
})
