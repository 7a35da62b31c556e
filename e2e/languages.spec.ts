import { api } from '@cauce/contract'
import { paths } from '@cauce/contract/pages.ts'
import { call } from './testing/api.ts'
import { expectAccessible } from './testing/accessibility.ts'
import { openProject, proposedBrand } from './testing/given.ts'
import { open } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test("a project of the demonstration is complete in the reader's language", async ({ page, language, request, t }) => {
  // Other journeys open projects meanwhile.
  const { data } = await call(request, api.projects.list, { query: { name: 'Ribera del Turia' } })
  const { projectId, url } = data[0]!
  const descriptions = await call(request, api.projectDescriptions.list, { query: { projectId } })
  const first = descriptions.data[0]!
  await open(page, `/projects/${url}`)
  const shown = language === 'en' ? first.titleEn! : first.title
  await expect(page.getByRole('heading', { level: 2, name: shown })).toBeVisible()
  await expect(page.getByText(t('projectPages.partlySpanish'))).toHaveCount(0)
  await expect(page.locator('main [lang]')).toHaveCount(0)
})

test('a page without an English version says so and marks the Spanish text', async ({
  page,
  language,
  staff,
  secondStaff,
  t,
}) => {
  const { projectId, url } = await openProject([staff, secondStaff])
  const { data } = await call(staff, api.projectDescriptions.list, { query: { projectId } })
  const notice = page.getByText(t('projectPages.partlySpanish'))
  const heading = page.getByRole('heading', { level: 2, name: 'El proyecto' })
  await open(page, `/projects/${url}`)
  await expect(heading).toBeVisible()
  if (language === 'es') {
    await expect(notice).toHaveCount(0)
    return
  }
  await expect(notice).toBeVisible()
  await expect(heading).toHaveAttribute('lang', 'es')
  await expectAccessible(page)

  await call(staff, api.projectDescriptions.edit, {
    params: { id: data[0]!.projectDescriptionId },
    body: { titleEn: 'The project', descriptionEn: 'A mill becomes six homes.' },
  })
  // Until the cached page is invalidated.
  await expect(async () => {
    await page.goto(`/projects/${url}`)
    await expect(page.getByRole('heading', { level: 2, name: 'The project' })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 2, name: 'The project' })).not.toHaveAttribute('lang')
  // The caption is still in Spanish.
  await expect(notice).toBeVisible()
})

test('an administrator previews Portuguese, a picture and a mail, which nobody else is shown @es', async ({
  openBrowser,
  staff,
}) => {
  const brandId = await proposedBrand(staff)
  const page = await openBrowser({ storageState: sessionOf('admin') })
  await open(page, '/')
  await page.getByRole('banner').getByRole('button', { name: /^ES, / }).click()
  await expect(page.getByRole('button', { name: 'Português' })).toHaveCount(0)
  await open(page, paths.brandPreview(brandId))
  await page.getByRole('banner').getByRole('button', { name: /^ES, / }).click()
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Projetos' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('img', { name: 'Un canal', exact: true })).toHaveAttribute('src', /^\/media\//)
  const shared = page.locator('meta[property="og:image"]')
  await expect(shared).toHaveAttribute('content', new RegExp(`${paths.brandFile(brandId, 'jpg')}$`))
  await expectAccessible(page)
  const visitor = await openBrowser()
  await open(visitor, '/')
  await expect(visitor.getByRole('img', { name: 'Un canal', exact: true })).toHaveCount(0)
  expect((await visitor.request.get(paths.brandFile(brandId, 'jpg'))).status()).toBe(404)
  await page.goto(`${paths.administrationBrands}${brandId}`)
  await expect(page.frameLocator('iframe').getByText('Ribera Norte').first()).toBeVisible()
})
