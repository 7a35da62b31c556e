import type { Language } from '@cauce/contract'
import { translator, type Translate } from '@cauce/i18n'
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { Watch } from './watch.ts'

export interface TestOptions {
  /** Of the person whose journey it is. */
  readonly language: Language
}

interface Fixtures {
  /** The words of the platform in the language of the test. */
  readonly t: Translate
  /** Fails the test when something went wrong in any of its browsers that no step announced. */
  readonly watch: Watch
  /** Opens a browser for somebody else, or for the same person elsewhere; watched and closed like the first one. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>
}

export const test = base.extend<TestOptions & Fixtures>({
  language: ['es', { option: true }],
  t: async ({ language }, use) => use(translator(language)),
  watch: [
    async ({ baseURL }, use) => {
      const watch = new Watch(baseURL!)
      await use(watch)
      base.expect(watch.found(), 'Nothing goes wrong unnoticed in a browser').toEqual([])
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch.observe(context)
    await use(context)
  },
  openBrowser: async ({ browser, watch, contextOptions, locale, timezoneId, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await openContext(browser, { ...contextOptions, locale, timezoneId, baseURL, ...options })
      await watch.observe(context)
      opened.push(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
})

const openContext = (browser: Browser, options: BrowserContextOptions) => browser.newContext(options)

export { expect } from '@playwright/test'
export type { Page } from '@playwright/test'
