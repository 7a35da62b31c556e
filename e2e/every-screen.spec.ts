import { expectAccessible, expectAccessibleEverywhere, PHONE, RULES_OF_WIDTH } from './testing/accessibility.ts'
import { officeScreens } from './testing/office-screens.ts'
import { expect, test } from './testing/office-walk.ts'
import type { Page } from './testing/test.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { settle, watchTraffic } from './testing/settle.ts'
import { sessionOf } from './testing/staff.ts'

/** Every screen of the back office (decision testing). */

const screens = officeScreens()
const MAIN = { within: 'main', without: 'target-size' } as const

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
      for (const [place, { name, address }] of ofNoun.entries()) {
        // The frame is the same on all screens.
        const look = noun === 'inbox' && place === 0 ? {} : MAIN
        await visit(page, await address(staff))
        traffic.changedAt = Date.now()
        await settle(page, traffic)
        await expect(page.getByText(t('errors.page-not-found'))).toHaveCount(0)
        const tabs = page.getByRole('main').getByRole('tab')
        for (let index = 0; index < Math.max(await tabs.count(), 1); index++) {
          if (index > 0) {
            await tabs.nth(index).click()
            await settle(page, traffic)
          }
          // That screen names date formats, which are not plain words.
          if (name !== 'imports.create') await expectPlainWords(page, language)
          await expectAccessibleEverywhere(page, look)
        }
      }
    })
})

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('operator'), viewport: PHONE })

  test('finds inbox and customers on a telephone without errors', async ({ page, language }) => {
    const traffic = watchTraffic(page)
    for (const address of ['/admin/', '/admin/customer/']) {
      await visit(page, address)
      await settle(page, traffic)
      await expectPlainWords(page, language)
      await expectAccessible(page, { rules: RULES_OF_WIDTH })
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
