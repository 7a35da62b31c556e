import { writeFile } from 'node:fs/promises'
import { api } from '@cauce/contract'
import { call } from './testing/api.ts'
import { waitForHydration, waitForPage, open } from './testing/pages.ts'
import { demonstrationSession, PLAYED_ROLES, sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'

for (const role of PLAYED_ROLES)
  test(`the login page lists an account of role ${role}, and fills in its password and its code`, async ({
    page,
    t,
  }) => {
    const { data } = await call(page.request, api.demonstration.listAccounts)
    const account = data.find((candidate) => candidate.role === role)!
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
    await page.context().storageState({ path: sessionOf(role) })
  })

test('another administrator logs in, for what two approve', async ({ baseURL }) => {
  await writeFile(sessionOf('second'), JSON.stringify(await demonstrationSession(baseURL!, 'admin', 1)))
})
