import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectNoSidewaysScroll,
  PHONE,
  RULES_OF_WIDTH,
} from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { CODE_PAGES, open, pressEntry, waitForPage } from './testing/pages.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test.use({ storageState: sessionOf('user') })

/** Spanish style with a true minus (handbook rules 11.4, 11.11). */
const AMOUNT = /^[+−]?\d{1,3}(\.\d{3})*(,\d{2})?\s€$/
const DATE = /^\d{2}\/\d{2}\/\d{4}/

const CUSTOMERS_ONLY = ['/user/about-you', '/user/investor-class', '/user/knowledge', '/user/loss-simulation'] as const

const PAGES = [
  '/investments',
  '/investments/returns',
  '/investments/calendar',
  '/user/profile',
  '/user/profile?tab=wallet',
  '/user/profile?tab=wallet&move=income&amount=400.00',
  '/user/profile?tab=documents',
  '/user/profile?tab=tax',
  '/user/profile?tab=bank-accounts',
  '/user/opening',
  ...CUSTOMERS_ONLY,
  '/user/notifications',
  '/user/support',
  '/user/support/manage',
  '/user/support/new',
  ...CODE_PAGES,
] as const

test('every page of an investor is accessible and shows no raw values, at any width and in both themes @es', async ({
  page,
  language,
}) => {
  test.slow()
  for (const address of PAGES) {
    await open(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectPlainWords(page, language)
    await expectAccessibleEverywhere(page)
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(PHONE)
  for (const address of ['/investments', '/user/profile?tab=wallet']) {
    await open(page, address)
    await expectAccessible(page, { rules: RULES_OF_WIDTH })
  }
})

test('amounts, dates and accounts are written in the Spanish format, in either language', async ({ page, t }) => {
  await open(page, '/user/profile?tab=wallet')
  const { data } = await call(page.request, api.wallets.list, { query: { take: 1 } })
  const balance = formatMoney(data[0]!.available)
  expect(balance).toMatch(AMOUNT)
  await expect(page.getByRole('link', { name: t('navigation.walletAvailable', { available: balance }) })).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  const dates = await page.getByRole('table').getByRole('row').getByText(DATE).allInnerTexts()
  expect(dates.length).toBe((await rows.count()) - 1)
  // A note may hold several amounts.
  const texts = await page.getByRole('table').getByText('€').allInnerTexts()
  const amounts = texts.flatMap((text) => text.match(/\S+\s€/g) ?? [])
  expect(amounts.length).toBeGreaterThanOrEqual(dates.length)
  for (const amount of amounts) expect(amount).toMatch(AMOUNT)
  await expect(page.getByText(/^•••• •••• •••• •••• •••• \d{4}$/).first()).toBeVisible()

  await page.getByRole('button', { name: t('transactions.list.withdraw'), exact: true }).click()
  await expect(page).toHaveURL(/type=withdraw/)
  await expect(page.getByRole('table').getByText(/^\+/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: t('transactions.list.withdraw'), exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a calendar program reads the payments at a private address, until a new one is created @es', async ({
  investor,
  openBrowser,
  t,
}) => {
  // Each person has one calendar address.
  const { page } = await investor('0.00')
  await open(page, '/investments/calendar')
  const field = page.getByLabel(t('paymentCalendars.address'))
  const make = page.getByRole('button', {
    name: new RegExp(`^(${t('paymentCalendars.make')}|${t('paymentCalendars.renew')})$`),
  })
  const made = async () => {
    await make.click()
    await expect(page.getByRole('heading', { name: t('paymentCalendars.made') })).toBeVisible()
    return field.inputValue()
  }
  const first = await made()
  const stranger = await openBrowser()
  const read = async (address: string) => stranger.request.get(address)
  const file = await read(first)
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
  const second = await made()
  expect([(await read(first)).status(), (await read(second)).status()]).toEqual([404, 200])
  await page.getByRole('button', { name: t('paymentCalendars.remove') }).click()
  await expect(page.getByText(t('paymentCalendars.none'))).toBeVisible()
  expect((await read(second)).status()).toBe(404)
})

test('an investment of another person is not found, and what customers say of themselves not by staff @es', async ({
  page,
  staff,
}) => {
  const { userId } = await call(page.request, api.users.readMe)
  const { data } = await call(staff, api.orders.list, { query: { take: 100 } })
  const foreign = data.find((order) => order.userId !== userId)!
  for (const address of [
    `/investments/${foreign.orderId}`,
    `/investments/${foreign.orderId}/payments.csv`,
    '/investments/1',
  ]) {
    const response = await page.request.get(address)
    expect(response.status()).toBe(404)
    expect(await response.text()).not.toContain(foreign.projectName)
  }
  for (const address of CUSTOMERS_ONLY) expect((await staff.get(address)).status(), address).toBe(404)
})

test('the menu leads to the profile and logs out, which closes private pages and forgets drafts @es', async ({
  investor,
  t,
}) => {
  const { page, member } = await investor('0.00')
  await open(page, '/user/support/new')
  await page.getByLabel(t('tickets.fields.title'), { exact: true }).fill('Contrato')
  await open(page, '/')
  const account = page.getByRole('button', { name: t('navigation.account', { name: member.person.name }) })
  await account.click()
  await expect(page.getByRole('link', { name: t('navigation.administratorArea') })).toHaveCount(0)
  await page.getByRole('link', { name: t('navigation.profile') }).click()
  await waitForPage(page, '/user/profile')
  await account.click()
  await pressEntry(page.getByRole('button', { name: t('navigation.logOut') }))
  await page.waitForURL('/')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/Contrato|support/)
  await page.goto('/user/profile?tab=wallet')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await page.goBack()
  await expect(page.getByText(member.person.email)).toHaveCount(0)
})
