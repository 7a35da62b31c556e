import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { noteLook } from './looked-at.ts'
import { expectNoEnglish } from './spanish-words.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What depends on the theme: the rest of a page is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
export const DESK = { width: 1280, height: 900 }
const NARROW_WIDTHS = [640, 320] as const

interface Look {
  /** The dialog or menu that is looked at instead of the whole page. Where it is not open there is nothing to see. */
  readonly within?: string
  /** Which rules look: all, those that a change of theme can break, or the others. */
  readonly rules?: 'all' | 'colours' | 'others'
}

/** Asserts that axe finds nothing on the page in its present state, and that no English is left in a Spanish one. */
export async function expectAccessible(page: Page, { within, rules = 'all' }: Look = {}): Promise<void> {
  await prepare(page)
  const runOnly =
    rules === 'colours'
      ? { type: 'rule' as const, values: RULES_OF_COLOUR }
      : { type: 'tag' as const, values: WCAG_2_2_AA }
  const apart = rules === 'others' ? Object.fromEntries(RULES_OF_COLOUR.map((rule) => [rule, { enabled: false }])) : {}
  const found = await page.evaluate(
    async ({ runOnly, apart, within }) => {
      // A theme or width that has just changed is rendered in the next frame, and colours may move for a moment.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const finite = document
        .getAnimations()
        // One that is driven by scrolling ends only by scrolling.
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
      await Promise.allSettled(finite.map(({ finished }) => finished))
      if (within !== undefined && document.querySelector(within) === null) return []
      const { violations } = await axe.run(within ?? document, {
        runOnly,
        rules: apart,
        // Describing what passed takes longer than checking it. Style sheets and frames of others are not looked into.
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      })
      // What HTML demands of places and axe does not check: a caption begins or ends its figure, styles stand in the head.
      const captions = [...document.querySelectorAll('figcaption')].filter(
        (caption) => caption.previousElementSibling !== null && caption.nextElementSibling !== null,
      )
      return [
        ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
        ...captions.map((caption) => `figcaption: ${caption.innerText}`),
        ...[...document.body.querySelectorAll('style')].map((style) => `style: ${style.innerText}`),
      ]
    },
    { runOnly, apart, within },
  )
  // Where it was is asked only about a fault: a page that has just changed its width is slow to answer.
  if (found.length > 0) expect(found, `axe on ${await describeLook(page)}`).toEqual([])
  if (rules !== 'colours') await expectNoEnglish(page)
}

/** Loads axe once into a page, and lets what changes its colour change it at once, however it inherits it. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await page.evaluate(axe.source)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Where a fault was seen: the address, the width and the theme. */
async function describeLook(page: Page): Promise<string> {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  return `${page.url()} at ${page.viewportSize()!.width} px, ${dark ? 'dark' : 'light'}`
}

/**
 * Asserts that axe finds nothing on a telephone, a tablet and a desktop, in the light and the dark theme, on a page that is loaded once
 * (decision 243). All rules look in the theme that is on, and those that depend on colours in the other one, which stays on. A tablet shows
 * what a desktop shows, in less room: its colours are those of the desktop. Neither depend colours on the language: those of the English
 * page are looked at on the telephone alone, in the theme that is on.
 */
export async function expectAccessibleEverywhere(page: Page, look: Pick<Look, 'within'> = {}): Promise<void> {
  const { isDark, isSpanish } = await page.evaluate(() => ({
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isSpanish: document.documentElement.lang === 'es',
  }))
  await page.setViewportSize(DESK)
  await expectAccessible(page, { ...look, rules: isSpanish ? 'all' : 'others' })
  if (isSpanish) {
    await page.setViewportSize(TABLET)
    await expectAccessible(page, { ...look, rules: 'others' })
  }
  await page.setViewportSize(PHONE)
  await expectAccessible(page, look)
  await turnTo(page, isDark ? 'light' : 'dark')
  for (const viewport of isSpanish ? [PHONE, DESK] : []) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, { ...look, rules: 'colours' })
  }
  await page.setViewportSize(DESK)
  if (look.within === undefined) await noteLook(page)
}

/** Changes the theme of the system, and waits until the page follows. */
async function turnTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The back office follows in an effect: until then its colours are of both.
  await page.waitForFunction((theme) => (document.documentElement.dataset['theme'] ?? theme) === theme, colorScheme)
}

/** Asserts that nothing scrolls sideways at 320 pixels (1280 at a zoom of 400 %, WCAG 1.4.10) and at 200 %. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    // Columns are chosen by width once the page has rendered again.
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${page.url()} is not wider than the screen of ${width} pixels`,
      )
      .toBeLessThanOrEqual(0)
  }
}
