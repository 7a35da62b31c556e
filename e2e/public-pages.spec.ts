import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  PHONE,
  RULES_OF_WIDTH,
} from './testing/accessibility.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { ACCOUNT_PAGES, open, projectAddress, PUBLIC_PAGES } from './testing/pages.ts'
import { expect, test, type Page } from './testing/test.ts'

const PHASES = ['Next_Opening', 'Preinvestment', 'Financed', 'Closed'] as const

test('every public page is accessible at any width and zoom, in both themes @es', async ({ page, language }) => {
  test.slow()
  const projects = await Promise.all(PHASES.map((phase) => projectAddress(page.request, phase)))
  for (const address of [...PUBLIC_PAGES, await projectAddress(page.request), ...ACCOUNT_PAGES, ...projects]) {
    await open(page, address)
    await expectPlainWords(page, language)
    await expectAccessibleEverywhere(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(PHONE)
  for (const address of ['/', await projectAddress(page.request)]) {
    await open(page, address)
    await expectAccessible(page, { rules: RULES_OF_WIDTH })
  }
})

test('empty results, missing and failed pages and expired mail links are accessible @es', async ({ page, watch }) => {
  watch.expectRefusal(404, /^\/projects\/no-existe$/)
  watch.expectRefusal(422, /^\/auth\/confirm$/)
  watch.expectRefusal(429, /^\/429$/)
  watch.expectRefusal(500, /^\/500$/)
  for (const address of [
    '/projects/?name=nada-se-llama-asi',
    '/projects/no-existe',
    '/auth/confirm?token=ended',
    '/auth/confirm-new-email?token=ended',
    '/auth/undo-email-change?token=ended',
    '/429',
    '/500',
  ]) {
    await open(page, address)
    await expectAccessibleEverywhere(page)
    await expectNoSidewaysScroll(page)
  }
})

test('the promotion is labelled as marketing, and leads to the project open for reservations @es', async ({
  page,
  t,
}) => {
  await open(page, '/')
  const promotion = page.getByRole('complementary', { name: t('promotions.one') })
  await expect(promotion).toContainText(t('promotions.label'))
  await promotion.getByRole('link').click()
  await page.waitForURL(/\/projects\/torre-chamartin-norte/)
  await expect(page.getByLabel(t('reservations.reserve.ifYouReserve'))).toBeVisible()
})

test('every link leads to an existing page and anchor in the same language, readable without script', async ({
  page,
  language,
}) => {
  const pages = new Map<string, string>()
  const places: { from: string; address: string; place: string }[] = []
  const waiting: string[] = [...PUBLIC_PAGES, ...ACCOUNT_PAGES, '/projects/no-existe']
  while (waiting.length > 0) {
    const address = waiting.pop()!
    if (pages.has(address)) continue
    const { html, links } = await read(page, address, language)
    pages.set(address, html)
    for (const { target, place } of links) {
      waiting.push(target)
      if (place !== '') places.push({ from: address, address: target, place })
    }
  }
  expect(pages.size).toBeGreaterThan(40)
  const missing = places.filter(({ address, place }) => !pages.get(address)!.includes(` id="${place}"`))
  expect(missing).toEqual([])
})

interface Link {
  readonly target: string
  readonly place: string
}

/** Without JavaScript. */
async function read(page: Page, address: string, language: string): Promise<{ html: string; links: Link[] }> {
  const response = await page.request.get(address, { headers: { 'accept-language': language } })
  expect(response.status(), address).toBe(address === '/projects/no-existe' ? 404 : 200)
  if (!response.headers()['content-type']?.includes('text/html')) return { html: '', links: [] }
  const html = await response.text()
  if (!new URL(response.url()).pathname.startsWith('/admin')) {
    expect(html, address).toContain(`<html lang="${language}"`)
    expect(html, address).toMatch(/<main[^>]*>.*<h1/s)
  }
  const { origin } = new URL(response.url())
  const links = [...html.matchAll(/<a\s[^>]*?href="([^"]+)"/g)]
    .map(([, href]) => new URL(href!.replaceAll('&amp;', '&'), response.url()))
    // Filter combinations are endless.
    .filter((url) => url.origin === origin && !(url.pathname === '/projects/' && url.search !== ''))
    .map(({ pathname, search, hash }) => ({ target: pathname + search, place: decodeURIComponent(hash.slice(1)) }))
  return { html, links }
}

test('every page allows only our own scripts and sources, and sets no cookie for a visitor @es', async ({
  page,
  context,
  baseURL,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL!).origin) elsewhere.push(request.url())
  })
  for (const address of [...PUBLIC_PAGES, await projectAddress(page.request)]) {
    const response = await page.goto(address, { waitUntil: 'networkidle' })
    const headers = response!.headers()
    const policy = policyOf(headers['content-security-policy'] ?? '')
    const scripts = policy.get('script-src') ?? policy.get('default-src')!
    expect(
      scripts.filter((source) => !/^'(self|sha256-[\w+/=]+)'$/.test(source)),
      address,
    ).toEqual([])
    const styles = policy.get('style-src-elem') ?? policy.get('style-src')!
    expect(styles, address).not.toContain("'unsafe-inline'")
    expect(Object.fromEntries(policy), address).toMatchObject({
      'default-src': ["'self'"],
      'object-src': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'"],
    })
    expect(headers, address).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' })
    expect(headers['vary'], address).toMatch(/Cookie.*Accept-Language.*Accept-Encoding/)
    expect(headers['cache-control'], address).toBe('private, no-cache')
  }
  expect(elsewhere).toEqual([])
  expect(await context.cookies()).toEqual([])
})

function policyOf(header: string): Map<string, string[]> {
  return new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...sources]) => [name!, sources]),
  )
}

test('without JavaScript the language switch, the simulator and the filters work @es', async ({
  openBrowser,
  language,
  t,
}) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const address = await projectAddress(page.request)
  await page.goto(address)
  const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
  const amount = panel.getByRole('textbox', { name: t('projectPages.ifYouInvest') })
  await amount.fill('1.000')
  await amount.press('Enter')
  await expect(panel.getByText(/^1\.000,00\s€$/)).toBeVisible()

  await page.goto('/projects/')
  const filters = page.getByRole('search', { name: t('projectPages.filter') })
  await filters.getByLabel(t('projectPages.term')).selectOption('24')
  await filters.getByRole('button', { name: t('projectPages.apply') }).click()
  expect(new URL(page.url()).searchParams.get('term')).toBe('24')
  await expect(filters.getByLabel(t('projectPages.term'))).toHaveValue('24')

  const filtered = page.url()
  const other = language === 'es' ? 'en' : 'es'
  await page.getByRole('banner').getByRole('button', { name: language.toUpperCase() }).click()
  await page.getByRole('button', { name: { es: 'Español', en: 'English' }[other] }).click()
  await expect(page).toHaveURL(filtered)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})
