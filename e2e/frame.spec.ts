import type { Language } from '@cauce/contract'
import { translator } from '@cauce/i18n'
import { open } from './support/pages.ts'
import { sessionOf } from './support/staff.ts'
import { expect, test, type Page } from './support/test.ts'

/** Header and footer of every page, in the order of handbook rules 13.8 to 13.11. */

const PHONE = { width: 390, height: 844 }

/** How the names of links and buttons begin; some end with a number or a warning. */
async function expectEntries(page: Page, place: string, names: readonly string[]): Promise<void> {
  const texts = await page.locator(place).filter({ visible: true }).allInnerTexts()
  expect(texts.map((text, index) => (text.startsWith(names[index] ?? '-') ? names[index] : text))).toEqual(names)
}

async function expectFooter(page: Page, language: Language): Promise<void> {
  const t = translator(language)
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveText([t('navigation.legal'), t('navigation.privacy'), t('navigation.cookies')])
}

test('a visitor finds Home, Projects, Log in and Register, on a desktop and on a telephone', async ({
  page,
  language,
  t,
}) => {
  await open(page, '/')
  await expectEntries(page, 'header nav a', [t('navigation.home'), t('navigation.projects')])
  await expectEntries(page, 'header .tools > a', [t('navigation.logIn'), t('navigation.register')])
  await expectFooter(page, language)

  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: t('navigation.menu') }).click()
  const all = ['home', 'projects', 'logIn', 'register'] as const
  await expectEntries(
    page,
    '#site-menu > ul > li > a',
    all.map((name) => t(`navigation.${name}`)),
  )
  await page
    .locator('#site-menu')
    .getByRole('link', { name: t('navigation.register') })
    .click()
  await expect(page).toHaveURL('/auth/sign-in')
})

for (const role of ['user', 'operator', 'admin'] as const)
  test(`the role ${role} finds its entries in header and menu`, async ({ openBrowser, language, t }) => {
    const page = await openBrowser({ storageState: sessionOf(role) })
    await open(page, '/legal')
    const links = ['home', 'projects', 'investments'] as const
    await expectEntries(
      page,
      'header nav a',
      links.map((name) => t(`navigation.${name}`)),
    )
    // Staff need not have a wallet.
    if (role === 'user') await expect(page.locator('header .wallet-button')).toHaveText(/\d,\d\d\s€$/)
    await page.locator('header .avatar').click()
    const entries = ['startTour', 'profile', 'tickets', 'administratorArea', 'logOut'] as const
    const shown = entries.filter((name) => name !== 'administratorArea' || role !== 'user')
    await expectEntries(
      page,
      '#account-menu li > :is(a, button)',
      shown.map((name) => t(`navigation.${name}`)),
    )
    await expectFooter(page, language)
    if (role === 'user') return
    await page.getByRole('link', { name: t('navigation.administratorArea') }).click()
    await expect(page).toHaveURL(/\/admin/)
  })
