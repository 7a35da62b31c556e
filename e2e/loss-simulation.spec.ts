import { calendarYearOf } from '@cauce/contract'
import type { Page } from '@playwright/test'
import { open } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

/** Digits that occur nowhere else. */
const TYPED = { earnings: '87.654,31', accounts: '76.543,29', home: '5.432,17' } as const
/** A tenth of 87,654.31 + 76,543.29 - 5,432.17 = 158,765.43. */
const RESULT = { shown: /15\.876,54/, wire: '15876.54' }
/** Each amount and sum as typed, on the wire, in cents and without decimals. */
const SECRETS = [...Object.values(TYPED), '164.197,60', '158.765,43'].flatMap((typed) => {
  const [whole, decimals] = typed.replaceAll('.', '').split(',') as [string, string]
  return [typed, typed.split(',')[0]!, whole, `${whole}.${decimals}`, `${whole}${decimals}`]
})

/** Everything sent and stored by the browser. */
function watchLeaks(page: Page): { sent: string[]; kept: () => Promise<string> } {
  const sent: string[] = []
  page.context().on('request', (request) => {
    sent.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join('\n'))
  })
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))))
  const kept = async () => {
    const { cookies, origins } = await page.context().storageState({ indexedDB: true })
    const session = await page.evaluate(() =>
      JSON.stringify({ ...sessionStorage, ...localStorage, state: history.state }),
    )
    return JSON.stringify({ cookies, origins, session, address: page.url() })
  }
  return { sent, kept }
}

const leaked = (text: string) => SECRETS.filter((secret) => text.includes(secret))

test('Ines simulates her ability to bear loss offline, and sends only the result', async ({ t, investor }) => {
  const { page } = await investor('0.00')
  const part = (name: keyof typeof TYPED) => page.getByRole('textbox', { name: t(`lossSimulations.parts.${name}`) })
  const send = page.getByRole('button', { name: t('lossSimulations.send.submit'), exact: false })
  const { sent, kept } = watchLeaks(page)

  await test.step('no field on the page has a name or belongs to a form', async () => {
    await open(page, '/user/loss-simulation')
    await expect(page.getByText(t('lossSimulations.staysTitle'))).toBeVisible()
    const fields = page.locator('div[data-private]').locator('input, select, textarea')
    expect(await fields.count()).toBeGreaterThan(11)
    expect(await fields.evaluateAll((all) => all.filter((field) => field.matches('[name], form *')).length)).toBe(0)
  })

  await test.step('offline, she enters her amounts and sees the result', async () => {
    await page.context().setOffline(true)
    for (const [name, typed] of Object.entries(TYPED)) {
      await part(name as keyof typeof TYPED).fill(typed)
      await part(name as keyof typeof TYPED).press('Enter')
    }
    await page.getByRole('combobox', { name: t('lossSimulations.permanence') }).selectOption('temporary')
    await expect(page.getByText(t('lossSimulations.result.temporary'))).toBeVisible()
    await expect(page.getByText(RESULT.shown).first()).toBeVisible()
    await page.context().setOffline(false)
  })

  await test.step('she opens and closes the ticket dialog', async () => {
    await page.getByRole('button', { name: t('ticketPages.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('she sends only the amount of the result, its date and the version', async () => {
    const request = page.waitForRequest((one) => one.method() === 'POST' && one.url().includes('/loss-simulations'))
    await send.click()
    const year = calendarYearOf(new Date()) - 1
    const body = (await request).postDataJSON() as { referenceDate: string }
    expect(body).toEqual({ amount: RESULT.wire, referenceDate: expect.any(String), toolVersion: 1 })
    expect(body.referenceDate).toMatch(new RegExp(`^(${year}|${year + 1})-12-31$`))
    await expect(page.getByText(RESULT.shown).first()).toBeVisible()
    await expect(page.locator('.loss-received')).toBeFocused()
  })

  await test.step('no request and no browser storage contains an amount she entered', async () => {
    expect(sent.length).toBeGreaterThan(5)
    expect(sent.flatMap(leaked)).toEqual([])
    expect(leaked(await kept())).toEqual([])
    // The watch works: it sees the result.
    expect(sent.some((text) => text.includes(RESULT.wire))).toBe(true)
  })

  await test.step('after a reload only the result remains, and going back leaks nothing either', async () => {
    await page.reload()
    await expect(page.getByText(RESULT.shown)).toBeVisible()
    await expect(part('earnings')).toHaveValue('')
    await open(page, '/projects/')
    await page.goBack()
    await expect(part('earnings')).toBeVisible()
    expect(sent.flatMap(leaked)).toEqual([])
    expect(leaked(await kept())).toEqual([])
  })

  await test.step('she gets a notification that the result was received', async () => {
    await expect(async () => {
      await page.goto('/user/notifications')
      await expect(page.getByText(t('mails.templates.lossResultReceived.subject'))).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 30_000 })
  })
})
