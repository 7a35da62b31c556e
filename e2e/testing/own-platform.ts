import type { Page } from '@playwright/test'
import { demonstrationSession } from './staff.ts'
import { test as base } from './test.ts'

interface Fixtures {
  readonly office: (position: 0 | 1) => Promise<Page>
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ ownOrigin }, use) => use(ownOrigin),
  staff: async ({ playwright, ownOrigin }, use) => {
    const storageState = await demonstrationSession(ownOrigin, 'admin')
    const request = await playwright.request.newContext({ baseURL: ownOrigin, storageState })
    await use(request)
    await request.dispose()
  },
  secondStaff: async ({ playwright, ownOrigin }, use) => {
    const storageState = await demonstrationSession(ownOrigin, 'admin', 1)
    const request = await playwright.request.newContext({ baseURL: ownOrigin, storageState })
    await use(request)
    await request.dispose()
  },
  office: async ({ openBrowser, ownOrigin }, use) =>
    use(async (position) => openBrowser({ storageState: await demonstrationSession(ownOrigin, 'admin', position) })),
})
