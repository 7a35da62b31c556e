import { ACCOUNT_PAGES, CODE_PAGES, LINK_PAGES, projectAddress } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test, type Page } from './testing/test.ts'

/** Limits the bytes of a visit, as its seconds depend on the machine. */

const KILOBYTE = 1024

interface Received {
  readonly kind: string
  readonly address: string
  readonly bytes: number
  readonly body: string
}

function watchTransfers(page: Page): readonly Promise<Received>[] {
  const received: Promise<Received>[] = []
  page.on('requestfinished', (request) => {
    const receive = async () => ({
      kind: request.resourceType(),
      address: request.url(),
      bytes: (await request.sizes()).responseBodySize,
      body: request.resourceType() === 'script' ? (await (await request.response())!.body()).toString() : '',
    })
    const transfer = receive()
    // Transfers after closing do not matter.
    transfer.catch(() => {})
    received.push(transfer)
  })
  return received
}

/** Scrolls to the end. */
async function visit(page: Page, address: string): Promise<Received[]> {
  const received = watchTransfers(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.mouse.wheel(0, 4000)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return Promise.all(received)
}

function kilobytesOf(received: readonly Received[], kinds: readonly string[]): number {
  return received.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / KILOBYTE
}

test('a project page is at most 60 KB without pictures, with at most 8 KB of script and no React', async ({ page }) => {
  const received = await visit(page, await projectAddress(page.request))
  const inline = await page.evaluate(() =>
    [...document.scripts].filter(({ src, type }) => src === '' && !type.includes('json')).map(({ text }) => text),
  )
  const weights = {
    document: kilobytesOf(received, ['document']),
    styles: kilobytesOf(received, ['stylesheet']),
    scripts: kilobytesOf(received, ['script']) + inline.join('').length / KILOBYTE,
    faces: kilobytesOf(received, ['font']),
  }
  const whole = kilobytesOf(received, ['document', 'stylesheet', 'script', 'font'])
  test.info().annotations.push({ type: 'KB', description: JSON.stringify({ ...weights, whole }) })
  expect(weights.scripts, JSON.stringify(weights)).toBeLessThanOrEqual(8)
  expect(whole, JSON.stringify(weights)).toBeLessThanOrEqual(60)
  expect(received.filter(({ body }) => /react-dom|Minified React error/.test(body))).toEqual([])
})

/** For the pages of logging in and registering. */
async function expectLight(page: Page, address: string): Promise<void> {
  const received = await visit(page, address)
  expect(new URL(page.url()).pathname, address).toBe(address.split('?')[0])
  expect(kilobytesOf(received, ['script']), address).toBeLessThanOrEqual(25)
  expect(
    received.filter(({ body }) => /react-dom|Minified React error/.test(body)),
    address,
  ).toEqual([])
}

test('pages of logging in, registering and codes send at most 25 KB of script, and no React', async ({
  page,
  openBrowser,
}) => {
  const investor = await openBrowser({ storageState: sessionOf('user') })
  for (const address of [...ACCOUNT_PAGES, ...LINK_PAGES]) await expectLight(page, address)
  for (const address of CODE_PAGES) await expectLight(investor, address)
})

test('legal pages send no script', async ({ page }) => {
  for (const address of ['/investor-information', '/terms', '/legal', '/privacy', '/cookies', '/accessibility']) {
    const received = await visit(page, address)
    expect(
      received.filter(({ kind }) => kind === 'script'),
      address,
    ).toEqual([])
    expect(await page.locator('script:not([type="application/ld+json"])').count(), address).toBe(0)
  }
})

// A withdrawal has the heaviest pane without a proof (decision front-end-performance).
test('the first load of the inbox is at most 600 KB of script in at most 30 requests', async ({ openBrowser }) => {
  const page = await openBrowser({ storageState: sessionOf('admin') })
  const received = watchTransfers(page)
  await page.goto('/admin/?kind=withdraw', { waitUntil: 'networkidle' })
  await expect(page.getByRole('table')).toBeVisible()
  await page.waitForLoadState('networkidle')
  const scripts = (await Promise.all(received)).filter(({ kind }) => kind === 'script')
  test.info().annotations.push({ type: 'KB', description: String(kilobytesOf(scripts, ['script'])) })
  expect(scripts.length).toBeGreaterThan(1)
  expect(scripts.length, scripts.map(({ address }) => address).join(' ')).toBeLessThanOrEqual(30)
  expect(kilobytesOf(scripts, ['script'])).toBeLessThanOrEqual(600)
})

for (const address of ['/', '/projects/', 'project'])
  test(`${address} loads no picture larger than the screen needs`, async ({ openBrowser }) => {
    const page = await openBrowser({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
    await page.goto(address === 'project' ? await projectAddress(page.request) : address, { waitUntil: 'networkidle' })
    const pictures = await page.evaluate(() =>
      [...document.querySelectorAll('main img')]
        .map((image) => image as HTMLImageElement)
        .filter(({ complete, currentSrc }) => complete && currentSrc.includes('/media/'))
        .map(({ currentSrc, width, height, naturalHeight }) => ({ currentSrc, width, height, naturalHeight })),
    )
    for (const { currentSrc, width, naturalHeight } of pictures) {
      expect(currentSrc).toMatch(/\.avif$/)
      expect(naturalHeight, currentSrc).toBeGreaterThan(0)
      const rendition = Number(/(\d+)\.avif$/.exec(currentSrc)![1])
      expect(rendition, `${currentSrc} shown ${width} wide`).toBeLessThanOrEqual(Math.max(480, width * 2 * 2))
    }
  })
