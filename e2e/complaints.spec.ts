import { readFileSync } from 'node:fs'
import { api } from '@cauce/contract'
import { call } from './testing/api.ts'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { complaintPageOf, mailedLink } from './testing/given.ts'
import { pdfFile } from './testing/files.ts'
import { open, routeOpenPage, waitForPage } from './testing/pages.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test, type Page } from './testing/test.ts'

const upload = (name: string) => pdfFile(name, 'Contrato')
let count = 0
const newEmail = () => `reclama-${Date.now()}-${(count += 1)}@correo.example`

test('Eloisa complains without logging in, is admitted and answered, and the register records every step', async ({
  t,
  watch,
  page,
  openBrowser,
}) => {
  test.slow()
  watch.expectRefusal(422, /\/complaints$/)
  const email = newEmail()
  const field = (name: 'name' | 'email' | 'description') => page.getByLabel(t(`complaintPages.form.${name}`)).first()
  const send = (where: Page) => where.getByRole('button', { name: t('complaintPages.submit') }).click()

  await test.step('an incomplete form names the missing fields, and keeps the typed text and the chosen file', async () => {
    await open(page, '/')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('navigation.complaints') })
      .click()
    await waitForPage(page, /\/complaints$/)
    await field('description').fill('No me pagan desde octubre.')
    await page.reload()
    await expect(field('description')).toHaveValue('No me pagan desde octubre.')
    await page.getByLabel(t('complaintPages.files')).setInputFiles(upload('contrato.pdf'))
    await send(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field('name')).toHaveAccessibleDescription(new RegExp(t('errors.required')))
    await expect(field('description')).toHaveValue('No me pagan desde octubre.')
    expect(
      await page.getByLabel(t('complaintPages.files')).evaluate((input: HTMLInputElement) => input.files?.length),
    ).toBe(1)
    await expectAccessibleEverywhere(page)
  })

  await test.step('with name and e-mail the complaint is accepted and gets a number', async () => {
    await field('name').fill('Quintanilla')
    await field('email').fill(email)
    await send(page)
    await waitForPage(page, /\/complaints\/received\?number=RC-/)
    await expectAccessibleEverywhere(page)
  })
  const number = new URL(page.url()).searchParams.get('number')!
  const address = await complaintPageOf(page.request, email)

  await test.step('the private link shows the state of the complaint and its document', async () => {
    await open(page, address)
    await expect(page.getByRole('heading', { name: t('complaintPages.one.state.received') })).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'contrato.pdf' }).click()
    expect((await download).suggestedFilename()).toBe('contrato.pdf')
    await open(page, address.replace('follow', 'withdraw'))
    await expectAccessibleEverywhere(page)
  })

  const office = await openBrowser({ storageState: sessionOf('admin') })
  const step = async (name: 'admit' | 'decide', fill: (dialog: ReturnType<Page['getByRole']>) => Promise<void>) => {
    await office.getByRole('button', { name: t(`complaints.${name}`), exact: true }).click()
    const dialog = office.getByRole('dialog')
    await fill(dialog)
    await dialog.getByRole('button', { name: t(`complaints.${name}`), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
  const label = (name: 'handlerName' | 'handlerEmail' | 'handlerPhone' | 'answer' | 'outcome') =>
    t(`complaints.fields.${name}`)

  await test.step('an administrator finds the complaint and admits it', async () => {
    await open(office, `/admin/complaint/?filter=${encodeURIComponent(JSON.stringify({ search: number }))}`)
    await office.getByRole('link', { name: number }).click()
    await expect(office.getByRole('heading', { level: 1 })).toContainText(number)
    await step('admit', async (dialog) => {
      await dialog.getByLabel(label('handlerName')).fill('Marta Gil')
      await dialog.getByLabel(label('handlerEmail')).fill('marta@cauce.example')
      await dialog.getByLabel(label('handlerPhone')).fill('+34 600 123 456')
    })
    await expect(office.getByText(t('complaints.state.admissible'), { exact: true }).first()).toBeVisible()
  })

  await test.step('she sees the contact person and sends a message', async () => {
    await open(page, address)
    await expect(page.getByRole('link', { name: 'marta@cauce.example' })).toBeVisible()
    await page.getByRole('textbox', { name: t('complaintPages.one.message') }).fill('Añado el extracto.')
    await page.getByRole('button', { name: t('complaintPages.one.send') }).click()
    await expect(page.getByText('Añado el extracto.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('complaintPages.one.message') })).toHaveValue('')
  })

  await test.step('the administrator grants it in part, and she reads the answer and her remedies', async () => {
    await office.reload()
    await expect(office.getByText('Añado el extracto.')).toBeVisible()
    await step('decide', async (dialog) => {
      await dialog.getByLabel(label('outcome')).click()
      await office.getByRole('option', { name: t('complaints.outcome.partlyGranted') }).click()
      await dialog.getByLabel(label('answer')).fill('Le pagamos la mitad.')
    })
    await open(page, address)
    await expect(page.getByText('Le pagamos la mitad.')).toBeVisible()
    await expect(page.getByRole('heading', { name: t('complaintPages.remedies.title') })).toBeVisible()
    await expectAccessibleEverywhere(page)
  })

  await test.step('the export of the register contains the complaint and its answer', async () => {
    await open(office, `/admin/complaint/?filter=${encodeURIComponent(JSON.stringify({ search: number }))}`)
    const download = office.waitForEvent('download')
    await office.getByRole('button', { name: t('reactAdmin.action.export') }).click()
    const text = readFileSync(await (await download).path(), 'utf8')
    expect(text).toContain(number)
    expect(text).toContain('Le pagamos la mitad.')
  })
})

test('without script a complaint can be sent with files and withdrawn', async ({ t, openBrowser }) => {
  const page = await openBrowser({ javaScriptEnabled: false })
  const email = newEmail()
  await page.goto('/complaints')
  await page.getByLabel(t('complaintPages.form.name')).first().fill('Rey')
  await page.getByLabel(t('complaintPages.form.email')).first().fill(email)
  await page.getByLabel(t('complaintPages.form.description')).fill('No me responden.')
  await page.getByLabel(t('complaintPages.files')).setInputFiles([upload('uno.pdf'), upload('dos.pdf')])
  await page.getByRole('button', { name: t('complaintPages.submit') }).click()
  await page.waitForURL(/\/complaints\/received/)
  await page.goto(await complaintPageOf(page.request, email))
  await expect(page.getByRole('link', { name: /(uno|dos)\.pdf/ })).toHaveCount(2)
  await page.getByRole('link', { name: t('complaintPages.one.withdraw') }).click()
  await page.getByRole('button', { name: t('complaintPages.one.withdrawConfirm') }).click()
  await expect(page.getByRole('heading', { name: t('complaintPages.one.state.withdrawn') })).toBeVisible()
  await expect(page.getByText(t('complaintPages.one.ended'))).toBeVisible()
})

test('a visitor writes to us, confirms the address, adds a file, and reads the answer by mail', async ({
  t,
  watch,
  page,
  openBrowser,
}) => {
  watch.expectRefusal(422, /\/contact$/)
  watch.expectRefusal(404, /\/contact\/confirm/)
  const email = newEmail()
  const field = (name: 'name' | 'email' | 'subject' | 'message') =>
    page.getByLabel(t(`contactMessages.fields.${name}`), { exact: true })
  const send = page.getByRole('button', { name: t('contactMessages.submit') })
  await open(page, '/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('navigation.contact') })
    .click()
  await waitForPage(page, /\/contact$/)
  await field('name').fill('Olga Prat')
  await field('subject').selectOption('investing')
  await field('message').fill('¿Cuál es el mínimo?')
  await send.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(field('email')).toHaveAccessibleDescription(new RegExp(t('errors.required')))
  await expectAccessibleEverywhere(page)
  await page.reload()
  await expect(field('message')).toHaveValue('¿Cuál es el mínimo?')
  await field('email').fill(email)
  await routeOpenPage(page, '**/contact', (route) => route.abort('aborted'))
  await send.click()
  await expect(page.getByText(t('forms.networkFailed'))).toBeVisible()
  await page.unroute('**/contact')
  await send.dblclick()
  await waitForPage(page, /\/contact\/sent$/)
  await expectAccessibleEverywhere(page)
  const link = await mailedLink(page.request, email, '/contact/confirm')
  await open(page, link)
  await expect(page.getByText('¿Cuál es el mínimo?')).toBeVisible()
  await page.getByLabel(t('complaintPages.files')).setInputFiles(upload('plano.pdf'))
  await expectAccessibleEverywhere(page)
  await page.getByRole('button', { name: t('contactMessages.confirm.submit') }).dblclick()
  await waitForPage(page, /\/contact\/received$/)
  await open(page, link)
  await expect(page.getByRole('heading', { name: t('contactMessages.confirm.goneTitle') })).toBeVisible()
  await expectAccessibleEverywhere(page)

  const office = await openBrowser({ storageState: sessionOf('admin') })
  await open(office, '/admin/ticket/')
  const rows = office.getByRole('row').filter({ hasText: 'Olga Prat' })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link', { name: t('contactMessages.subject.investing') }).click()
  await expect(office.getByRole('link', { name: 'plano.pdf' })).toBeVisible()
  await expect(office.getByText(email)).toBeVisible()
  await office.getByLabel(t('tickets.replyTo', { name: 'Olga Prat' })).fill('Son 100 euros.')
  await office.getByRole('button', { name: t('tickets.reply'), exact: true }).click()
  await expect(office.getByText(t('tickets.state.Closed'), { exact: true }).first()).toBeVisible()
  await expect
    .poll(async () => (await call(page.request, api.demonstration.listMails, { query: { to: email } })).data[0]?.text)
    .toContain('Son 100 euros.')
})
