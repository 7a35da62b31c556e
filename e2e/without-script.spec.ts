import { fillRegistration, giveCredentials, register, trustBrowser } from './support/account-steps.ts'
import { newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

/** Getting in with JavaScript turned off, or before it has come (decision 130). */

test('logging in takes password and code without script, and says what is wrong at the fields', async ({
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

test('registering without script keeps what was typed, and leads to the codes', async ({
  t,
  watch,
  language,
  openBrowser,
}) => {
  watch.expectRefusal(422, /\/register$/)
  const page = await openBrowser({ javaScriptEnabled: false })
  const person = newPerson(language)
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
  await page.waitForURL(/\/auth\/first-otp/)
})
