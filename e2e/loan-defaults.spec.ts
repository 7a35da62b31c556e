import { readFileSync } from 'node:fs'
import { api, PHASE_IDS } from '@cauce/contract'
import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { test } from './testing/own-platform.ts'
import { open, pressTwice } from './testing/pages.ts'
import { demonstrationSession } from './testing/staff.ts'

async function loanOf(investor: APIRequestContext, staff: APIRequestContext) {
  const { data: orders } = await call(investor, api.orders.list, { query: { status: 'active', take: 100 } })
  const query = { phaseId: PHASE_IDS.Financed, isInDefault: false, take: 100 }
  const { data } = await call(staff, api.projects.list, { query })
  const loan = data.find(({ projectId }) => orders.some((order) => order.projectId === projectId))
  if (!loan) throw new Error('The investor of the demonstration has money in no loan')
  return loan
}

test('an unlikely-to-pay loan is recorded with its reason, notified to its investor, and counted in public', async ({
  office,
  staff,
  page,
  playwright,
  openBrowser,
  ownOrigin,
  t,
}) => {
  test.slow()
  const storageState = await demonstrationSession(ownOrigin, 'user')
  const investor = await playwright.request.newContext({ baseURL: ownOrigin, storageState })
  const { projectId, name, url } = await loanOf(investor, staff)
  const reason = `Concurso de acreedores ${Date.now()}`
  const inDefault = async () => {
    const { data } = await call(staff, api.loanDefaults.list, { query: { projectId } })
    return data.filter(({ state }) => state === 'open').length
  }
  const admin = await office(0)
  const dialog = admin.getByRole('dialog')

  await test.step('a default is not recorded without a reason, and a double click records it once', async () => {
    await admin.goto(`/admin/project/${projectId}`)
    const record = { name: t('loanDefaults.project.record') }
    await admin.getByRole('button', record).click()
    await dialog.getByRole('button', record).click()
    await expect(dialog.getByText(t('errors.reason-required'))).toBeVisible()
    expect(await inDefault()).toBe(0)
    await dialog.getByRole('textbox').fill(reason)
    await pressTwice(dialog.getByRole('button', record))
    await expect(admin.getByText(t('loanDefaults.project.recorded')).first()).toBeVisible()
    expect(await inDefault()).toBe(1)
    await expect(admin.getByText(reason).first()).toBeVisible()
  })

  await test.step('the list of defaults shows the loan with its reason', async () => {
    await admin.goto('/admin/loan-defaults/')
    await expect(admin.getByRole('row').filter({ hasText: name }).filter({ hasText: reason })).toBeVisible()
  })

  await test.step('the page of the loan, the key figures and the downloaded loan book show the default', async () => {
    await open(page, `/projects/${url}`)
    await expect(page.locator('.panel .badge.clay')).toBeVisible()
    await page.getByRole('link', { name: t('loanBook.onProject.method') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('loanBook.heading') })).toBeVisible()
    await expectAccessibleEverywhere(page)
    const { everDefaulted } = await call(staff, api.loanBook.read)
    await expect(page.locator('.key-figures dd').nth(1)).toHaveText(String(everDefaulted))
    const link = page.getByRole('link', { name: t('loanBook.data.download') })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    const line = readFileSync(await download.path(), 'utf8')
      .split('\r\n')
      .find((one) => one.startsWith(name))
    expect(line).toContain(t('loanBook.data.standing.in-default'))
  })

  await test.step('the investor gets a notification with the reason', async () => {
    const theirs = await openBrowser({ storageState })
    await expect
      .poll(async () => {
        await open(theirs, '/user/notifications')
        return theirs.getByRole('listitem').filter({ hasText: reason }).count()
      })
      .toBe(1)
  })

  await test.step('an administrator ends the default as cured, and the public page no longer shows it', async () => {
    await admin.goto(`/admin/project/${projectId}`)
    await admin.getByRole('button', { name: t('loanDefaults.project.cure') }).click()
    await dialog.getByRole('textbox').fill('El juez ha aprobado un convenio')
    await dialog.getByRole('button', { name: t('loanDefaults.project.cure') }).click()
    await expect(admin.getByText(t('loanDefaults.project.ended')).first()).toBeVisible()
    await open(page, `/projects/${url}`)
    await expect(page.locator('.panel .badge.clay')).toHaveCount(0)
  })
  await investor.dispose()
})
