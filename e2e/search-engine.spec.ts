import { PUBLIC_PAGES } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

interface FoundPage {
  readonly address: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly data: readonly Record<string, unknown>[]
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

  const home = pages.find(({ address }) => new URL(address).pathname === '/')!
  expect(home.data.map((node) => node['@type'])).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  const projects = pages.filter(({ address }) => /\/projects\/./.test(address))
  for (const { address, data } of projects)
    expect(
      data.map((node) => node['@type']),
      address,
    ).toContain('InvestmentOrDeposit')
})

test('pages that are not for search engines carry noindex', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Sitemap: ')
  for (const path of ['/admin', '/auth/', '/user/', '/investments', '/v1/'])
    expect(robots).toContain(`Disallow: ${path}`)
  for (const address of ['/auth/login', '/projects/no-existe', '/projects/?name=x', '/projects/?term=24']) {
    const html = await (await request.get(address)).text()
    expect(html, address).toContain('<meta name="robots" content="noindex"')
  }
})

/** schema.org, and Google's guide to structured data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  InvestmentOrDeposit: ['name', 'url', 'provider', 'amount'],
  BreadcrumbList: ['itemListElement'],
}

function found(address: string, html: string): FoundPage {
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text]) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text!) as { '@context': string; '@graph': object[] }
    expect(context).toBe('https://schema.org')
    return graph as Record<string, unknown>[]
  })
  for (const node of data) expectWhole(address, node)
  return {
    address,
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    data,
  }
}

function expectWhole(address: string, node: Record<string, unknown>): void {
  const type = node['@type'] as string
  const missing = (REQUIRED[type] ?? ['name']).filter((property) => node[property] === undefined)
  expect(missing, `${type} of ${address}`).toEqual([])
  const { origin } = new URL(address)
  for (const property of ['url', 'logo', 'image'])
    if (typeof node[property] === 'string')
      expect(new URL(node[property]).origin, `${property} of ${type}`).toBe(origin)
  if (type !== 'BreadcrumbList') return
  const items = node['itemListElement'] as { position: number; item: string }[]
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
  expect(items.at(-1)!.item).toBe(address)
}

const duplicates = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)
