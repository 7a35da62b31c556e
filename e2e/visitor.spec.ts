import { open, projectAddress } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

test('the simulator computes the return while typing', async ({ page, t }) => {
  await open(page, await projectAddress(page.request))
  const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
  const amount = panel.getByRole('textbox', { name: t('projectPages.ifYouInvest') })
  await amount.fill('1.000')
  await expect(panel.getByText(/^1\.000,00\s€$/)).toBeVisible()
  await expect(panel.getByRole('link', { name: /1\.000\s€/ })).toBeVisible()
  await amount.fill('0')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(panel.getByRole('link', { name: t('projectPages.logInToInvestPlain'), exact: true })).toBeVisible()
})

test('filters are in the address, can be removed one by one, and an empty result offers help', async ({ page, t }) => {
  await open(page, '/projects/')
  const filters = page.getByRole('search', { name: t('projectPages.filter') })
  await filters.getByLabel(t('projectPages.term')).selectOption('24')
  await expect(page).toHaveURL('/projects/?term=24')
  await filters.getByLabel(t('projectPages.sort')).selectOption('return')
  await expect(page).toHaveURL('/projects/?term=24&sort=return')
  await page.reload()
  await expect(filters.getByLabel(t('projectPages.term'))).toHaveValue('24')

  await filters.getByLabel(t('projectPages.search')).fill('Nada se llama así')
  await filters.getByLabel(t('projectPages.search')).press('Enter')
  await expect(page.getByRole('heading', { name: t('projectPages.emptyTitle') })).toBeVisible()
  await page
    .getByRole('list', { name: t('projectPages.activeFilters') })
    .getByRole('link')
    .first()
    .click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: t('projectPages.emptyTitle') })).toBeVisible()
})
