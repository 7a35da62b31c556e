import { api, PHASE_IDS } from '@cauce/contract'
import { expect, type APIRequestContext, type Locator, type Page, type Route } from '@playwright/test'
import { call } from './api.ts'

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Input before hydration could be lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="interaction"])')).toHaveCount(0)
}

export async function waitForPage(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address)
  await waitForHydration(page)
}

/** A click scrolls, and a busy browser moves the menu a frame late. */
export const pressEntry = (entry: Locator): Promise<void> => entry.press('Enter')

/** `page.route` returns before a busy page applies it; polls `/healthz` until it does. */
export async function routeOpenPage(
  page: Page,
  address: string | RegExp,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  const probe = '**/healthz'
  await page.route(address, handler)
  await page.route(probe, (route) => route.fulfill({ status: 204 }))
  await page.waitForFunction(async () => (await fetch('/healthz')).status === 204)
  await page.unroute(probe)
}

/** Double-clicks while the answer is held back; a click after it would be a new attempt. */
export async function pressTwice(button: Locator): Promise<void> {
  const page = button.page()
  const pressed = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await pressed.promise
    await route.fallback()
  }
  await button.click({ trial: true })
  await routeOpenPage(page, '**/v1/**', hold)
  await button.dblclick()
  pressed.resolve()
  await page.unroute('**/v1/**', hold)
}

export const PUBLIC_PAGES = [
  '/',
  '/projects/',
  '/investor-information',
  '/legal',
  '/privacy',
  '/cookies',
  '/accessibility',
] as const

export const ACCOUNT_PAGES = [
  '/auth/login',
  '/register',
  '/register?kind=company',
  '/auth/forgot',
  '/auth/reset',
  '/auth/set-up',
] as const

/** Pages of mailed links, opened without a token. */
export const LINK_PAGES = [
  '/auth/confirm',
  '/auth/confirm-new-email',
  '/auth/undo-email-change',
  '/auth/stop-access',
] as const

export const CODE_PAGES = ['/auth/change-device', '/auth/change-device?recovery', '/auth/new-recovery-codes'] as const

type PublicPhase = 'Next_Opening' | 'Preinvestment' | 'Investment' | 'Financed' | 'Closed'

export async function projectAddress(request: APIRequestContext, phase: PublicPhase = 'Investment'): Promise<string> {
  const { data } = await call(request, api.projects.list, { query: { phaseId: PHASE_IDS[phase], take: 1 } })
  return `/projects/${data[0]!.url}`
}
