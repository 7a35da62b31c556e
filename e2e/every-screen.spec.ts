import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectAccessibleInBothThemes,
  expectWithinPhone,
} from './testing/accessibility.ts'
import { confirmAndLogIn, fillRegistration, giveCredentials, register, setUpCodes } from './testing/account-steps.ts'
import { officeScreens } from './testing/office-screens.ts'
import { expect, test } from './testing/office-walk.ts'
import type { Page } from './testing/test.ts'
import { open, waitForPage } from './testing/pages.ts'
import { newPerson } from './testing/person.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { settle, watchTraffic } from './testing/settle.ts'
import { sessionOf } from './testing/staff.ts'
import type { Translate } from '@cauce/i18n'
import type { Locator } from '@playwright/test'

/** Every screen, dialog and menu of the back office (decision testing). */

const screens = officeScreens()

test('the pages of the back office are read from their table', () => {
  expect(screens.size).toBeGreaterThan(15)
  expect([...screens.values()].flat().length).toBeGreaterThan(45)
})

test.describe('an administrator', () => {
  for (const [noun, ofNoun] of screens)
    test(`finds every screen of ${noun} without errors, in both themes and widths`, async ({
      office,
      staff,
      language,
      t,
    }) => {
      // Takes minutes on a busy machine.
      test.setTimeout(900_000)
      const { page, traffic } = office
      const opened = new Set<string>()
      // The frame is the same on all screens.
      const part = noun === 'inbox' ? 'body' : 'main'
      for (const { name, address } of ofNoun) {
        await visit(page, await address(staff))
        traffic.changedAt = Date.now()
        await settle(page, traffic)
        await expect(page.getByText(t('errors.page-not-found'))).toHaveCount(0)
        const tabs = page.getByRole('main').getByRole('tab')
        for (let index = 0; index < Math.max(await tabs.count(), 1); index++) {
          if (index > 0) await tabs.nth(index).click()
          await settle(page, traffic)
          // That screen names date formats, which are not plain words.
          if (name !== 'imports.create') await expectPlainWords(page, language)
          await expectAccessibleInBothThemes(page)
          await expectWithinPhone(page)
          await openThings({ page, t, part, opened, settle: () => settle(page, traffic) })
        }
      }
    })
})

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('operator') })

  test('finds inbox and customers without errors, in both themes and widths', async ({ page, language }) => {
    const traffic = watchTraffic(page)
    for (const address of ['/admin/', '/admin/customer/']) {
      await visit(page, address)
      await settle(page, traffic)
      await expectPlainWords(page, language)
      await expectAccessibleEverywhere(page)
    }
  })
})

/** Loads the office once; later addresses navigate within it. */
async function visit(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address)
    return
  }
  await page.evaluate(async (to) => {
    const left = document.querySelector('h1')
    // The kinds of the inbox and of an import keep their heading.
    const isKept = new URL(to, location.href).pathname === location.pathname
    const changed = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isKept && left?.isConnected) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document.querySelector('main')!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    })
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    await Promise.race([changed, new Promise((resolve) => setTimeout(resolve, 3000))])
  }, address)
}

test('a newcomer finds every step of registering and logging in without errors, in both themes and widths', async ({
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
  await look(page, /\/auth\/login/)
  await confirmAndLogIn(page, t, person)
  await look(page, /\/auth\/first-otp/)
  await setUpCodes(page, t, person)
  await page.waitForURL('/')

  await open(page, '/user/profile')
  await page.getByRole('button', { name: t('verifications.identity.start') }).click()
  await look(page, /\/verification\/sandbox\//)

  const elsewhere = await openBrowser()
  await giveCredentials(elsewhere, t, person)
  await look(elsewhere, /\/auth\/otp/)
})

/** Overlay. */
const OVER = '.MuiModal-root:not(.MuiModal-hidden)'

const ROW = ' row: '

/** Names of what all lists have, which each worker opens once. */
const shared = new Set<string>()

interface Walk {
  readonly page: Page
  readonly t: Translate
  readonly part: 'main' | 'body'
  readonly opened: Set<string>
  readonly settle: () => Promise<void>
}

/** Opens each menu, popover and dialog of the screen and checks it. */
async function openThings(walk: Walk): Promise<void> {
  const { page, t, part } = walk
  const buttons = page.locator(`${part} button[aria-haspopup]`).filter({ visible: true })
  const entries = page.locator('[role=menuitem]:not(a)')
  for (const name of await newNames(walk, buttons)) {
    if (await isShared(walk, buttons, name)) {
      if (shared.has(name)) continue
      shared.add(name)
    }
    await press(buttons, name)
    // Entries of other menus act at once.
    const leadOn = name === t('common.more') ? await newNames(walk, entries, name) : []
    await lookAndClose(walk)
    for (const entry of leadOn) {
      await press(buttons, name)
      await press(entries, entry)
      await walk.settle()
      if ((await page.locator(OVER).count()) > 0) await lookAndClose(walk)
    }
  }
}

const namesOf = (locator: Locator): Promise<string[]> =>
  locator.evaluateAll(
    (all, mark) =>
      all.map((one) => {
        const name = (one.getAttribute('aria-label') ?? one.textContent).replaceAll(/\d/g, '').trim()
        const row = one.closest('tbody tr, main li')
        if (row === null) return name
        const icon = one.querySelector('path')?.getAttribute('d')
        const isLink = one.matches('.MuiLink-root')
        const part = one.closest('section')?.querySelector('h2')?.textContent ?? ''
        return `${part}${mark}${icon ?? (isLink ? 'link' : name.replace(/:.*/s, ''))}`
      }),
    ROW,
  )

async function newNames({ opened }: Walk, locator: Locator, under = ''): Promise<readonly string[]> {
  const found = [
    ...new Set(await namesOf(locator.and(locator.page().locator(':enabled, li:not([aria-disabled=true])')))),
  ]
  const fresh = found.filter((name) => name !== '' && !opened.has(`${under} ${name}`))
  for (const name of fresh) opened.add(`${under} ${name}`)
  return fresh
}

async function press(locator: Locator, name: string): Promise<void> {
  const one = locator.nth((await namesOf(locator)).indexOf(name))
  // A tooltip may cover the buttons below it.
  await one.focus()
  await one.click()
}

/** Filter, columns, saved queries or calendar. */
async function isShared({ t }: Walk, buttons: Locator, name: string): Promise<boolean> {
  const names = [
    t('reactAdmin.action.select_columns'),
    t('reactAdmin.saved_queries.label'),
    t('backoffice.calendar.open'),
  ]
  if (names.some((one) => name.startsWith(one))) return true
  return (await buttons.nth((await namesOf(buttons)).indexOf(name)).getAttribute('aria-haspopup')) === 'true'
}

async function lookAndClose({ page, settle }: Walk): Promise<void> {
  const over = page.locator(OVER)
  await expect(over.last()).toBeVisible()
  await settle()
  await expectAccessible(page, { within: OVER })
  if ((await over.count()) > 0) await page.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
}
