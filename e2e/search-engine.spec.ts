import { PUBLIC_PAGES } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

interface FoundPage {
  readonly address: string
  readonly title: string
  readonly description: string
  readonly canonical: string
}

test('every page of the sitemap exists, with its canonical address and a unique title and description', async ({
  request,
  baseURL,
  language,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  expect(addresses).toEqual(expect.arrayContaining(PUBLIC_PAGES.map((path) => new URL(path, baseURL).href)))
  expect(addresses.length).toBeGreaterThan(15)

  const pages: FoundPage[] = []
  for (const address of addresses) {
    const response = await request.get(address, { headers: { 'accept-language': language } })
    expect(response.status(), address).toBe(200)
    pages.push(found(address, await response.text()))
  }
  for (const { address, title, description, canonical } of pages) {
    expect(canonical).toBe(address)
    expect(title, address).toMatch(/\S · Cauce$/)
    expect(description.length, address).toBeGreaterThan(40)
  }
  expect(duplicates(pages.map(({ title }) => title))).toEqual([])
  expect(duplicates(pages.map(({ description }) => description))).toEqual([])
})

test('pages that are not for search engines carry noindex @es', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: ')
  for (const path of ['/admin', '/auth/', '/user/', '/investments', '/v1/'])
    expect(robots).toContain(`Disallow: ${path}`)
  for (const address of ['/auth/login', '/projects/no-existe', '/projects/?name=x', '/projects/?term=24']) {
    const html = await (await request.get(address)).text()
    expect(html, address).toContain('<meta name="robots" content="noindex"')
  }
})

function found(address: string, html: string): FoundPage {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    address,
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
  }
}

const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
