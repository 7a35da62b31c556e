import { expect, type Page } from '@playwright/test'

/** Goes to an address and waits until what is on it can be used. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
}

/** Waits until the islands that load with the page listen: what is typed before that might be lost on the way. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="interaction"])')).toHaveCount(0)
}

/** Waits for the page that a step leads to, and until it can be used. */
export async function arrived(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address)
  await alive(page)
}
