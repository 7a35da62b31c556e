import { giveCredentials } from './testing/account-steps.ts'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { open, waitForPage } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'
import type { Page } from '@playwright/test'

/** CDP domain `WebAuthn`, for one page. */
async function virtualAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    credentialCount: async () =>
      (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  }
}

test('a person adds a passkey, logs in with it, uses it in place of a code, and removes it', async ({
  openBrowser,
  member,
  t,
  watch,
}) => {
  // In the trusted browser, a removal is refused until the passkey is used.
  watch.expectRefusal(403, /\/v1\/auth\/passkeys\//)
  const { person, request } = await member()
  const page = await openBrowser({ storageState: await request.storageState() })
  const device = await virtualAuthenticator(page)
  const section = page.getByRole('region', { name: t('passkeys.title'), exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const leave = async () => {
    await page.context().clearCookies({ name: 'session' })
    await open(page, '/auth/login')
  }

  await test.step('the person adds a passkey, which requires a name and user verification', async () => {
    await open(page, '/user/profile')
    await expect(section).toContainText(t('passkeys.none'))
    await button(t('passkeys.add')).click()
    const name = page.getByRole('textbox', { name: t('passkeys.name') })
    await name.fill('')
    await button(t('passkeys.submit')).click()
    await expect(page.getByRole('alert').getByRole('link')).toBeVisible()
    await name.fill('Mi portátil')
    await expectAccessibleEverywhere(page)
    // Refused verification: nothing is added or lost.
    await device.setVerified(false)
    await button(t('passkeys.submit')).click()
    await expect(page.getByRole('alert').filter({ hasText: t('sessions.passkey.cancelled') })).toBeVisible()
    await device.setVerified(true)
    await button(t('passkeys.submit')).click()
    await expect(section.getByText('Mi portátil')).toBeVisible()
    await page.reload()
    await expect(section.getByText('Mi portátil')).toBeVisible()
    expect(await device.credentialCount()).toBe(1)
  })

  await test.step('a second passkey on the same device is refused', async () => {
    await open(page, '/user/profile')
    await button(t('passkeys.add')).click()
    await page.getByRole('textbox', { name: t('passkeys.name') }).fill('Otra')
    await button(t('passkeys.submit')).click()
    await expect(page.getByRole('alert').filter({ hasText: t('sessions.passkey.alreadyHere') })).toBeVisible()
  })

  await test.step('the person logs in with the passkey alone', async () => {
    await leave()
    await button(t('sessions.passkey.logIn')).click()
    await waitForPage(page, '/')
    await open(page, '/user/profile')
    await expect(section.getByText('Mi portátil')).toBeVisible()
    await expect(section).not.toContainText(t('passkeys.neverUsed'))
  })

  await test.step('the person logs in with password and passkey, and trusts the browser', async () => {
    await leave()
    await giveCredentials(page, t, person)
    await waitForPage(page, '/auth/otp')
    await expectAccessibleEverywhere(page)
    await button(t('sessions.passkey.use')).click()
    await waitForPage(page, /\/auth\/register-device/)
    await button(t('sessions.registerDevice.submit')).click()
    await waitForPage(page, '/')
  })

  await test.step('in the trusted browser, removing the passkey requires using it', async () => {
    await leave()
    await giveCredentials(page, t, person)
    await waitForPage(page, '/')
    await open(page, '/user/profile')
    await button(t('passkeys.removeOf', { name: 'Mi portátil' })).click()
    await button(t('passkeys.removeSubmit')).click()
    await expect(page.getByRole('dialog', { name: t('sessions.stepUp.title') })).toBeVisible()
    await button(t('sessions.passkey.use')).click()
    await expect(section).toContainText(t('passkeys.none'))
  })
})

test('an unknown passkey is refused with a message, and the password still logs in', async ({
  openBrowser,
  member,
  t,
  watch,
}) => {
  watch.expectRefusal(401, /\/auth\/login$/)
  const { person, request } = await member()
  const page = await openBrowser({ storageState: await request.storageState() })
  await virtualAuthenticator(page)
  await open(page, '/user/profile')
  await page.getByRole('button', { name: t('passkeys.add'), exact: true }).click()
  await page.getByRole('button', { name: t('passkeys.submit'), exact: true }).click()
  await expect(page.getByRole('region', { name: t('passkeys.title') }).getByRole('listitem')).toHaveCount(1)
  const { data } = await (await request.get('/v1/auth/passkeys')).json()
  await request.delete(`/v1/auth/passkeys/${data[0].passkeyId}`)
  await page.context().clearCookies({ name: 'session' })
  await open(page, '/auth/login')
  await page.getByRole('button', { name: t('sessions.passkey.logIn'), exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(t('errors.passkey-refused'))
  await giveCredentials(page, t, person)
  await waitForPage(page, '/auth/otp')
  await expect(page.getByRole('button', { name: t('sessions.passkey.use'), exact: true })).toBeHidden()
})
