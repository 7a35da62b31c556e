import { expect, type Page } from '@playwright/test'

/** Opens an address and waits until its islands are hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
}

/** Waits until the islands that load with the page are hydrated; input before that could be lost. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="interaction"])')).toHaveCount(0)
}

/** Waits for the page that a step leads to, and until its islands are hydrated. */
export async function arrived(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address)
  await alive(page)
}
