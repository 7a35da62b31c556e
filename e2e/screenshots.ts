import { api, type Role } from '@cauce/contract'
import { CONTENT_LANGUAGES, type ContentLanguage as Language } from '@cauce/contract/languages.ts'
import { BROWSER_ARGUMENTS, findBrowser } from '@cauce/testing/browser'
import { type Browser, chromium, request as playwrightRequest } from '@playwright/test'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { call } from './testing/api.ts'
import { demonstrationSession } from './testing/staff.ts'
import { freePort } from '@cauce/testing/free-port'
import { waitForHydration } from './testing/pages.ts'
import { newFolder, removeFolder, startPlatform, untilReady } from './testing/platform.ts'

/** `node e2e/screenshots.ts <folder> [part of a file's name]`; `E2E_ORIGIN` names a running platform. */

type Actor = Role | 'visitor'

interface Screen {
  readonly name: string
  readonly actor: Actor
  readonly address: string
}

const WIDTHS = { 390: 844, 1280: 900 } as const
const THEMES = ['light', 'dark'] as const

const [folder, wanted = ''] = process.argv.slice(2)
if (folder === undefined) {
  console.error("Usage: node e2e/screenshots.ts <folder> [part of a file's name]")
  process.exit(2)
}
mkdirSync(folder, { recursive: true })

const givenOrigin = process.env['E2E_ORIGIN']
const port = givenOrigin === undefined ? await freePort() : 0
const origin = givenOrigin ?? `http://localhost:${port}`
const data = newFolder()
const platform = givenOrigin === undefined ? startPlatform(port, data) : undefined
try {
  if (platform) await untilReady(platform, origin)
  await takeAll(folder)
} finally {
  await platform?.stop()
  await removeFolder(data)
}

async function takeAll(into: string): Promise<void> {
  const shots = shotsOf(await screensOfDemonstration()).filter(({ file }) => file.includes(wanted))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_ARGUMENTS] })
  for (const shot of shots) {
    await take(browser, shot, path.join(into, shot.file))
    console.log(shot.file)
  }
  await browser.close()
}

interface Shot {
  readonly screen: Screen
  readonly language: Language
  readonly colorScheme: (typeof THEMES)[number]
  readonly file: string
}

function shotsOf(screens: readonly Screen[]): Shot[] {
  const looks = CONTENT_LANGUAGES.flatMap((language) => THEMES.map((colorScheme) => ({ language, colorScheme })))
  return screens.flatMap((screen) =>
    looks.map((look) => ({ ...look, screen, file: `${screen.name}-${look.language}-${look.colorScheme}` })),
  )
}

async function take(browser: Browser, { screen, language, colorScheme }: Shot, file: string): Promise<void> {
  const { actor, address } = screen
  const context = await browser.newContext({
    baseURL: origin,
    locale: language === 'es' ? 'es-ES' : 'en-GB',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    colorScheme,
    storageState: actor === 'visitor' ? undefined : await demonstrationSession(origin, actor),
  })
  const page = await context.newPage()
  for (const [width, height] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width: Number(width), height })
    await page.goto(address, { waitUntil: 'networkidle' })
    await waitForHydration(page)
    // Loads lazy pictures.
    await page.evaluate(() =>
      Promise.all(
        [...document.images].map((image) => {
          image.loading = 'eager'
          return image.decode().catch(() => undefined)
        }),
      ),
    )
    await page.screenshot({ path: `${file}-${width}.png`, fullPage: true, animations: 'disabled' })
  }
  await context.close()
}

