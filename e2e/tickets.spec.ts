import { api } from '@cauce/contract'
import { type Translate } from '@cauce/i18n'
import { expectAccessibleEverywhere, expectNoSidewaysScroll } from './testing/accessibility.ts'
import { giveCredentials } from './testing/account-steps.ts'
import { call } from './testing/api.ts'
import { pdfFile, pngFile } from './testing/files.ts'
import type { Member } from './testing/given.ts'
import { open, pressTwice, routeOpenPage, waitForHydration, waitForPage } from './testing/pages.ts'
import { fullNameOf } from './testing/person.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test, type Page } from './testing/test.ts'
import type { Locator } from '@playwright/test'

async function openTicketDialog(page: Page, t: Translate): Promise<Locator> {
  await page
    .getByRole('region', { name: t('navigation.shortcuts') })
    .getByRole('button', { name: t('ticketPages.open') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('ticketPages.open') })
  await expect(dialog).toBeVisible()
  return dialog
}

async function fillTicket(within: Page | Locator, t: Translate, title: string, text: string): Promise<void> {
  await within.getByLabel(t('tickets.fields.title'), { exact: true }).fill(title)
  await within.getByLabel(t('tickets.fields.description'), { exact: true }).fill(text)
}

const sendTicket = (within: Page | Locator, t: Translate): Promise<void> =>
  within.getByRole('button', { name: t('ticketPages.form.submit') }).click()

const ticketsOf = async ({ request, user }: Member) =>
  (await call(request, api.tickets.list, { query: { userId: user.userId } })).data

const isAboveDialogs = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => element.closest('[popover]')?.matches(':popover-open') ?? false)

const avatar = (page: Page, t: Translate, { person }: Member) =>
  page.getByRole('banner').getByRole('button', { name: t('navigation.account', { name: person.name }) })

