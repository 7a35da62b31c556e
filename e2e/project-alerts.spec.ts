import { api, PHASE_IDS } from '@cauce/contract'
import { confirmAndLogIn, fillRegistration, register, setUpCodes } from './testing/account-steps.ts'
import { call } from './testing/api.ts'
import { announcedProject } from './testing/given.ts'
import { waitForPage, open } from './testing/pages.ts'
import { newPerson } from './testing/person.ts'
import { expect, test } from './testing/test.ts'

test('Nora follows a project before registering, returns following it, and gets one mail when it opens', async ({
  page,
  t,
  language,
  staff,
  secondStaff,
}) => {
  test.slow()
  const nora = newPerson(language, 'Nora')
  const { projectId, url, name } = await announcedProject([staff, secondStaff])

  const follow = page.getByRole('button', { name: `${t('projectFollows.follow')}: ${name}`, exact: true })

  await test.step('the page says why she cannot invest, and offers to follow it, which requires logging in', async () => {
    await open(page, `/projects/${url}`)
    await expect(page.getByText(t('errors.investing-not-possible'))).toBeVisible()
    await follow.click()
    await waitForPage(page, /\/auth\/login/)
  })

  await test.step('she registers, and returns to the page, which she follows', async () => {
    await page.getByRole('link', { name: t('sessions.signIn.register') }).click()
    await waitForPage(page, '/register')
    await fillRegistration(page, t, nora)
    await register(page, t)
    await confirmAndLogIn(page, t, nora)
    await waitForPage(page, /\/auth\/first-otp/)
    await setUpCodes(page, t, nora)
    await page.waitForURL(`/projects/${url}#follow-${url}`)
    await expect(follow).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('the project opens, and she gets one mail that links to it', async () => {
    await call(staff, api.projects.edit, { params: { id: projectId }, body: { phaseId: PHASE_IDS.Investment } })
    const query = { to: nora.email, take: 50 }
    const alertMails = async () =>
      (await call(staff, api.demonstration.listMails, { query })).data.filter(({ subject }) => subject.includes(name))
    await expect.poll(async () => (await alertMails()).length).toBe(1)
    const [mail] = await alertMails()
    const address = /\S+\/projects\/\S+/.exec(mail!.text)![0]
    await page.goto(new URL(address).pathname)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('she also gets a notification, which every tab shows as unread until she has read it', async () => {
    const other = await page.context().newPage()
    await open(page, '/user/notifications')
    const unread = page.getByRole('listitem').filter({ hasText: name })
    await expect(unread.getByText(t('notifications.unread'))).toBeVisible()
    await open(other, '/')
    const account = other.locator('.avatar')
    await expect(account).toHaveAccessibleName(/notific/i)
    await unread.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await open(page, '/user/notifications?read=false')
    await expect(page.getByText(name)).toHaveCount(0)
    const markAll = page.getByRole('button', { name: t('notifications.markAllRead') })
    if (await markAll.isVisible()) await markAll.click()
    await expect(page.getByRole('heading', { name: t('notifications.allRead.title') })).toBeVisible()
    await expect(account).not.toHaveAccessibleName(/notific/i)
    await other.close()
  })
})
