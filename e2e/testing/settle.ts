import { expect, type Page } from '@playwright/test'

/** Pause between script and first call. */
const QUIET_MILLISECONDS = 200

export interface Traffic {
  waiting: number
  changedAt: number
}

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

export async function settle(page: Page, traffic: Traffic): Promise<void> {
  // Found by tag, as a dialog hides the roles behind it.
  await expect(page.locator('h1')).toBeVisible()
  await expect
    .poll(() => traffic.waiting <= 0 && Date.now() - traffic.changedAt > QUIET_MILLISECONDS, {
      intervals: [50],
      message: `${page.url()} has loaded`,
    })
    .toBe(true)
  // Lazy pictures keep placeholders.
  const places = page.locator('main :is(.MuiSkeleton-root, .MuiCircularProgress-root)').filter({ visible: true })
  await expect(places)
    .toHaveCount(0, { timeout: 1500 })
    .catch(() => undefined)
}
