import { api, PHASE_IDS } from '@cauce/contract'
import { call } from './support/api.ts'
import { expectAccessibleEverywhere, expectNoSidewaysScroll } from './support/accessibility.ts'
import { open } from './support/pages.ts'
import { expect, test, type Page } from './support/test.ts'

/** What somebody can do who has no account and is only looking. */

const PAGES = [
  '/',
  '/projects/',
  '/auth/login',
  '/auth/sign-in',
  '/register',
  '/legal',
  '/privacy',
  '/cookies',
] as const

/** The page of an open project of the demonstration. */
async function projectAddress(page: Page): Promise<string> {
  const { data } = await call(page.request, api.projects.list, { query: { phaseId: PHASE_IDS.Investment, take: 1 } })
  return `/projects/${data[0]!.url}`
}

for (const address of [...PAGES, 'project'] as const) {
  test(`${address} excludes nobody, at any width and in both themes`, async ({ page }) => {
    await open(page, address === 'project' ? await projectAddress(page) : address)
    await expectAccessibleEverywhere(page)
    await expectNoSidewaysScroll(page)
  })

  test(`${address} can be read without JavaScript, in the language of the browser`, async ({
    openBrowser,
    language,
  }) => {
    const page = await openBrowser({ javaScriptEnabled: false })
    await page.goto(address === 'project' ? await projectAddress(page) : address)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
  })
}

test('every link of the public pages leads somewhere', async ({ page }) => {
  const seen = new Set<string>()
  const waiting: string[] = [...PAGES]
  while (waiting.length > 0) {
    const address = waiting.pop()!
    if (seen.has(address)) continue
    seen.add(address)
    const response = await page.request.get(address)
    expect(response.status(), address).toBeLessThan(400)
    if (!response.headers()['content-type']?.includes('text/html')) continue
    const html = await response.text()
    for (const [, href] of html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
      const { origin, pathname, search } = new URL(href!.replaceAll('&amp;', '&'), response.url())
      // The pages of filters are endless by their nature; the list itself and each project are not.
      const isFilter = pathname === '/projects/' && search !== ''
      if (origin === new URL(response.url()).origin && !isFilter) waiting.push(pathname + search)
    }
  }
  expect(seen.size).toBeGreaterThan(PAGES.length)
})

test('the page of a project sends a reader no React and at most 8 KB of script', async ({ page }) => {
  const scripts: { body: string; compressedBytes: number }[] = []
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return
    const body = (await (await request.response())!.body()).toString()
    scripts.push({ body, compressedBytes: (await request.sizes()).responseBodySize })
  })
  await page.goto(await projectAddress(page), { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter(({ body }) => /react-dom|Minified React error/.test(body))).toEqual([])
  const inline = await page.evaluate(
    () =>
      [...document.scripts]
        .filter((script) => script.src === '')
        .map((script) => script.text)
        .join('').length,
  )
  expect(scripts.reduce((sum, { compressedBytes }) => sum + compressedBytes, 0) + inline).toBeLessThanOrEqual(8 * 1024)
})

test('legal pages send no script file at all', async ({ page }) => {
  for (const address of ['/legal', '/privacy', '/cookies']) {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(scripts, address).toEqual([])
  }
})

test('the simulator works a return out while one types', async ({ page, t }) => {
  await open(page, await projectAddress(page))
  const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
  const amount = panel.getByRole('textbox', { name: t('projectPages.ifYouInvest') })
  await amount.fill('1.000')
  await expect(panel.getByText(/^1\.000,00\s€$/)).toBeVisible()
  await expect(panel.getByRole('link', { name: /1\.000\s€/ })).toBeVisible()
  await amount.fill('0')
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(panel.getByRole('link', { name: t('projectPages.logInToInvestPlain'), exact: true })).toBeVisible()
})

test('the language is switched on any page and kept', async ({ page, language }) => {
  const other = language === 'es' ? 'en' : 'es'
  const names = { es: 'Español', en: 'English' }
  await open(page, '/projects/?sort=newest')
  await page.getByRole('banner').getByRole('button', { name: language.toUpperCase() }).click()
  await page.getByRole('button', { name: names[other] }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL('/projects/?sort=newest')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})

test('filters stand in the address, can be taken away one by one, and an empty result helps', async ({ page, t }) => {
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

test('filters work without JavaScript', async ({ openBrowser, t }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  await page.goto('/projects/')
  const filters = page.getByRole('search', { name: t('projectPages.filter') })
  await filters.getByLabel(t('projectPages.term')).selectOption('24')
  await filters.getByRole('button', { name: t('projectPages.apply') }).click()
  expect(new URL(page.url()).searchParams.get('term')).toBe('24')
  await expect(filters.getByLabel(t('projectPages.term'))).toHaveValue('24')
})

test('a project that does not exist is told as what it is, with the way home', async ({ page, t, watch }) => {
  watch.expectRefusal(404, /^\/projects\/no-existe$/)
  const response = await page.goto('/projects/no-existe')
  expect(response!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: t('errors.page-not-found') })).toBeVisible()
  await page.getByRole('link', { name: t('pages.toHome') }).click()
  await expect(page).toHaveURL('/')
})

for (const address of ['/', '/legal'])
  test(`on ${address} the way back to the top appears once the page is scrolled`, async ({ page, t }) => {
    await open(page, address)
    const toTop = page.getByRole('link', { name: t('navigation.scrollToTop') })
    await expect(toTop).toBeHidden()
    await page.mouse.wheel(0, 600)
    await expect(toTop).toBeVisible()
    await toTop.click()
    await expect(toTop).toBeHidden()
  })
