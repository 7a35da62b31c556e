import { writeFile } from 'node:fs/promises'
import { api } from '@cauce/contract'
import { call } from './testing/api.ts'
import { waitForHydration, waitForPage, open } from './testing/pages.ts'
import { demonstrationSession, sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

// One worker: starting a browser takes longer than a test.
test.describe.configure({ mode: 'default' })

test('the login page lists an administrator, and fills in the password and the code', async ({ page, t }) => {
  const { data } = await call(page.request, api.demonstration.listAccounts)
  const account = data.find(({ role }) => role === 'admin')!
  await open(page, '/auth/login')
  await page.getByRole('link', { name: account.name }).click()
  await page.getByRole('button', { name: t('sessions.login.submit') }).click()

  await waitForPage(page, '/auth/otp')
  await page.getByRole('button', { name: t('sessions.demonstration.useCode', { code: '' }).trim() }).click()
  await page.getByRole('button', { name: t('sessions.otp.submit'), exact: true }).click()

  await waitForPage(page, /\/auth\/register-device/)
  await page.getByRole('link', { name: t('sessions.registerDevice.skip') }).click()
  await page.waitForURL('/')
  await waitForHydration(page)
  await expect(page.getByRole('button', { name: t('navigation.account', { name: account.name }) })).toBeVisible()
  await page.context().storageState({ path: sessionOf('admin') })
})

for (const [who, role, position] of [
  ['operator', 'operator', 0],
  ['user', 'user', 0],
  ['second', 'admin', 1],
] as const)
  test(`the listed password and code of an account log in: ${who}`, async ({ baseURL }) => {
    await writeFile(sessionOf(who), JSON.stringify(await demonstrationSession(baseURL!, role, position)))
  })
