import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expectAccessibleEverywhere } from './support/accessibility.ts'
import { fillRegistration, giveCredentials, register, setUpCodes, trustBrowser } from './support/account-steps.ts'
import { confirmationLink } from './support/given.ts'
import { openThings } from './support/openers.ts'
import { officeScreens } from './support/office-screens.ts'
import { open, waitForPage } from './support/pages.ts'
import { newPerson } from './support/person.ts'
import { expectPlainWords } from './support/plain-words.ts'
import { settle, watchTraffic } from './support/settle.ts'
import { sessionOf } from './support/staff.ts'
import { expect, test, type Page } from './support/test.ts'

/**
 * Every screen, dialog and menu of the back office, on a telephone, a tablet and a desktop, in both themes; the projects of Playwright give
 * both languages (decision 243).
 */

const screens = officeScreens()

test('the table of pages of the back office is read', () => {
  expect(screens.size).toBeGreaterThan(15)
  expect([...screens.values()].flat().length).toBeGreaterThan(45)
})

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') })

  for (const [noun, ofNoun] of screens)
    test(`finds every screen of ${noun} in order, in every width and theme`, async ({ page, staff, language, t }) => {
      // On a busy machine the customers took seven and a half minutes.
      test.setTimeout(900_000)
      const traffic = watchTraffic(page)
      const opened = new Set<string>()
      // What stands beside the screens is the same on all of them.
      const part = noun === 'inbox' ? 'body' : 'main'
      for (const { name, address } of ofNoun) {
        await visit(page, await address(staff))
        await settle(page, traffic)
        await expect(page.getByText(t('errors.page-not-found'))).toHaveCount(0)
        const tabs = page.getByRole('main').getByRole('tab')
        for (let index = 0; index < Math.max(await tabs.count(), 1); index++) {
          if (index > 0) await tabs.nth(index).click()
          await settle(page, traffic)
          // It says in which forms a file may write dates.
          if (name !== 'imports.create') await expectPlainWords(page, language)
          await expectAccessibleEverywhere(page)
          // What it opens has the same names and shapes in English, whose words are shorter.
          if (language === 'es')
            await openThings({
              page,
              t,
              part,
              opened,
              isOfShared: noun === 'users',
              settle: () => settle(page, traffic),
            })
        }
      }
    })
})

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('operator') })

  test('finds inbox and customers in order, in every width and theme', async ({ page, language }) => {
    const traffic = watchTraffic(page)
    for (const address of ['/admin/', '/admin/customer/']) {
      await visit(page, address)
      await settle(page, traffic)
      await expectPlainWords(page, language)
      await expectAccessibleEverywhere(page)
    }
  })
})

/** The back office starts once, and a later address is gone to within it, as by a link: that takes half the time. */
async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address)
  else
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, address)
}

test('a newcomer finds every step of the way in order, in every width and theme', async ({
  page,
  t,
  language,
  openBrowser,
}) => {
  test.slow()
  const person = newPerson(language)
  const look = async (one: Page, address: RegExp) => {
    await waitForPage(one, address)
    await expectPlainWords(one, language)
    await expectAccessibleEverywhere(one)
  }
  await open(page, '/register')
  await fillRegistration(page, t, person)
  await register(page, t)
  await look(page, /\/auth\/first-otp/)
  await setUpCodes(page, t, person)
  await look(page, /\/auth\/register-device/)
  await trustBrowser(page, t)
  await page.waitForURL('/')

  const { pathname, search } = new URL(await confirmationLink(page.request, person))
  await page.goto(pathname + search)
  await look(page, /\/auth\/confirm/)
  await open(page, '/user/profile')
  await page.getByRole('button', { name: t('verifications.identity.start') }).click()
  await look(page, /\/verification\/sandbox\//)

  const elsewhere = await openBrowser()
  await giveCredentials(elsewhere, t, person)
  await look(elsewhere, /\/auth\/otp/)
})

/** Where each page of the site is looked at in every width and theme. Files without a page of their own are not among them. */
const SITE_PAGES: Readonly<Record<string, string>> = {
  '404': 'public-pages.spec.ts',
  '500': 'public-pages.spec.ts',
  '[...path]': 'public-pages.spec.ts',
  'auth/change-device': 'investor.spec.ts',
  'auth/confirm': 'every-screen.spec.ts',
  'auth/confirm-new-email': 'account.spec.ts',
  'auth/first-otp': 'every-screen.spec.ts',
  'auth/forgot': 'public-pages.spec.ts',
  'auth/login': 'public-pages.spec.ts',
  'auth/new-recovery-codes': 'investor.spec.ts',
  'auth/otp': 'every-screen.spec.ts',
  'auth/recovery-codes': 'support/account-steps.ts',
  'auth/register-device': 'every-screen.spec.ts',
  'auth/reset': 'public-pages.spec.ts',
  'auth/undo-email-change': 'account.spec.ts',
  'auth/sign-in': 'public-pages.spec.ts',
  cookies: 'public-pages.spec.ts',
  index: 'public-pages.spec.ts',
  investments: 'investor.spec.ts',
  'investments/[order]/index': 'investor.spec.ts',
  'investments/returns': 'investor.spec.ts',
  'investor-information': 'public-pages.spec.ts',
  legal: 'public-pages.spec.ts',
  'loan-book': 'loan-defaults.spec.ts',
  privacy: 'public-pages.spec.ts',
  'projects/[project]/index': 'public-pages.spec.ts',
  'projects/[project]/information-sheet/index': 'information-sheets.spec.ts',
  'projects/index': 'public-pages.spec.ts',
  register: 'public-pages.spec.ts',
  'complaints/follow': 'complaints.spec.ts',
  'complaints/withdraw': 'complaints.spec.ts',
  'complaints/index': 'complaints.spec.ts',
  'complaints/received': 'complaints.spec.ts',
  'documents/check': 'documents.spec.ts',
  'user/about-you': 'customer-declarations.spec.ts',
  'user/following/index': 'project-follows.spec.ts',
  'user/investor-class': 'investor-class.spec.ts',
  'user/knowledge': 'knowledge.spec.ts',
  'user/loss-simulation': 'loss-simulation.spec.ts',
  'user/notifications/index': 'project-alerts.spec.ts',
  'user/profile': 'investor.spec.ts',
  'user/support/[id]': 'tickets.spec.ts',
  'investments/calendar/index': 'investor.spec.ts',
  'user/support/index': 'tickets.spec.ts',
  'user/support/manage': 'tickets.spec.ts',
  'user/support/new': 'tickets.spec.ts',
  'user/withdrawals/[id]': 'bank.spec.ts',
  'verification/sandbox/[id]': 'every-screen.spec.ts',
}

test('every page of the site is looked at by some journey', () => {
  const pages = globSync('**/*.astro', { cwd: path.join(import.meta.dirname, '../site/src/pages') })
  expect(Object.keys(SITE_PAGES).toSorted()).toEqual(pages.map((file) => file.replace(/\.astro$/, '')).toSorted())
  for (const file of new Set(Object.values(SITE_PAGES)))
    expect(readFileSync(path.join(import.meta.dirname, file), 'utf8'), file).toContain(
      'await expectAccessibleEverywhere(',
    )
})
