import { expect, type Page } from '@playwright/test'

/** How long nothing is asked for before a page counts as loaded: between the script of a page and its first call a moment passes. */
const QUIET_MILLISECONDS = 200

/** Requests of a page that have not been answered. */
export interface Traffic {
  waiting: number
  changedAt: number
}

/** Counts what a page asks for, from now on. */
export function watchTraffic(page: Page): Traffic {
  const traffic: Traffic = { waiting: 0, changedAt: Date.now() }
  const change = (by: 1 | -1) => () => {
    traffic.waiting += by
    traffic.changedAt = Date.now()
  }
  page.on('request', change(1))
  page.on('requestfinished', change(-1))
  page.on('requestfailed', change(-1))
  return traffic
}

/** Waits until a page of the back office has its heading and everything that it asked for. */
export async function settle(page: Page, traffic: Traffic): Promise<void> {
  // By their tags: a dialog takes the roles from what is behind it.
  await expect(page.locator('h1')).toBeVisible()
  await expect
    .poll(() => traffic.waiting <= 0 && Date.now() - traffic.changedAt > QUIET_MILLISECONDS, {
      intervals: [50],
      message: `${page.url()} has loaded`,
    })
    .toBe(true)
  // A picture that is not in view yet is not loaded and keeps its place, so that this is waited for and not demanded.
  const places = page.locator('main :is(.MuiSkeleton-root, .MuiCircularProgress-root)').filter({ visible: true })
  await expect(places)
    .toHaveCount(0, { timeout: 1500 })
    .catch(() => undefined)
}
