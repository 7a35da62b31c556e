import { formatDate } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './accessibility.ts'
import { confirmationLink } from './given.ts'
import { open } from './pages.ts'
import type { Person } from './person.ts'

export async function fillRegistration(page: Page, t: Translate, person: Person): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(t('users.fields.name')).fill(person.name)
  await field(t('users.fields.surname')).fill(person.surname)
  await field(t('users.fields.birthdayAt')).fill(formatDate(person.birthdayAt))
  await field(t('users.fields.phone')).fill(person.phone)
  await field(t('users.fields.identificationDocumentNumber')).fill(person.documentNumber)
  await field(t('users.fields.email')).fill(person.email)
  await field(t('users.fields.repeatEmail')).fill(person.email)
  await field(t('users.fields.password')).fill(person.password)
  await field(t('sessions.repeatPassword')).fill(person.password)
  for (const text of ['termsBefore', 'privacyBefore'] as const)
    await page.getByRole('checkbox', { name: t(`users.registration.${text}`) }).check()
}

export const register = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('users.registration.submit'), exact: true }).click()

/** After registering. */
export async function confirmAndLogIn(page: Page, t: Translate, person: Person): Promise<void> {
  await page.waitForURL(/\/auth\/login/)
  await expect(page.getByText(t('users.registration.confirmByMail'))).toBeVisible()
  const { pathname, search } = new URL(await confirmationLink(page.request, person))
  await page.goto(pathname + search)
  await expect(page.getByText(t('sessions.login.emailConfirmed'))).toBeVisible()
  await giveCredentials(page, t, person)
}

export async function setUpCodes(page: Page, t: Translate, person: Person): Promise<readonly string[]> {
  person.authenticator.read(await page.getByRole('code').innerText())
  // The sixth digit submits.
  await page.getByLabel(t('totps.setUp.firstCode')).fill(person.authenticator.nextCode())
  await expect(page.getByRole('heading', { name: t('totps.recovery.title') })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const codes = await page
    .getByRole('list', { name: t('totps.recovery.list') })
    .getByRole('listitem')
    .allInnerTexts()
  await page.getByRole('checkbox', { name: t('totps.recovery.kept') }).check()
  await page.getByRole('button', { name: t('totps.recovery.continue') }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
  return codes
}

export const trustBrowser = (page: Page, t: Translate) =>
  page.getByRole('button', { name: t('sessions.registerDevice.submit') }).click()

export async function giveCredentials(page: Page, t: Translate, { email, password }: Person): Promise<void> {
  await open(page, '/auth/login')
  await page.getByLabel(t('sessions.email'), { exact: true }).fill(email)
  await page.getByLabel(t('sessions.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: t('sessions.login.submit') }).click()
}
