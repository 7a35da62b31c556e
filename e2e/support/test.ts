import type { Language } from '@cauce/contract'
import { translator, type Translate } from '@cauce/i18n'
import {
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { funded, NOBODY, registered, tested, verified, type Member } from './given.ts'
import { newPerson } from './person.ts'
import { sessionOf } from './staff.ts'
import { Watch } from './watch.ts'

export interface TestOptions {
  /** Language of the person of the journey. */
  readonly language: Language
}

interface Fixtures {
  /** The words of the platform in the language of the test. */
  readonly t: Translate
  /** Fails the test on any error in its browsers that no step has announced. */
  readonly watch: Watch
  /** Opens another browser; it is watched and closed like the first one. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  /** Calls as an administrator, to prepare a test. */
  readonly staff: APIRequestContext
  /** A person with an account and codes, identity not verified. */
  readonly member: (companyName?: string) => Promise<Member>
  /**
   * A person who may invest, with `amount` in the wallet, and a browser in which they are logged in. They have answered the knowledge
   * test, unless the journey is about a newcomer, so that no warning is in the way. With `companyName` it is a company.
   */
  readonly investor: (
    amount: string,
    options?: { isNewcomer?: boolean; companyName?: string },
  ) => Promise<{ member: Member; page: Page }>
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
  context: async ({ context, watch }, use, testInfo) => {
    await watch.observe(context)
    await use(context)
    nameWaiting(watch, testInfo)
  },
  openBrowser: async ({ browser, watch, contextOptions, locale, timezoneId, baseURL }, use, testInfo) => {
    const opened: BrowserContext[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({
        ...contextOptions,
        locale,
        timezoneId,
        baseURL,
        storageState: NOBODY,
        ...options,
      })
      await watch.observe(context)
      opened.push(context)
      return context.newPage()
    })
    nameWaiting(watch, testInfo)
    await Promise.all(opened.map((context) => context.close()))
  },
  staff: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, storageState: sessionOf('admin') })
    await use(request)
    await request.dispose()
  },
  member: async ({ playwright, baseURL, language }, use) => {
    const members: Member[] = []
    await use(async (companyName) => {
      const member = await registered(playwright, baseURL!, newPerson(language), companyName)
      members.push(member)
      return member
    })
    await Promise.all(members.map(({ request }) => request.dispose()))
  },
  investor: async ({ member, staff, openBrowser }, use) =>
    use(async (amount, { isNewcomer = false, companyName } = {}) => {
      const investor = await funded(await verified(await member(companyName)), staff, amount)
      if (!isNewcomer) await tested(investor)
      return { member: investor, page: await openBrowser({ storageState: await investor.request.storageState() }) }
    }),
})

/** Says what the browsers of a failed test wait for, before they are closed. */
export function nameWaiting(watch: Watch, { status, expectedStatus, title }: TestInfo): void {
  if (status === expectedStatus) return
  for (const request of watch.waiting()) console.error(`${title}: no answer yet to ${request}`)
}

export { expect } from '@playwright/test'
export type { Page } from '@playwright/test'
