import { api, PHASE_IDS } from '@cauce/contract'
import { expect, type APIRequestContext, type Locator, type Page, type Route } from '@playwright/test'
import { call } from './api.ts'

/** Opens an address and waits until its islands are hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitForHydration(page)
}

/** Waits until the islands that load with the page are hydrated; input before that could be lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('astro-island[ssr]:not([client="interaction"])')).toHaveCount(0)
}

/** Waits for the page that a step leads to, and until its islands are hydrated. */
export async function waitForPage(page: Page, address: string | RegExp): Promise<void> {
  await page.waitForURL(address)
  await waitForHydration(page)
}

/**
 * Presses an entry of an open menu of the header, by keyboard. A click scrolls to the entry first, and a busy browser moves the
 * menu with its button a frame after the page, so that the click meets what is below and closes the menu.
 */
export const pressEntry = (entry: Locator): Promise<void> => entry.press('Enter')

/**
 * Routes requests of a page that is open already. `page.route` returns before a busy page knows of it, and what the page asks for until
 * then goes to the server; so this lets the page ask for `/healthz` until the route answers it.
 */
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

/**
 * Double-clicks while /v1 answers nothing. A second click after the answer would be a new attempt, or meet what the first one opened,
 * and which comes first would depend on the load of the machine. What the button waits for itself is answered before.
 */
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

/** Public pages, with one project page. */
export const PUBLIC_PAGES = ['/', '/projects/', '/investor-information', '/legal', '/privacy', '/cookies'] as const

/** Pages of registering and logging in. */
export const ACCOUNT_PAGES = [
  '/auth/login',
  '/auth/sign-in',
  '/register',
  '/register?kind=company',
  '/auth/forgot',
  '/auth/reset',
] as const

/** Pages that links of mails lead to, without their token. */
export const LINK_PAGES = ['/auth/confirm', '/auth/confirm-new-email', '/auth/undo-email-change'] as const

/** Pages of changing the codes, for a person who is logged in. */
export const CODE_PAGES = ['/auth/change-device', '/auth/change-device?recovery', '/auth/new-recovery-codes'] as const

type PublicPhase = 'Next_Opening' | 'Preinvestment' | 'Investment' | 'Financed' | 'Closed'

/** The page of a demonstration project in this phase. */
export async function projectAddress(request: APIRequestContext, phase: PublicPhase = 'Investment'): Promise<string> {
  const { data } = await call(request, api.projects.list, { query: { phaseId: PHASE_IDS[phase], take: 1 } })
  return `/projects/${data[0]!.url}`
}