async function screensOfDemonstration(): Promise<Screen[]> {
  const visitor = await playwrightRequest.newContext({ baseURL: origin })
  const { data: projects } = await call(visitor, api.projects.list, { query: { take: 100 } })
  const { data: accounts } = await call(visitor, api.demonstration.listAccounts)
  await visitor.dispose()
  const project = projects.find(({ phaseName }) => phaseName === 'Investment')!
  const late = projects.find(({ daysLate }) => daysLate > 0)
  const customer = accounts.find(({ role }) => role === 'user')!
  return [
    { name: 'home', actor: 'visitor', address: '/' },
    { name: 'projects', actor: 'visitor', address: '/projects/' },
    { name: 'project', actor: 'visitor', address: `/projects/${project.url}` },
    ...(late ? [{ name: 'project-late', actor: 'visitor' as const, address: `/projects/${late.url}` }] : []),
    { name: 'login', actor: 'visitor', address: '/auth/login' },
    { name: 'register', actor: 'visitor', address: '/register' },
    { name: 'investor-information', actor: 'visitor', address: '/investor-information' },
    { name: 'legal', actor: 'visitor', address: '/legal' },
    { name: 'cookies', actor: 'visitor', address: '/cookies' },
    { name: 'accessibility', actor: 'visitor', address: '/accessibility' },
    { name: 'not-found', actor: 'visitor', address: '/projects/no-existe' },
    { name: 'project-investor', actor: 'user', address: `/projects/${project.url}` },
    { name: 'wallet', actor: 'user', address: '/user/profile?tab=wallet' },
    { name: 'deposit', actor: 'user', address: '/user/profile?tab=wallet&move=income&amount=400.00' },
    { name: 'investments', actor: 'user', address: '/investments' },
    ...(await investmentScreens()),
    { name: 'profile', actor: 'user', address: '/user/profile' },
    { name: 'knowledge', actor: 'user', address: '/user/knowledge' },
    { name: 'investor-class', actor: 'user', address: '/user/investor-class' },
    { name: 'about-you', actor: 'user', address: '/user/about-you' },
    { name: 'loss-simulation', actor: 'user', address: '/user/loss-simulation' },
    { name: 'documents', actor: 'user', address: '/user/profile?tab=documents' },
    { name: 'returns', actor: 'user', address: '/investments/returns' },
    { name: 'tax', actor: 'user', address: '/user/profile?tab=tax' },
    { name: 'bank-accounts', actor: 'user', address: '/user/profile?tab=bank-accounts' },
    { name: 'support', actor: 'user', address: '/user/support' },
    { name: 'support-manage', actor: 'user', address: '/user/support/manage' },
    { name: 'support-new', actor: 'user', address: '/user/support/new' },
    { name: 'office-inbox', actor: 'admin', address: '/admin/' },
    { name: 'office-customers', actor: 'admin', address: '/admin/customer/' },
    { name: 'office-customer', actor: 'admin', address: await customerAddress(customer.email) },
    { name: 'office-projects', actor: 'admin', address: '/admin/project/' },
    { name: 'office-project', actor: 'admin', address: `/admin/project/${project.projectId}` },
    { name: 'office-movements', actor: 'admin', address: `/admin/project/${project.projectId}/movements` },
    { name: 'office-bank', actor: 'admin', address: '/admin/bank/' },
    { name: 'office-payments', actor: 'admin', address: '/admin/bank/payments/' },
    { name: 'office-wallets', actor: 'admin', address: '/admin/wallet/' },
  ]
}

async function investmentScreens(): Promise<Screen[]> {
  const investor = await playwrightRequest.newContext({
    baseURL: origin,
    storageState: await demonstrationSession(origin, 'user'),
  })
  const { data: orders } = await call(investor, api.orders.list, { query: { take: 100 } })
  const { data: late } = await call(investor, api.distributions.listPayments, { query: { isLate: true, take: 1 } })
  await investor.dispose()
  const shown = [
    { name: 'investment-late', order: orders.find(({ orderId }) => orderId === late[0]?.orderId) },
    { name: 'investment-finished', order: orders.find(({ status }) => status === 'finished') },
    { name: 'investment-pending', order: orders.find(({ status }) => status === 'pending') },
  ]
  return shown.flatMap(({ name, order }) =>
    order ? [{ name, actor: 'user' as const, address: `/investments/${order.orderId}` }] : [],
  )
}

async function customerAddress(email: string): Promise<string> {
  const staff = await playwrightRequest.newContext({
    baseURL: origin,
    storageState: await demonstrationSession(origin, 'admin'),
  })
  const { data } = await call(staff, api.users.list, { query: { multiSearch: email } })
  await staff.dispose()
  return `/admin/customer/${data[0]!.userId}`
}
