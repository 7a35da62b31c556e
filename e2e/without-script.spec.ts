import { fillRegistration, giveCredentials, register, trustBrowser } from './testing/account-steps.ts'
import { confirmationLink, mailedLink } from './testing/given.ts'
import { newPerson } from './testing/person.ts'
import { expect, test } from './testing/test.ts'

/** Decision site-interaction. */

test('logging in works without script with password and code, and reports mistakes at the fields', async ({
  t,
  watch,
  member,
  openBrowser,
}) => {
  watch.expectRefusal(401, /\/auth\/(login|otp)$/)
  const page = await openBrowser({ javaScriptEnabled: false })
  const { person } = await member()
  await page.goto('/investments')
  await page.waitForURL(/\/auth\/login\?next=/)
  await giveCredentials(page, t, { ...person, password: 'Rio-Ebro-1931' })
  await expect(page.getByRole('alert')).toHaveText(t('errors.login-failed'))
  await expect(page.getByLabel(t('sessions.email'), { exact: true })).toHaveValue(person.email)
  await expect(page.getByLabel(t('sessions.password'), { exact: true })).toHaveValue('')
  await giveCredentials(page, t, person)
  await page.waitForURL('/auth/otp')

  const code = page.getByLabel(t('sessions.code'))
  const submit = page.getByRole('button', { name: t('sessions.otp.submit') })
  await code.fill('000000')
  await submit.click()
  await expect(code).toHaveAccessibleDescription(new RegExp(t('errors.code-wrong')))
  await code.fill(person.authenticator.nextCode())
  await submit.click()
  await page.waitForURL(/\/auth\/register-device/)
  await trustBrowser(page, t)
  await page.waitForURL('/investments')
})

test('a forgotten password is reset without script, with a link that works once', async ({
  t,
  watch,
  member,
  openBrowser,
}) => {
  watch.expectRefusal(422, /\/auth\/(forgot|reset)/)
  const page = await openBrowser({ javaScriptEnabled: false })
  const { person, request } = await member()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fillNew = async (password: string, repeated: string) => {
    await page.getByLabel(t('sessions.newPassword'), { exact: true }).fill(password)
    await page.getByLabel(t('sessions.repeatPassword'), { exact: true }).fill(repeated)
    await press(t('sessions.reset.submit'))
  }
  const renewed = { ...person, password: 'Rio-Miera-1962' }

  await test.step('she requests a link to reset her password', async () => {
    await page.goto('/auth/login')
    await page.getByRole('link', { name: t('sessions.forgotPassword') }).click()
    await page.waitForURL('/auth/forgot')
    await press(t('sessions.forgot.submit'))
    const email = page.getByLabel(t('sessions.email'), { exact: true })
    await expect(email).toHaveAccessibleDescription(new RegExp(t('errors.required')))
    await email.fill(person.email)
    await press(t('sessions.forgot.submit'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sessions.forgot.sentTitle'))
    await expect(page.getByText(person.email)).toBeVisible()
  })

  const { pathname, search } = new URL(await mailedLink(request, person.email, '/auth/reset'))

  await test.step('two passwords that differ are refused, and the link still works', async () => {
    await page.goto(pathname + search)
    await fillNew(renewed.password, 'Rio-Miera-1963')
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      `${t('sessions.repeatPassword')}: ${t('errors.passwords-differ')}`,
    ])
    await expect(page.getByLabel(t('sessions.newPassword'), { exact: true })).toHaveValue('')
    await fillNew(renewed.password, renewed.password)
    await page.waitForURL(/\/auth\/login/)
    await expect(page.getByText(t('sessions.reset.done'))).toBeVisible()
  })

  await test.step('she logs in with the new password, and the link no longer works', async () => {
    await giveCredentials(page, t, renewed)
    await page.waitForURL('/auth/otp')
    await page.goto(pathname + search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('sessions.reset.goneTitle'))
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await page.getByRole('link', { name: t('sessions.reset.askAgain') }).click()
    await page.waitForURL('/auth/forgot')
  })
})

