import type { Translate } from '@cauce/i18n'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

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
export async function openThings(walk: Walk): Promise<void> {
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
