import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { api } from '@cauce/contract'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { open } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

test.use({ storageState: sessionOf('user') })

test('an investor finds a certificate by filters and downloads it, and a stranger can only check it', async ({
  page,
  openBrowser,
  t,
}) => {
  test.slow()
  await open(page, '/user/profile?tab=documents')
  const issued = page.getByRole('region', { name: t('documentPages.issued') })
  // Opening the page creates missing documents.
  await expect(issued.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 })
  await expectAccessibleEverywhere(page)
  await issued.getByLabel(t('documentPages.kind'), { exact: true }).selectOption('taxCertificate')
  await page.waitForURL(/kind=taxCertificate/)
  // The list is replaced once missing documents are made.
  await expect(issued).toHaveAttribute('data-due', '0')
  const row = issued.getByRole('listitem').first()
  const number = /D-\d{4}-\d+/.exec(await row.innerText())![0]
  const downloading = page.waitForEvent('download')
  await row.getByRole('link', { name: t('documentPages.download') }).click()
  const file = await (await downloading).path()
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')

  const stranger = await openBrowser()
  await open(stranger, '/documents/check')
  await expectAccessibleEverywhere(stranger)
  await stranger.getByLabel(t('documentPages.check.number')).fill(number)
  await stranger.getByLabel(t('documentPages.check.file'), { exact: true }).setInputFiles(file)
  await expect(stranger.getByLabel(t('documentPages.check.hash'))).toHaveValue(hash)
  await stranger.getByRole('button', { name: t('documentPages.check.submit') }).click()
  await expect(stranger.getByRole('heading', { name: t('documentPages.check.genuine'), exact: true })).toBeVisible()
  await stranger.getByLabel(t('documentPages.check.hash')).fill('0'.repeat(64))
  await stranger.getByRole('button', { name: t('documentPages.check.submit') }).click()
  await expect(stranger.getByRole('heading', { name: t('documentPages.check.unknown') })).toBeVisible()
})

test('a person who is logged in can try out a call in the API reference', async ({ page }) => {
  const { path, operation } = api.users.editMe
  await page.goto(`/v1/docs#/Users/${operation}`)
  // The reference renders all calls before it can be used.
  test.setTimeout(300_000)
  await page.getByRole('button', { name: 'Try it out' }).click({ timeout: 200_000 })
  await page.locator('textarea').fill('{ "ticketEmailNotifications": true }')
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path)
  await page.getByRole('button', { name: 'Execute' }).click()
  expect([(await answer).request().method(), (await answer).status()]).toEqual(['PATCH', 200])
  await expect(page.locator('.live-responses-table')).toContainText('"ticketEmailNotifications": true')
})
