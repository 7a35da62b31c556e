import { expect, test, type Page } from '@playwright/test'
import axe from 'axe-core'
import { messagesOf } from '@cauce/i18n/index.ts'

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules that depend on the theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** Rules that depend on the width: a telephone has other controls than a desktop. */
export const RULES_OF_WIDTH = [
  'target-size',
  'aria-command-name',
  'button-name',
  'link-name',
  'label',
  'scrollable-region-focusable',
]
export const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280, height: 900 }
const NARROW_WIDTHS = [640, 320] as const

interface Look {
  /** Open dialog or part instead of the page. */
  readonly within?: string
  readonly rules?: readonly string[]
  /** Off, in favour of time: it takes as long as most others together. */
  readonly without?: 'target-size'
}

/** axe, and no English in a Spanish page. */
export async function expectAccessible(page: Page, { within, rules, without }: Look = {}): Promise<void> {
  await prepare(page)
  const runOnly =
    rules === undefined ? { type: 'tag' as const, values: WCAG_2_2_AA } : { type: 'rule' as const, values: [...rules] }
  const found = await page.evaluate(
    async ({ runOnly, within, without }) => {
      const colours = async () => {
        // Colours settle in the next frame.
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const finite = document
          .getAnimations()
          // Scroll-driven animations never end.
          .filter(
            ({ timeline, effect }) =>
              timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
          )
        await Promise.allSettled(finite.map(({ finished }) => finished))
      }
      // Chromium sometimes draws no frame until the next input.
      await Promise.race([colours(), new Promise((resolve) => setTimeout(resolve, 2000))])
      if (within !== undefined && document.querySelector(within) === null) return []
      const { violations } = await axe.run(within ?? document, {
        runOnly,
        rules: without === undefined ? {} : { [without]: { enabled: false } },
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
    { runOnly, within, without },
  )
  // Describing the look is slow after a resize.
  if (found.length > 0) expect(found, `axe on ${await describeLook(page)}`).toEqual([])
  if (rules === undefined) await expectNoEnglish(page)
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

/** Contrast and names in both themes on a desktop, geometry there and on a telephone. Only in Spanish, whose words are longer. */
export async function expectAccessibleEverywhere(page: Page, look: Omit<Look, 'rules'> = {}): Promise<void> {
  if (test.info().project.name !== 'es') return
  await expectAccessible(page, look)
  await expectWithinWidth(page)
  await turnTheme(page)
  await expectAccessible(page, { ...look, rules: RULES_OF_COLOUR })
  await page.setViewportSize(PHONE)
  await expectWithinWidth(page)
  await page.setViewportSize(DESK)
}

const themeOf = (page: Page): Promise<'light' | 'dark'> =>
  page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'))

async function turnTheme(page: Page): Promise<void> {
  const colorScheme = (await themeOf(page)) === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // The back office applies the theme in an effect.
  await page.waitForFunction((theme) => (document.documentElement.dataset['theme'] ?? theme) === theme, colorScheme)
}

/** 320 px (WCAG 1.4.10) and 200 %. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  if (test.info().project.name !== 'es') return
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 640 })
    await expectWithinWidth(page)
  }
}

async function expectWithinWidth(page: Page): Promise<void> {
  const where = `${page.url()} at ${page.viewportSize()!.width} px`
  const look = async () => {
    const wide = await page.evaluate(widerThanScreen)
    // Input makes Chromium draw the frame in which columns adapt.
    if (wide.length > 0) await page.mouse.move(0, 0)
    return wide
  }
  await expect.poll(look, `What is wider than the screen, on ${where}`).toEqual([])
}

/** The innermost elements that make the page scroll sideways. */
function widerThanScreen(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth)
  return wide.filter((one) => !wide.some((other) => one !== other && one.contains(other))).map((one) => one.outerHTML)
}

/** Handbook rule 11.1. */
async function expectNoEnglish(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    if (document.documentElement.lang !== 'es') return []
    const isForeign = (element: Element | null) => (element?.closest('[lang]') as HTMLElement | null)?.lang !== 'es'
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest('script, style, noscript, template') || isForeign(parent)) continue
      found.add(walker.currentNode.nodeValue!)
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        if (!isForeign(element)) found.add(element.getAttribute(name) ?? '')
    found.add(document.title)
    return [...found].map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
  })
  expect(englishAmong(texts), `English on ${page.url()}`).toEqual([])
}

/** Default texts of libraries. */
const OF_LIBRARIES = [
  'Clear',
  'Close',
  'Open',
  'Loading…',
  'Loading...',
  'No options',
  'Rows per page:',
  'Go to first page',
  'Go to last page',
  'Go to next page',
  'Go to previous page',
  'Next month',
  'Previous month',
  'Choose date',
  'Required',
  'Skip to content',
  'Show password',
]

function formsOf(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return messages.split('||||').map((form) => form.trim())
  return typeof messages === 'object' && messages !== null ? Object.values(messages).flatMap(formsOf) : []
}

const kept = new Set(formsOf(messagesOf('en').payments.remittance))

const spanish = new Set(formsOf(messagesOf('es')))

const englishOnly = formsOf(messagesOf('en')).filter((form) => !spanish.has(form) && !kept.has(form) && form !== '')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const isFilledIn = (form: string) => form.includes('%{')

const keysOf = (messages: object, place = ''): readonly string[] =>
  Object.entries(messages).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null ? keysOf(inner, `${place}${name}.`) : [`${place}${name}`],
  )

const plain = englishOnly.filter((form) => !isFilledIn(form))

const wholes = new Set([...plain, ...OF_LIBRARIES, ...keysOf(messagesOf('es'))])

/** Templates with very few fixed letters would match any text. */
const templates = englishOnly
  .filter((form) => isFilledIn(form) && form.replaceAll(/%\{\w+\}|[^a-z]/gi, '').length >= 6)
  .map(
    (form) =>
      new RegExp(
        `^${form
          .split(/%\{\w+\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  )

const isEnglish = (text: string): boolean => wholes.has(text) || templates.some((template) => template.test(text))

/** Cache: screens share most texts. */
const judged = new Map<string, boolean>()

/** The English messages among these texts, and keys of messages. */
const englishAmong = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => {
    if (!judged.has(text)) judged.set(text, isEnglish(text))
    return judged.get(text)
  })