test('a ticket is opened from any page, answered by staff and customer, finished and reopened', async ({
  t,
  language,
  investor,
  openBrowser,
}) => {
  test.slow()
  const { page, member } = await investor('0.00')
  const office = await openBrowser({ storageState: sessionOf('admin') })
  const title = `No veo mi ingreso, ${member.person.surname}`

  await test.step('the customer sends a ticket from the list of projects, with a file and a picture of the page', async () => {
    await open(page, '/user/profile?tab=wallet')
    await open(page, '/projects/')
    const dialog = await openTicketDialog(page, t)
    await expect(dialog.getByLabel(t('tickets.fields.title'), { exact: true })).toBeFocused()
    await expect(dialog.getByRole('img', { name: t('ticketPages.evidence.pictureDescription') })).toBeVisible()
    await fillTicket(dialog, t, title, 'Lo pedí ayer y no aparece.')
    await dialog.getByLabel(t('tickets.attachments')).setInputFiles([pdfFile('extracto.pdf', 'x'), pngFile('otra.png')])
    await dialog.getByRole('button', { name: t('forms.removeFile', { name: 'otra.png' }) }).click()
    await pressTwice(dialog.getByRole('button', { name: t('ticketPages.form.submit') }))
    await expect(page.getByText(t('tickets.created'))).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  await test.step('the attachments arrive, and the recorded requests contain no secrets', async () => {
    const [ticket, ...others] = await ticketsOf(member)
    expect(others).toEqual([])
    expect(ticket).toMatchObject({
      title,
      state: 'Open',
      documents: [{ file: { name: 'extracto.pdf' } }],
      screenshot: { file: { contentType: 'image/jpeg' } },
    })
    expect(ticket!.requestHistory.length).toBeGreaterThan(1)
    expect(ticket!.requestHistory.length).toBeLessThanOrEqual(20)
    for (const { documentId } of ticket!.requestHistory) {
      const answer = await page.request.get(`/v1/support/tickets/view-document/${documentId}`)
      const logged = (await answer.json()) as Record<string, unknown>
      expect(logged['url']).toMatch(/^\/[^?#]*$/)
      const known = ['at', 'code', 'durationMs', 'method', 'requestId', 'status', 'url']
      expect(Object.keys(logged).filter((field) => !known.includes(field))).toEqual([])
    }
  })

  await test.step('staff find the ticket and answer it', async () => {
    await office.goto('/admin/ticket/')
    await office.getByRole('link', { name: title }).click()
    await expect(office.getByRole('heading', { name: title })).toBeVisible()
    await expect(office.getByRole('img', { name: t('tickets.fields.screenshot') })).toBeVisible()
    await expect(office.getByRole('link', { name: 'extracto.pdf' })).toBeVisible()
    await office
      .getByLabel(t('tickets.replyTo', { name: fullNameOf(member.person) }))
      .fill('¿Desde qué banco lo envió?')
    await office.getByRole('button', { name: t('tickets.reply'), exact: true }).click()
    await expect(office.getByText(t('tickets.replied', { name: fullNameOf(member.person) }))).toBeVisible()
  })

  await test.step('the account menu counts the unread answer and links to the ticket', async () => {
    await open(page, '/')
    const pending = t('navigation.pendingTickets', { smart_count: 1 })
    await expect(avatar(page, t, member)).toHaveAccessibleName(new RegExp(pending))
    await avatar(page, t, member).click()
    await page.getByRole('link', { name: t('navigation.tickets') }).click()
    await waitForPage(page, '/user/support')
    const row = page.getByRole('listitem').filter({ hasText: title })
    await expect(row.getByText(t('tickets.unread'))).toBeVisible()
    await expect(row.getByText(t('ticketPages.state.PendingCustomer'))).toBeVisible()
    await expectPlainWords(page, language)
    await row.getByRole('link', { name: title }).click()
    await waitForHydration(page)
    await expect(page.getByText('¿Desde qué banco lo envió?')).toBeVisible()
    await expect(avatar(page, t, member)).not.toHaveAccessibleName(new RegExp(pending))
    await expectPlainWords(page, language)
  })

  await test.step('the customer answers with a file', async () => {
    await page.getByLabel(t('ticketPages.answer.label')).fill('Desde el de siempre.')
    await page.getByLabel(t('ticketPages.answer.attachment')).setInputFiles(pdfFile('recibo.pdf', 'x'))
    await page.getByRole('button', { name: t('ticketPages.answer.submit') }).click()
    await expect(page.getByText(t('ticketPages.answer.done'))).toBeVisible()
    const conversation = page.getByRole('region', { name: t('tickets.conversation') })
    await expect(conversation.getByText('Desde el de siempre.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      conversation.getByRole('link', { name: /recibo\.pdf/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('recibo.pdf')
    await expect(page.getByLabel(t('ticketPages.answer.label'))).toHaveValue('')
  })

  await test.step('a finished ticket takes no messages, and a reopened one takes them again', async () => {
    await page.getByRole('button', { name: t('ticketPages.step.finish') }).click()
    await expect(page.getByRole('heading', { name: t('ticketPages.over.Closed') })).toBeVisible()
    await expect(page.getByLabel(t('ticketPages.answer.label'))).toHaveCount(0)
    await page.getByRole('button', { name: t('ticketPages.step.reopen') }).click()
    await expect(page.getByLabel(t('ticketPages.answer.label'))).toBeVisible()
    const history = page.getByRole('complementary', { name: t('tickets.about') })
    const closed = t('ticketPages.stateByYou', { state: t('ticketPages.state.Closed') })
    await expect(history.getByText(closed)).toBeVisible()
    expect((await ticketsOf(member))[0]!.stateHistory.map(({ state }) => state)).toEqual([
      'Open',
      'PendingCustomer',
      'PendingManager',
      'Closed',
      'Open',
    ])
  })
})

test('without a connection a new ticket says so, keeps everything, and can be sent again', async ({ t, investor }) => {
  const { page, member } = await investor('0.00')
  await open(page, '/investments')
  const dialog = await openTicketDialog(page, t)
  await fillTicket(dialog, t, 'Contrato', 'No se abre.')
  await dialog.getByRole('checkbox', { name: t('ticketPages.evidence.sendPicture') }).uncheck()
  await routeOpenPage(page, '**/v1/support/tickets', (route) => route.abort('aborted'))
  await sendTicket(dialog, t)
  await expect(page.getByText(t('tickets.createFailed'))).toBeInViewport()
  expect(await isAboveDialogs(page, t('tickets.createFailed'))).toBe(true)
  await expect(dialog.getByRole('alert')).toContainText(t('forms.networkFailed'))
  await expect(dialog.getByLabel(t('tickets.fields.description'), { exact: true })).toHaveValue('No se abre.')
  await page.unroute('**/v1/support/tickets')
  await sendTicket(dialog, t)
  await expect(page.getByText(t('tickets.created'))).toBeVisible()
  const [ticket, ...others] = await ticketsOf(member)
  expect(others).toEqual([])
  expect(ticket).toMatchObject({ title: 'Contrato', screenshot: null })
})

test('after the session has ended, a draft and a document lead through the log-in page and back', async ({
  t,
  watch,
  member,
  openBrowser,
}) => {
  watch.expectRefusal(401, /./)
  const { person, request } = await member()
  const body = { title: 'Contrato', description: 'Adjunto.' }
  const { id } = await call(request, api.tickets.create, { body })
  const files = { file: pdfFile('contrato.pdf', 'Contrato') }
  await call(request, api.tickets.createMessage, { params: { id }, body: { message: 'Aquí está.' }, files })
  const page = await openBrowser({ storageState: await request.storageState() })
  const document = await page.context().newPage()
  await open(document, `/user/support/${id}`)
  await open(page, '/user/support/new')
  await fillTicket(page, t, 'Contrato', 'No se abre.')
  await page.reload()
  await waitForHydration(page)
  const title = page.getByLabel(t('tickets.fields.title'), { exact: true })
  await expect(title).toHaveValue('Contrato')

  await call(request, api.sessions.logout)
  // A page that loads may notice first that its session has ended.
  const leadsToLogIn = (one: Page, pressed: Promise<void>, next: string) =>
    Promise.all([pressed.catch(() => undefined), waitForPage(one, new RegExp(`/auth/login\\?next=${next}`))])
  await leadsToLogIn(
    document,
    document.getByRole('link', { name: /contrato\.pdf/ }).click(),
    `%2Fuser%2Fsupport%2F${id}`,
  )
  await leadsToLogIn(page, sendTicket(page, t), '%2Fuser%2Fsupport%2Fnew')
  await giveCredentials(page, t, person)
  await waitForPage(page, /\/auth\/otp/)
  await page.getByLabel(t('sessions.code')).fill(person.authenticator.nextCode())
  await waitForPage(page, /\/auth\/register-device/)
  await page.getByRole('link', { name: t('sessions.registerDevice.skip') }).click()
  await waitForPage(page, '/user/support/new')
  await expect(title).toHaveValue('Contrato')
  await expect(page.getByLabel(t('tickets.fields.description'), { exact: true })).toHaveValue('No se abre.')
})

test('the button works by keyboard on every kind of page, and restores the focus', async ({ t, watch, investor }) => {
  watch.expectRefusal(404, /no-existe/)
  const { page } = await investor('0.00')
  for (const address of ['/legal', '/projects/no-existe', '/user/profile']) {
    await page.goto(address)
    const button = page.getByRole('button', { name: t('ticketPages.open') })
    await button.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t('ticketPages.open') })
    await expect(dialog.getByLabel(t('tickets.fields.title'), { exact: true }), address).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test.describe('Montserrat, who has earlier tickets', () => {
  test.use({ storageState: sessionOf('user') })

  test('finds a ticket and the dialog without errors, at any width and in both themes', async ({
    page,
    t,
    language,
  }) => {
    const { data } = await call(page.request, api.tickets.list, { query: { take: 1 } })
    await open(page, `/user/support/${data[0]!.id}`)
    for (const isDialog of [false, true]) {
      if (isDialog) await expect((await openTicketDialog(page, t)).getByRole('img')).toBeVisible()
      await expectPlainWords(page, language)
      await expectAccessibleEverywhere(page)
      await expectNoSidewaysScroll(page)
    }
  })
})
