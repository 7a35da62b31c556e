import { sessionOf } from './staff.ts'
import { watchTraffic, type Traffic } from './settle.ts'
import { nameWaiting, test as base, type Page } from './test.ts'
import { Watch } from './watch.ts'

interface Office {
  readonly page: Page
  readonly traffic: Traffic
}

/** One back office per worker, as starting it and axe takes as long as a screen. */
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
      // Playwright sets them only in its own fixtures.
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
