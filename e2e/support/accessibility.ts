import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { expectNoEnglish } from './spanish-words.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
const DESK = { width: 1280, height: 900 }
const NARROW_WIDTHS = [640, 320] as const

/** Asserts that axe finds nothing on the page in its present state, and that no English is left in a Spanish one. */
export async function expectAccessible(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis)
  if (!isLoaded) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (tags) => {
    // A theme or width that has just changed is rendered in the next frame, and colours may move for a moment.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const finite = document
      .getAnimations()
      // One that is driven by scrolling ends only by scrolling.
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(finite.map(({ finished }) => finished))
    // Describing what passed takes longer than checking it.
    const results = await axe.run({
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    })
    return results.violations.map(({ id, nodes }) => ({
      id,
      places: nodes.map(({ target }) => target.join(' ')),
    }))
  }, WCAG_2_2_AA)
  const found = violations.map(({ id, places }) => `${id}: ${places.join(' | ')}`)
  expect(found, `axe on ${page.url()}`).toEqual([])
  await expectOrder(page)
  await expectNoEnglish(page)
}

/** Asserts what HTML demands of places and axe does not check: a caption begins or ends its figure, styles stand in the head. */
async function expectOrder(page: Page): Promise<void> {
  const misplaced = await page.evaluate(() => [
    ...[...document.querySelectorAll('figcaption')]
      .filter((caption) => caption.previousElementSibling !== null && caption.nextElementSibling !== null)
      .map((caption) => `figcaption: ${caption.innerText}`),
    ...[...document.body.querySelectorAll('style')].map((style) => `style: ${style.innerText}`),
  ])
  expect(misplaced, `places on ${page.url()}`).toEqual([])
}

/** Asserts that axe finds nothing on a telephone and on a desktop, in the light and the dark theme. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport)
      await expectAccessible(page)
    }
  }
}

/**
 * The same in half the time, on a page that is loaded once. Each width is looked at in one theme in Spanish and in the other one in English, so that
 * both languages together see each width in both themes.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  const language = await page.evaluate(() => document.documentElement.lang)
  const themes = language === 'es' ? (['light', 'dark', 'light'] as const) : (['dark', 'light', 'dark'] as const)
  for (const [index, viewport] of [DESK, TABLET, PHONE].entries()) {
    await page.emulateMedia({ colorScheme: themes[index]!, reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    // The back office follows the theme of the system in an effect: until then its colours are of both.
    await page.waitForFunction(
      (theme) => (document.documentElement.dataset['theme'] ?? theme) === theme,
      themes[index]!,
    )
    await expectAccessible(page)
  }
  await page.setViewportSize(DESK)
}

/** Asserts that nothing scrolls sideways at 320 pixels (1280 at a zoom of 400 %, WCAG 1.4.10) and at 200 %. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    const { needed, available } = await page.evaluate(() => ({
      needed: document.documentElement.scrollWidth,
      available: document.documentElement.clientWidth,
    }))
    expect(needed, `${page.url()} is not wider than the screen of ${width} pixels`).toBeLessThanOrEqual(available)
  }
}
