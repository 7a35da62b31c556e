import { api } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { readFile } from 'node:fs/promises'
import { expectAccessibleEverywhere, expectNoSidewaysScroll } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { openProject } from './testing/given.ts'
import { CODE_PAGES, open, pressEntry, waitForPage } from './testing/pages.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test.use({ storageState: sessionOf('user') })

/** Spanish style with a true minus (handbook rules 11.4, 11.11). */
const AMOUNT = /^[+−]?\d{1,3}(\.\d{3})*(,\d{2})?\s€$/
const DATE = /^\d{2}\/\d{2}\/\d{4}/

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
  ...CODE_PAGES,
] as const

test('every page of an investor is accessible and shows no raw values, at any width and in both themes', async ({
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

test('the movements can be downloaded as a CSV file @es', async ({ page, t }) => {
  await open(page, '/user/profile?tab=wallet')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('transactions.list.csv') }).click(),
  ])
  expect(download.suggestedFilename()).toBe(t('transactions.list.csvName'))
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines[1]).toMatch(/\d{2}\/\d{2}\/\d{4}/)
})

test('the figures of the investments add up @es', async ({ page, t }) => {
  await open(page, '/investments')
  const { userId } = await call(page.request, api.users.readMe)
  const { data } = await call(page.request, api.orders.list, { query: { userId, take: 100 } })
  const cents = data
    .filter(({ status }) => status === 'active' || status === 'pending')
    .reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
  const total = formatMoney(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
  const composition = page.getByRole('region', { name: t('portfolio.composition.title') })
  await expect(composition.getByRole('row', { name: t('portfolio.composition.total') })).toContainText(total)
  await expect(page.getByText(total).first()).toBeVisible()
})

test('the page of an investment shows the parts of each payment to the cent, and exports them @es', async ({
  page,
  t,
  language,
}) => {
  const { data: late } = await call(page.request, api.distributions.listPayments, { query: { isLate: true, take: 1 } })
  const { orderId, projectName } = late[0]!
  const query = { orderId, take: 100, orderBy: 'dueDate', orderSide: 'asc' } as const
  const { data: payments } = await call(page.request, api.distributions.listPayments, { query })
  await open(page, '/investments')
  await page.getByRole('link', { name: projectName }).first().click()
  await page.waitForURL(`/investments/${orderId}`)
  await expect(page.getByRole('heading', { level: 1, name: projectName })).toBeVisible()
  const paidLate = payments.find(({ paidAt, daysLate }) => paidAt !== null && daysLate > 0)!
  await page.getByText(t('investment.calendar.state.paidLate')).first().click()
  const parts = page
    .getByRole('listitem')
    .filter({ hasText: t('investment.calendar.state.paidLate') })
    .first()
  for (const amount of [paidLate.interest, `-${paidLate.fee}`, `-${paidLate.withheld}`, paidLate.net])
    await expect(parts.getByText(formatMoney(amount), { exact: true }).last()).toBeVisible()
  await expectPlainWords(page, language)
  await expectAccessibleEverywhere(page)
  await expectNoSidewaysScroll(page)

  const fileOf = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    return readFile((await download.path())!, 'utf8')
  }
  const rows = (await fileOf(t('investment.calendar.csv'))).trim().split('\r\n')
  expect(rows).toHaveLength(payments.length + 1)
  const { loanState } = await call(page.request, api.projects.read, { params: { id: late[0]!.projectId } })
  const expected = loanState === 'inDefault' ? [] : payments.filter(({ paidAt }) => paidAt === null)
  const events = (await fileOf(t('investment.calendar.ics'))).match(/BEGIN:VEVENT/g) ?? []
  expect(events).toHaveLength(expected.length)
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
  await expectAccessibleEverywhere(page)
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

test('the returns add up to the cent by year, by project and in the download @es', async ({ page, t }) => {
  const { data } = await call(page.request, api.distributions.listPayments, { query: { take: 100 } })
  const paid = data.filter(({ paidAt }) => paidAt !== null)
  const cents = (wire: string) => BigInt(wire.replace('.', ''))
  const gross = (rows: typeof paid) => rows.reduce((sum, { interest }) => sum + cents(interest), 0n)
  const written = (amount: bigint) => formatMoney(`${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`)
  const { projectId, projectName } = paid[0]!
  const ofProject = paid.filter((payment) => payment.projectId === projectId)

  await open(page, '/investments')
  await page.getByRole('link', { name: t('returns.returns'), exact: true }).click()
  await page.waitForURL('/investments/returns')
  const years = page.getByRole('region', { name: t('returns.years.title') })
  await expect(years.getByRole('row').last()).toContainText(written(gross(paid)))

  await page.getByRole('combobox', { name: t('returns.list.year') }).selectOption('all')
  await page.waitForURL(/year=all/)
  await page.getByRole('combobox', { name: t('returns.list.project') }).selectOption({ label: projectName })
  await page.waitForURL(new RegExp(`project=${projectId}`))
  const list = page.getByRole('region', { name: t('returns.list.title') })
  // The table also has a heading and a sum.
  await expect(list.getByRole('row')).toHaveCount(ofProject.length + 2)
  await expect(list.getByRole('row').last()).toContainText(written(gross(ofProject)))
  await page.reload()
  await expect(list.getByRole('row')).toHaveCount(ofProject.length + 2)

  const link = page.getByRole('link', { name: t('returns.list.csv') })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const rows = (await readFile((await download.path())!, 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(ofProject.length + 1)

  // Filters without payments are removed.
  await open(page, '/investments/returns?year=1999')
  await page.waitForURL('/investments/returns')
})

test('an investment of another person is not found @es', async ({ page, staff }) => {
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
})

test('the menu leads to the profile and logs out, which closes private pages @es', async ({ investor, t }) => {
  const { page, member } = await investor('0.00')
  await open(page, '/')
  const account = page.getByRole('button', { name: t('navigation.account', { name: member.person.name }) })
  await account.click()
  await expect(page.getByRole('link', { name: t('navigation.administratorArea') })).toHaveCount(0)
  await page.getByRole('link', { name: t('navigation.profile') }).click()
  await waitForPage(page, '/user/profile')
  await account.click()
  await pressEntry(page.getByRole('button', { name: t('navigation.logOut') }))
  await page.waitForURL('/')
  await page.goto('/user/profile?tab=wallet')
  await expect(page).toHaveURL(/\/auth\/login\?next=/)
  await page.goBack()
  await expect(page.getByText(member.person.email)).toHaveCount(0)
})

test('an investment can be revoked in its reflection period, with a full refund @es', async ({
  investor,
  staff,
  secondStaff,
  t,
}) => {
  const { page, member } = await investor('1000.00')
  const project = await openProject([staff, secondStaff])
  await call(member.request, api.orders.create, {
    body: {
      projectId: project.projectId,
      projectPhaseId: project.projectPhaseId,
      userId: member.user.userId,
      amount: '750.50',
      orderType: 'invest',
      acceptsTerms: true,
    },
  })
  await open(page, '/investments')
  await page.getByRole('link', { name: project.name }).click()
  await page.waitForURL(/\/investments\/[\w-]+$/)
  await expect(page.getByText(t('investment.calendar.none'))).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: t('orders.leave.revokeOf', { project: project.name }) }).click()
  const dialog = page.getByRole('dialog', { name: t('orders.leave.revokeTitle') })
  const amount = formatMoney('750.50')
  await dialog.getByRole('button', { name: t('orders.leave.revokeSubmit', { amount }) }).click()
  await expect(page.getByText(t('investment.cancelled', { amount }))).toBeVisible()
  const { data } = await call(member.request, api.wallets.list, { query: { userId: member.user.userId } })
  expect(data).toMatchObject([{ balance: '1000.00', available: '1000.00' }])
})
