import { sessionOf } from './staff.ts'
import { watchTraffic, type Traffic } from './settle.ts'
import { nameWaiting, test as base, type Page } from './test.ts'
import { Watch } from './watch.ts'

/** A back office that has started, or that the first address starts. */
interface Office {
  readonly page: Page
  readonly traffic: Traffic
}

/**
 * The back office of an administrator, in which the tests of a worker go on one after the other: starting it, and axe in it, takes as long as
 * looking at a screen. After a failed test, Playwright starts another worker, and that one another back office.
 */
export const test = base.extend<{ readonly office: Office }, { readonly startedOffice: Office & { watch: Watch } }>({
  startedOffice: [
    async ({ browser }, use, { project }) => {
      const { actionTimeout, baseURL, contextOptions, locale, navigationTimeout, timezoneId } = project.use
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: baseURL!,
        locale: locale!,
        timezoneId: timezoneId!,
        storageState: sessionOf('admin'),
      })
      // Playwright sets them by itself only in what a test makes.
      context.setDefaultTimeout(actionTimeout!)
      context.setDefaultNavigationTimeout(navigationTimeout!)
      const watch = new Watch(baseURL!)
      await watch.observe(context)
      const page = await context.newPage()
      await use({ page, traffic: watchTraffic(page), watch })
      await context.close()
    },
    { scope: 'worker' },
  ],
  office: async ({ startedOffice: { watch, ...office } }, use, testInfo) => {
    await use(office)
    nameWaiting(watch, testInfo)
    base.expect(watch.found(), 'Nothing goes wrong unnoticed in the back office').toEqual([])
  },
})

export { expect } from './test.ts'
