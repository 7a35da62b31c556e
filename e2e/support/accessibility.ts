import type { Language } from '@cauce/contract'
import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'
import { runsInEveryLanguage } from './journeys.ts'
import { noteLook, type Theme } from './looked-at.ts'
import { expectNoEnglish } from './spanish-words.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What depends on the theme: the rest of a page is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** What depends on the words: names, and whether they agree with the visible text. */
const RULES_OF_WORDS = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'input-button-name',
  'label',
  'label-content-name-mismatch',
  'link-name',
  'select-name',
  'svg-img-alt',
  'valid-lang',
]
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 820, height: 1180 }
export const DESK = { width: 1280, height: 900 }
const NARROW_WIDTHS = [640, 320] as const

interface Look {
  /** The dialog or menu that is looked at instead of the whole page. Where it is not open there is nothing to see. */
  readonly within?: string
  /** Which rules look: all, those that a change of theme can break, the others, or those that theme or words can break. */
  readonly rules?: Rules
}
type Rules = 'all' | 'colours' | 'others' | 'colours and words'

/** Looks at one width after the other. */
type Round = readonly (readonly [width: typeof DESK, rules: Rules])[]
/** In the theme that is on. A tablet shows what a desktop shows, in less room: its colours are those of the desktop. */
const WHOLE: Round = [
  [DESK, 'all'],
  [TABLET, 'others'],
  [PHONE, 'all'],
]
const OTHER_THEME: Round = [
  [PHONE, 'colours'],
  [DESK, 'colours'],
]
/** Of a page that was looked at whole in another language, whose theme was the other one. */
const OTHER_THEME_AND_LANGUAGE: Round = [
  [DESK, 'colours and words'],
  [PHONE, 'all'],
]

/** In which theme a journey that runs in every language looks at pages. */
const THEMES: Readonly<Record<Language, Theme>> = { es: 'light', en: 'dark' }
const OTHER: Readonly<Record<Theme, Theme>> = { light: 'dark', dark: 'light' }

/** Asserts that axe finds nothing on the page in its present state, and that no English is left in a Spanish one. */
export async function expectAccessible(page: Page, { within, rules = 'all' }: Look = {}): Promise<void> {
  await prepare(page)
  const byRule = { colours: RULES_OF_COLOUR, 'colours and words': [...RULES_OF_COLOUR, ...RULES_OF_WORDS] }
  const runOnly =
    rules === 'all' || rules === 'others'
      ? { type: 'tag' as const, values: WCAG_2_2_AA }
      : { type: 'rule' as const, values: byRule[rules] }
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
  return `${page.url()} at ${page.viewportSize()!.width} px, ${await themeOf(page)}`
}

/**
 * Asserts that axe finds nothing on a telephone, a tablet and a desktop, in the light and the dark theme, on a page that is loaded once
 * (decisions 243 and 317). Colours do not depend on the language: a page of a journey that runs in every language is looked at whole in the
 * light theme in Spanish, and in the dark theme in English. Another page, and what only one language opens, is looked at in both themes: all
 * rules in the one that is on, and those that depend on colours in the other one, which stays on.
 */
export async function expectAccessibleEverywhere(page: Page, look: Pick<Look, 'within'> = {}): Promise<void> {
  const { file, project } = test.info()
  const isShared = look.within === undefined && runsInEveryLanguage(file)
  if (isShared) {
    const language = project.name as Language
    await turnTo(page, THEMES[language])
    await lookRound(page, look, language === 'es' ? WHOLE : OTHER_THEME_AND_LANGUAGE)
  } else {
    await lookRound(page, look, WHOLE)
    await turnTo(page, OTHER[await themeOf(page)])
    await lookRound(page, look, OTHER_THEME)
  }
  await page.setViewportSize(DESK)
  if (look.within === undefined) await noteLook(page, isShared ? [await themeOf(page)] : ['light', 'dark'])
}

async function lookRound(page: Page, look: Look, round: Round): Promise<void> {
  for (const [viewport, rules] of round) {
    await page.setViewportSize(viewport)
    await expectAccessible(page, { ...look, rules })
  }
}

const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

/** Changes the theme of the system, and waits until the page follows. */
async function turnTo(page: Page, colorScheme: Theme): Promise<void> {
  if ((await themeOf(page)) === colorScheme) return
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
