import type { Page } from '@playwright/test'
import { freePort } from '@cauce/testing/free-port'
import { copyWorld, removeFolder, startPlatform, untilReady } from './platform.ts'
import { demonstrationSession } from './staff.ts'
import { test as base } from './test.ts'

interface Fixtures {
  readonly office: (position: 0 | 1) => Promise<Page>
}

/** For journeys that affect all money, with the demonstration's world. */
export const test = base.extend<Fixtures, { readonly ownOrigin: string }>({
  ownOrigin: [
    // Playwright parses the parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const given = process.env['E2E_ORIGIN']
      if (given !== undefined) return use(given)
      const port = await freePort()
      const origin = `http://localhost:${port}`
      const folder = await copyWorld(process.env['E2E_WORLD']!)
      const platform = startPlatform(port, folder)
      try {
        await untilReady(platform, origin)
        await use(origin)
      } finally {
        await platform.stop()
        await removeFolder(folder)
      }
    },
    { scope: 'worker', timeout: 420_000 },
  ],
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