test('registering without script keeps typed input, confirms the e-mail and sets up codes across a reload', async ({
  t,
  watch,
  language,
  openBrowser,
}) => {
  test.slow()
  watch.expectRefusal(422, /\/register$/)
  watch.expectRefusal(422, /\/auth\/recovery-codes$/)
  const page = await openBrowser({ javaScriptEnabled: false })
  const person = newPerson(language)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const shownCodes = () =>
    page
      .getByRole('list', { name: t('totps.recovery.list') })
      .getByRole('listitem')
      .allInnerTexts()
  const keepCodes = async () => {
    await page.getByRole('checkbox', { name: t('totps.recovery.kept') }).check()
    await press(t('totps.recovery.continue'))
  }

  await test.step('she registers', async () => {
    await page.goto('/register')
    await fillRegistration(page, t, { ...person, phone: '12' })
    await register(page, t)
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([t('errors.phone-invalid')])
    await expect(page.getByLabel(t('users.fields.name'), { exact: true })).toHaveValue(person.name)
    for (const text of ['termsBefore', 'privacyBefore'] as const)
      await expect(page.getByRole('checkbox', { name: t(`users.registration.${text}`) })).toBeChecked()
    await expect(page.getByLabel(t('users.fields.password'), { exact: true })).toHaveValue('')
    await fillRegistration(page, t, person)
    await register(page, t)
    await page.waitForURL(/\/auth\/login/)
  })

  await test.step('she confirms her e-mail', async () => {
    const { pathname, search } = new URL(await confirmationLink(page.request, person))
    await page.goto(pathname + search)
    await press(t('sessions.confirm.submit'))
    await expect(page.getByText(t('sessions.login.emailConfirmed'))).toBeVisible()
    await giveCredentials(page, t, person)
    await page.waitForURL(/\/auth\/first-otp/)
  })

  await test.step('she sets up her codes; a reload shows the same key, and the same recovery codes until she keeps them', async () => {
    const secret = await page.getByRole('code').innerText()
    await page.reload()
    await expect(page.getByRole('code')).toHaveText(secret)
    person.authenticator.read(secret)
    await page.getByLabel(t('totps.setUp.firstCode')).fill(person.authenticator.nextCode())
    await press(t('totps.setUp.submit'))
    await page.waitForURL(/\/auth\/recovery-codes/)
    const codes = await shownCodes()
    expect(new Set(codes).size).toBe(10)
    await page.reload()
    expect(await shownCodes()).toEqual(codes)
    await page.goto('/investments')
    await page.waitForURL('/auth/recovery-codes?next=%2Finvestments')
    await press(t('totps.recovery.continue'))
    await expect(page.getByRole('checkbox', { name: t('totps.recovery.kept') })).toHaveAccessibleDescription(
      t('totps.recovery.keptRequired'),
    )
    expect(await shownCodes()).toEqual(codes)
    await keepCodes()
    await page.waitForURL('/investments')
    await page.goto('/auth/recovery-codes')
    await page.waitForURL('/')
  })

  await test.step('in her profile she makes new recovery codes, and changes her device with one of them', async () => {
    await page.goto('/user/profile')
    await expect(page.getByText(t('totps.security.left', { smart_count: 10 }))).toBeVisible()
    await page.getByRole('link', { name: t('totps.security.renew') }).click()
    await page.getByLabel(t('sessions.code')).fill(person.authenticator.nextCode())
    await press(t('totps.renewal.submit'))
    await page.waitForURL('/auth/recovery-codes?renewed')
    const [first = ''] = await shownCodes()
    await keepCodes()
    await page.waitForURL('/user/profile')

    await page.getByRole('link', { name: t('totps.security.change') }).click()
    await page.getByRole('link', { name: t('sessions.otp.useRecovery') }).click()
    await page.getByLabel(t('sessions.recoveryCode')).fill(first)
    await press(t('totps.change.submit'))
    await expect(page.getByRole('heading', { name: t('totps.change.newTitle') })).toBeVisible()
    const { authenticator } = newPerson(language)
    authenticator.read(await page.getByRole('code').innerText())
    await page.getByLabel(t('totps.setUp.firstCode')).fill(authenticator.nextCode())
    await press(t('totps.setUp.submit'))
    await page.waitForURL(/\/auth\/recovery-codes/)
    expect(await shownCodes()).not.toContain(first)
    await keepCodes()
    await page.waitForURL('/user/profile')
  })
})
