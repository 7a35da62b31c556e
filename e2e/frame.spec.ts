import { open, projectAddress } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test, type Page } from './testing/test.ts'

/** Handbook rules 13.8 to 13.11. */

test('no floating element covers text, at any width', async ({ openBrowser, request }) => {
  const page = await openBrowser({ storageState: sessionOf('user') })
  const notice = JSON.stringify({ kind: 'success', text: 'La solicitud se ha enviado y la revisa una persona.' })
  const addresses = ['/user/profile?tab=wallet', '/investments', await projectAddress(request)]
  const ticketButton = page.locator('.floating button')
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of addresses) {
      await open(page, address)
      const left = (await ticketButton.boundingBox())!.x
      for (const place of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
        await page.evaluate((share) => {
          scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' })
          return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
        }, place)
        expect(await coveredText(page), `${address} at ${width} px, scrolled by ${place}`).toEqual([])
        // A press while it moved would be lost.
        expect((await ticketButton.boundingBox())!.x, `${address} at ${width} px, scrolled by ${place}`).toBe(left)
      }
    }
    await page.evaluate((stored) => sessionStorage.setItem('notice', stored), notice)
    await open(page, '/user/profile?tab=wallet')
    await expect(page.getByText('La solicitud se ha enviado')).toBeVisible()
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => coveredText(page), `A notice at ${width} px`).toEqual([])
  }
})

for (const address of ['/', '/projects/', '/projects/fabrica-de-hilaturas'])
  test(`on a slow first visit the fonts of ${address} load without a layout shift`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const released = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    const before = await title.boundingBox()
    released.resolve()
    await page.evaluate(() => document.fonts.ready)
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThan(1)
    expect(await title.boundingBox()).toEqual(before)
    await page.mouse.wheel(0, 2000)
    await expect(page.locator('[data-to-top]')).toBeVisible()
    expect((await layoutShift(page)).toFixed(2)).toBe('0.00')
  })

interface Covered {
  readonly by: string
  readonly words: string
}

/** Text under fixed or sticky elements; full-width bands count only at the end of the page. */
function coveredText(page: Page): Promise<Covered[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 2
    const floating = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') return false
      const { left, right, height, top } = element.getBoundingClientRect()
      if (height === 0 || top >= innerHeight || !element.checkVisibility({ visibilityProperty: true })) return false
      if (position === 'sticky' && top <= 1) return false
      return isAtEnd || left > 1 || right < root.clientWidth - 1
    })
    /** Clipping box. */
    const windowOf = (element: Element) => {
      let { left, right } = { left: -Infinity, right: Infinity }
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowX === 'visible') continue
        const box = each.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return { left, right }
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { by: string; words: string }[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const parent = text.parentElement!
      if (!text.data.trim() || parent.closest('.visually-hidden, .skip, script, style, template, [popover]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const seen = windowOf(parent)
      for (const line of range.getClientRects()) {
        if (line.right <= seen.left || line.left >= seen.right) continue
        const over = floating.find((element) => {
          if (element.contains(parent)) return false
          const box = element.getBoundingClientRect()
          return (
            line.left < box.right - 1 &&
            line.right > box.left + 1 &&
            line.top < box.bottom - 1 &&
            line.bottom > box.top + 1
          )
        })
        if (over) found.push({ by: over.className || over.tagName, words: text.data.trim() })
      }
    }
    return found
  })
}

/** CLS, summed. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100))
      }),
  )
