import type { ContentLanguage } from '@cauce/contract/languages.ts'
import { translator, type Translate } from '@cauce/i18n'
import {
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { declared, funded, NOBODY, registered, tested, verified, type Member } from './given.ts'
import { newPerson } from './person.ts'
import { sessionOf } from './staff.ts'
import { Watch } from './watch.ts'

export interface TestOptions {
  readonly language: ContentLanguage
}

interface Fixtures {
  readonly t: Translate
  readonly watch: Watch
  /** Watched and closed like the first. */
  readonly openBrowser: (options?: BrowserContextOptions) => Promise<Page>
  readonly staff: APIRequestContext
  /** Another administrator. */
  readonly secondStaff: APIRequestContext
  /** Identity not verified. */
  readonly member: (companyName?: string) => Promise<Member>
  /** Logged in, funded; knowledge test answered and, but for a company, origin of funds declared, unless a newcomer. A company with `companyName`. */
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
  secondStaff: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ baseURL, storageState: sessionOf('second') })
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
  investor: async ({ member, staff, secondStaff, openBrowser }, use) =>
    use(async (amount, { isNewcomer = false, companyName } = {}) => {
      const investor = await funded(await verified(await member(companyName)), [staff, secondStaff], amount)
      if (!isNewcomer) await tested(investor)
      if (!isNewcomer && companyName === undefined) await declared(investor)
      return { member: investor, page: await openBrowser({ storageState: await investor.request.storageState() }) }
    }),
})

/** Prints the pending requests of a failed test. */
export function nameWaiting(watch: Watch, { status, expectedStatus, title }: TestInfo): void {
  if (status === expectedStatus) return
  for (const request of watch.waiting()) console.error(`${title}: no answer yet to ${request}`)
}

export { expect } from '@playwright/test'
export type { Page } from '@playwright/test'
