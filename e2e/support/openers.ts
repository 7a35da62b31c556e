import type { Translate } from '@cauce/i18n'
import { expect, type Locator, type Page } from '@playwright/test'
import { DESK, expectAccessible, expectAccessibleEverywhere } from './accessibility.ts'

/** Overlay. */
const OVER = '.MuiModal-root:not(.MuiModal-hidden)'

const ROW = ' row: '

interface Walk {
  readonly page: Page
  readonly t: Translate
  readonly part: 'main' | 'body'
  readonly opened: Set<string>
  /** Shared parts are checked everywhere on one walk, once on others. */
  readonly isOfShared: boolean
  readonly settle: () => Promise<void>
}

/** Opens each menu, popover and dialog of the screen and checks it. */
export async function openThings(walk: Walk): Promise<void> {
  const { page, t, part } = walk
  await page.setViewportSize(DESK)
  const buttons = page.locator(`${part} button[aria-haspopup]`).filter({ visible: true })
  const entries = page.locator('[role=menuitem]:not(a)')
  for (const name of await newNames(walk, buttons)) {
    const shared = await sharedKind(walk, buttons, name)
    // Row dialogs are checked elsewhere.
    const isEverywhere = !name.includes(ROW) && (shared === undefined || (walk.isOfShared && !walk.opened.has(shared)))
    if (shared !== undefined) walk.opened.add(shared)
    await press(buttons, name)
    // Other menus act at once.
    const leadOn = name === t('common.more') ? await newNames(walk, entries, name) : []
    await lookAndClose(walk, isEverywhere)
    for (const entry of leadOn) {
      await press(buttons, name)
      await press(entries, entry)
      await walk.settle()
      if ((await page.locator(OVER).count()) > 0) await lookAndClose(walk, true)
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
  // A tooltip may cover what is below.
  await one.focus()
  await one.click()
}

/** Filter, columns, saved queries or calendar. */
async function sharedKind({ t }: Walk, buttons: Locator, name: string): Promise<string | undefined> {
  const names = [
    t('reactAdmin.action.select_columns'),
    t('reactAdmin.saved_queries.label'),
    t('backoffice.calendar.open'),
  ]
  if (names.some((one) => name.startsWith(one))) return name
  const popup = await buttons.nth((await namesOf(buttons)).indexOf(name)).getAttribute('aria-haspopup')
  return popup === 'true' ? 'a filter' : undefined
}

async function lookAndClose({ page, settle }: Walk, isEverywhere: boolean): Promise<void> {
  const over = page.locator(OVER)
  await expect(over.last()).toBeVisible()
  await settle()
  if (isEverywhere) await expectAccessibleEverywhere(page, { within: OVER })
  else await expectAccessible(page, { within: OVER })
  if ((await over.count()) > 0) await page.keyboard.press('Escape')
  await expect(over).toHaveCount(0)
}
