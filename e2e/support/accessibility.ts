import type { Language } from '@cauce/contract'
import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'
import { runsInEveryLanguage } from './journeys.ts'
import { noteLook, type Theme } from './looked-at.ts'
import { expectNoEnglish } from './spanish-words.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Depend on the theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** Depend on the language. */
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
  /** Open dialog or menu instead of the page. */
  readonly within?: string
  readonly rules?: Rules
}
type Rules = 'all' | 'colours' | 'others' | 'colours and words'

type Round = readonly (readonly [width: typeof DESK, rules: Rules])[]
/** A tablet has the desktop's colours. */
const WHOLE: Round = [
  [DESK, 'all'],
  [TABLET, 'others'],
  [PHONE, 'all'],
]
const OTHER_THEME: Round = [
  [PHONE, 'colours'],
  [DESK, 'colours'],
]
/** Complements a full check in the other language and theme. */
const OTHER_THEME_AND_LANGUAGE: Round = [
  [DESK, 'colours and words'],
  [PHONE, 'all'],
]

const THEMES: Readonly<Record<Language, Theme>> = { es: 'light', en: 'dark' }
const OTHER: Readonly<Record<Theme, Theme>> = { light: 'dark', dark: 'light' }

/** axe, and no English in a Spanish page. */
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
      // Colours settle in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const finite = document
        .getAnimations()
        // Scroll-driven ones never end.
        .filter(
          ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        )
      await Promise.allSettled(finite.map(({ finished }) => finished))
      if (within !== undefined && document.querySelector(within) === null) return []
      const { violations } = await axe.run(within ?? document, {
        runOnly,
        rules: apart,
        // Faster: violations only, no foreign frames.
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      })
      // Placement rules of HTML that axe does not check.
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
  // Only on a fault: slow after a resize.
  if (found.length > 0) expect(found, `axe on ${await describeLook(page)}`).toEqual([])
  if (rules !== 'colours') await expectNoEnglish(page)
}

/** Loads axe once and disables transitions. */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return
  await page.evaluate(axe.source)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

async function describeLook(page: Page): Promise<string> {
  return `${page.url()} at ${page.viewportSize()!.width} px, ${await themeOf(page)}`
}

/** axe at all widths and both themes (decisions 243 and 317). */
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

async function turnTo(page: Page, colorScheme: Theme): Promise<void> {
  if ((await themeOf(page)) === colorScheme) return
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The office applies it in an effect.
  await page.waitForFunction((theme) => (document.documentElement.dataset['theme'] ?? theme) === theme, colorScheme)
}

/** 320 px (WCAG 1.4.10) and 200 %. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    // Columns adapt after a render.
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${page.url()} is not wider than the screen of ${width} pixels`,
      )
      .toBeLessThanOrEqual(0)
  }
}
