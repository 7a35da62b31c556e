import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { mailedLink, NOBODY } from './testing/given.ts'
import { open, pressTwice, waitForPage } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

test('a person changes their e-mail, confirms it without script, and undoes it from the former address', async ({
  openBrowser,
  member,
  t,
  watch,
}) => {
  // Invalid links are refused.
  watch.expectRefusal(422, /\/auth\//)
  const { person, request } = await member()
  const page = await openBrowser({ storageState: await request.storageState() })
  const plain = await openBrowser({ javaScriptEnabled: false, storageState: NOBODY })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const section = page.getByRole('region', { name: t('emailChanges.title'), exact: true })
  const address = `nueva.${person.email}`
  const openLink = async (to: string, path: string) => {
    const { pathname, search } = new URL(await mailedLink(request, to, path))
    await plain.goto(pathname + search)
  }

  await test.step('the person requests the change, and the profile shows the new address', async () => {
    await open(page, '/user/profile')
    await expect(section).toContainText(person.email)
    await button(t('emailChanges.open')).click()
    await button(t('emailChanges.submit')).click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2)
    await page.getByLabel(t('emailChanges.newEmail'), { exact: true }).fill(address)
    await page.getByLabel(t('emailChanges.repeatEmail'), { exact: true }).fill('otra@correo.example')
    await expectAccessibleEverywhere(page)
    await button(t('emailChanges.submit')).click()
    await expect(page.getByRole('dialog').getByText(t('errors.emails-differ')).last()).toBeVisible()
    await page.getByLabel(t('emailChanges.repeatEmail'), { exact: true }).fill(address)
    await pressTwice(button(t('emailChanges.submit')))
    await expect(section).toContainText(address)
    await open(page, '/user/profile')
    await expect(section).toContainText(address)
  })

  await test.step('the mailed link confirms the change and ends the session', async () => {
    await openLink(address, '/auth/confirm-new-email')
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('emailChanges.confirmTitle'))
    await plain.getByRole('button', { name: t('emailChanges.confirmSubmit'), exact: true }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('emailChanges.confirmedTitle'))
    // The requester's session has ended.
    await page.goto('/user/profile')
    await waitForPage(page, /\/auth\/login/)
  })

  await test.step('the former address undoes the change and gets a link for a new password; an invalid link is refused', async () => {
    await openLink(person.email, '/auth/undo-email-change')
    await plain.getByRole('button', { name: t('emailChanges.undoSubmit'), exact: true }).click()
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('emailChanges.undoneTitle'))
    await plain.goto('/auth/undo-email-change?token=ended')
    await plain.getByRole('button', { name: t('emailChanges.undoSubmit'), exact: true }).click()
    await expect(plain.getByRole('alert')).toHaveText(t('emailChanges.undoFailed'))
    await openLink(person.email, '/auth/reset')
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText(t('sessions.reset.title'))
  })
})
