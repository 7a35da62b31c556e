import { api, calendarDateOf } from '@cauce/contract'
import { formatDate, formatMoney } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import { randomBytes } from 'node:crypto'
import { call } from './testing/api.ts'
import { approveToo, chooseWaiting } from './testing/back-office-steps.ts'
import { pdfFile, pngFile } from './testing/files.ts'
import { financingDays } from './testing/given.ts'
import { open, pressTwice } from './testing/pages.ts'
import { fullNameOf, newPerson } from './testing/person.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test, type Page } from './testing/test.ts'

test.describe('an administrator', () => {
  test.use({ storageState: sessionOf('admin') })

  test('rejects an income from the keyboard with a reason, which the customer reads', async ({ page, t, investor }) => {
    const { page: customer, member } = await investor('0.00')
    const { userId } = member.user
    const { data: accounts } = await call(member.request, api.bankAccounts.list, { query: { userId } })
    await call(member.request, api.transactions.create, {
      body: {
        type: 'income',
        amount: '123.45',
        bankAccountId: accounts[0]!.bankAccountId,
      },
    })
    const name = fullNameOf(member.person)
    const pane = await chooseWaiting(page, t, 'income', name)
    await page.keyboard.press('r')
    const reason = pane.getByLabel(t('transactions.fields.rejectReason'))
    await expect(reason).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(pane.getByText(t('errors.reason-required'))).toBeVisible()
    await reason.fill('La transferencia no ha llegado')
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByText(t('backoffice.done.transaction.rejected', { name, amount: formatMoney('123.45') })),
    ).toBeVisible()

    await open(customer, '/user/profile?tab=wallet')
    const row = customer.getByRole('row', {
      name: formatMoney('123.45', { sign: 'always' }),
    })
    await expect(row).toContainText(t('transactions.status.rejected'))
    await expect(row).toContainText('La transferencia no ha llegado')
  })

  test('approves nothing from the keyboard while the pane of the next row is loading', async ({
    page,
    t,
    language,
    investor,
  }) => {
    const { member } = await investor('0.00')
    const { userId } = member.user
    const { data: accounts } = await call(member.request, api.bankAccounts.list, { query: { userId } })
    // The A key approves the first row, a bank account, at once; the second row is a deposit.
    const { bankAccountId } = await call(member.request, api.bankAccounts.create, {
      body: { alias: 'Ahorro', account: newPerson(language).iban },
      files: { document: pdfFile('certificado.pdf', 'Certificado de titularidad') },
    })
    await call(member.request, api.transactions.create, {
      body: { type: 'income', amount: '123.45', bankAccountId: accounts[0]!.bankAccountId },
    })
    const name = fullNameOf(member.person)
    let letThrough = () => {}
    const held = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route(/transaction-decision-[^/]+\.js/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/admin/?search=${encodeURIComponent(name)}`)
    const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
    const first = pane.getByRole('heading', { name: t('backoffice.decision.bankAccountOf', { name }) })
    await expect(first).toBeVisible()
    const writes: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().includes('/claims')) writes.push(request.url())
    })
    await page.keyboard.press('j')
    await expect(first).toBeHidden()
    for (const key of ['a', 'r', 'a']) await page.keyboard.press(key)
    letThrough()
    await expect(pane.getByRole('heading', { name: t('backoffice.decision.incomeOf', { name }) })).toBeVisible()
    expect(writes).toEqual([])
    const { data } = await call(member.request, api.bankAccounts.list, { query: { userId } })
    expect(data.find((account) => account.bankAccountId === bankAccountId)!.state).toBe('pending')
  })

  test('approves five incomes with proof in seven presses', async ({ page, t, investor, openBrowser }) => {
    const { member } = await investor('0.00')
    const { userId } = member.user
    const { data: accounts } = await call(member.request, api.bankAccounts.list, { query: { userId } })
    const { bankAccountId } = accounts[0]!
    const name = fullNameOf(member.person)
    // The test's PDF has no accents.
    const holder = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
    for (const amount of ['110.00', '120.00', '130.00', '140.00', '150.00'])
      await call(member.request, api.transactions.create, {
        body: { type: 'income', amount, bankAccountId },
        files: {
          file: pdfFile('transferencia.pdf', `${member.person.iban} ${holder} ${amount} EUR`),
        },
      })
    await page.goto(`/admin/?search=${encodeURIComponent(name)}`)
    const presses = await countPresses(page)
    await page.getByRole('button', { name: t('backoffice.bulk.reviewProven', { smart_count: 5 }) }).click()
    const pane = page.getByRole('complementary', { name: t('backoffice.inbox.pane') })
    const rows = pane.getByRole('listitem', { name: t('backoffice.decision.incomeOf', { name }) })
    await expect(rows).toHaveCount(5)
    for (const row of await rows.all()) {
      // Scrolling counts as no key press.
      await row.getByRole('figure').first().scrollIntoViewIfNeeded()
      await row.getByRole('checkbox').check()
    }
    const sum = formatMoney('650.00')
    const approve = pane.getByRole('button', { name: t('backoffice.bulk.approveSum', { smart_count: 5, sum }) })
    await expect(approve).toBeEnabled()
    await approve.click()
    await expect(pane.getByRole('heading', { name: t('backoffice.report.title', { done: 5, total: 5 }) })).toBeVisible()
    expect(await presses()).toBe(7)
    // By the sum of a week they may wait for a second administrator.
    await approveToo((await openBrowser({ storageState: sessionOf('second') })).request, name)
    const { data } = await call(member.request, api.transactions.list, { query: { userId } })
    expect(data.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'completed'))
  })

  test('finds a customer while typing, and filters that survive a reload', async ({ page, t, member }) => {
    const name = fullNameOf((await member()).person)
    await page.goto('/admin/customer/')
    await page.getByRole('searchbox', { name: t('backoffice.users.search') }).fill(name.split(' ').at(-1)!)
    await expect(page.getByRole('table').getByRole('link')).toHaveText([name])
    await page.reload()
    await expect(page.getByRole('table').getByRole('link')).toHaveText([name])
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('table').getByRole('link')).toHaveText([name])
    await page.goForward()
    await page.getByRole('tab', { name: t('wallets.one') }).click()
    await expect(page).toHaveURL(/\/wallet$/)
    await expect(page.getByRole('tabpanel').getByText('0,00 €').first()).toBeVisible()
  })

  test('creates a project in steps, announces and opens it, and visitors see it', async ({ page, t, openBrowser }) => {
    test.slow()
    const unique = randomBytes(4).toString('hex')
    const name = `Faro de Punta Umbría ${unique}`
    const url = `faro-de-punta-umbria-${unique}`
    await page.goto('/admin/project/')
    await page.getByRole('link', { name: t('reactAdmin.action.create') }).click()
    await test.step('six fields make a draft', () => beginProject(page, t, name, url))
    await test.step('a description is added', () => addDescription(page, t))
    await test.step('a document is added', () => addDocument(page, t))
    await test.step('a picture is added', () => addPicture(page, t))
    await page.getByRole('button', { name: t('backoffice.projects.finish') }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await test.step('the other terms are filled in', () => fillTerms(page, t))
    await test.step('the account is proposed with its certificate, and a second administrator approves it', async () => {
      await page.getByRole('button', { name: t('payees.ofProject.propose') }).click()
      const dialog = page.getByRole('dialog', { name: t('payees.createTitle') })
      await dialog
        .getByLabel(t('payees.fields.document'))
        .setInputFiles(pdfFile('titularidad.pdf', 'Certificado de titularidad'))
      await dialog.getByRole('button', { name: t('payees.ofProject.propose') }).click()
      await expect(dialog).toBeHidden()
      const second = await openBrowser({ storageState: sessionOf('second') })
      await second.goto('/admin/bank/payees')
      await second
        .getByRole('link', { name: `${t('backoffice.decision.review')}: Faros del Sur`, exact: false })
        .first()
        .click()
      const ticks = second.getByRole('complementary').getByRole('checkbox')
      await expect(ticks).toHaveCount(2)
      for (const tick of await ticks.all()) await tick.check()
      await second.getByRole('button', { name: t('payees.approve') }).click()
      await second
        .getByRole('dialog')
        .getByRole('button', { name: t('payees.approve') })
        .click()
      await expect(second.getByText(t('payees.approved')).first()).toBeVisible()
      await page.reload()
    })

    const visitor = await openBrowser()
    for (const phase of ['announce', 'openInvestment'] as const) {
      await page.getByRole('button', { name: t(`backoffice.phase.${phase}.button`) }).click()
      const dialog = page.getByRole('dialog', {
        name: t(`backoffice.phase.${phase}.title`, { name }),
      })
      await dialog.getByRole('button', { name: t(`backoffice.phase.${phase}.button`) }).click()
      await expect(dialog).toBeHidden()
      await visitor.goto(`/projects/${url}`)
      await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await expect(visitor.getByRole('complementary', { name: t('projectPages.panel') })).toBeVisible()
  })

  test('keeps typed input across a log-in, and saves once on a double click', async ({ page, context, t, watch }) => {
    watch.expectRefusal(401, /./)
    const title = `Acta ${randomBytes(4).toString('hex')}`
    const name = page.getByLabel(t('documentTypes.fields.name')).first()
    const description = page.getByLabel(t('documentTypes.fields.description')).first()
    const save = page.getByRole('button', { name: t('common.save') })
    await page.goto('/admin/config/document-types/new')
    await name.fill(title)
    await description.fill('Acta de la junta')
    const session = await context.cookies()
    await context.clearCookies()
    await save.click()
    await page.waitForURL(/\/auth\/login\?next=/)

    await context.addCookies(session)
    await page.goto('/admin/config/document-types/new')
    await expect(page.getByText(t('backoffice.typedIsBack'))).toBeVisible()
    await expect(name).toHaveValue(title)
    await expect(description).toHaveValue('Acta de la junta')
    await pressTwice(save)
    await expect(page.getByRole('table').getByRole('link', { name: title })).toHaveCount(1)
  })
})

test.describe('a manager', () => {
  test.use({ storageState: sessionOf('operator') })

  test('sees only assigned customers, and no actions of administrators', async ({ page, t, watch, member }) => {
    watch.expectRefusal(404, /\/account\/users\//)
    watch.expectRefusal(403, /./)
    const { userId } = await call(page.request, api.users.readMe)
    const { total, data } = await call(page.request, api.users.list, {
      query: { role: 'user', take: 100 },
    })
    expect(total).toBeGreaterThan(0)
    expect(data.filter(({ managerId }) => managerId !== userId)).toEqual([])
    await page.goto('/admin/customer/')
    await expect(page.getByRole('heading', { name: t('users.title') })).toBeVisible()
    await expect(page.getByText(new RegExp(` ${total}$`))).toBeVisible()
    await expect(page.getByRole('link', { name: t('reactAdmin.action.create') })).toHaveCount(0)
    await expect(page.getByRole('menuitem', { name: t('backoffice.layout.places.configuration') })).toHaveCount(0)

    const stranger = (await member()).user
    await page.goto(`/admin/customer/${stranger.userId}`)
    await expect(page.getByText(t('errors.customer-not-accessible'))).toBeVisible()
    await expect(page.getByText(stranger.email)).toHaveCount(0)
  })
})

test('an investor who opens the back office is sent to the home page', async ({ openBrowser }) => {
  const page = await openBrowser({ storageState: sessionOf('user') })
  await page.goto('/admin/customer/')
  await page.waitForURL('/')
})

test('a visitor who opens the back office is sent to the log-in page, which leads back to it', async ({ page }) => {
  await page.goto('/admin/project/')
  await page.waitForURL('/auth/login?next=%2Fadmin%2Fproject%2F')
})

async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const count = { pressed: 0 }
    for (const kind of ['pointerdown', 'keydown'] as const)
      addEventListener(kind, () => (count.pressed += 1), { capture: true })
    return count
  })
  return () => presses.evaluate(({ pressed }) => pressed)
}

async function beginProject(page: Page, t: Translate, name: string, url: string): Promise<void> {
  const field = (noun: Parameters<typeof fieldName>[1]) => page.getByLabel(fieldName(t, noun), { exact: true })
  await field('name').fill(name)
  await expect(field('url')).toHaveValue(url)
  await page.getByRole('combobox', { name: t('projects.fields.projectTypeName') }).click()
  await page.getByRole('option').nth(1).click()
  await field('direction').fill('Paseo Marítimo 1')
  await field('financingAmount').fill('180.000')
  await field('targetProfitability').fill('13,5')
  await page.getByRole('button', { name: t('backoffice.projects.createDraft') }).click()
  await page.waitForURL(/step=descriptions/)
}

async function fillTerms(page: Page, t: Translate): Promise<void> {
  const field = (noun: Parameters<typeof fieldName>[1]) => page.getByLabel(fieldName(t, noun), { exact: true })
  await page.getByRole('link', { name: t('common.edit'), exact: true }).click()
  const { dateStart, dateEnd } = financingDays()
  await field('dateStart').fill(formatDate(dateStart))
  await field('dateEnd').fill(formatDate(dateEnd))
  await field('projectDuration').fill('24')
  await field('promoterName').fill('Faros del Sur, S. L.')
  await page.getByRole('combobox', { name: t('projects.fields.riskCategory') }).click()
  await page.getByRole('option', { name: t('projects.riskCategory.B') }).click()
  await page.getByLabel(t('projects.fields.promoterTaxNumber')).fill('B98765431')
  await page.getByLabel(t('projects.fields.raisedElsewhere')).fill('0')
  await page.getByLabel(t('projects.fields.raisedElsewhereOn')).fill(formatDate(calendarDateOf(new Date())))
  await page.getByLabel(t('projects.fields.destinationBankAccount')).fill('ES91 2100 0418 4502 0005 1332')
  await page.getByRole('button', { name: t('common.save') }).click()
  await page.waitForURL(/\/admin\/project\/[^/]+$/)
}

/** MUI appends a star to required labels. */
type RequiredField =
  | 'name'
  | 'url'
  | 'direction'
  | 'financingAmount'
  | 'dateStart'
  | 'dateEnd'
  | 'projectDuration'
  | 'targetProfitability'
  | 'promoterName'
const fieldName = (t: Translate, field: RequiredField) => `${t(`projects.fields.${field}`)} *`

async function addDescription(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('backoffice.descriptions.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('projectDescriptions.fields.title')).first().fill('Un faro que se habita')
  await dialog.getByLabel(t('projectDescriptions.fields.description')).first().fill('Cuatro viviendas en la torre.')
  await dialog.getByRole('button', { name: t('backoffice.descriptions.add') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Un faro que se habita')).toBeVisible()
  await page
    .getByRole('button', { name: t('backoffice.projects.next', { step: t('backoffice.projects.steps.documents') }) })
    .click()
  await page.waitForURL(/step=documents/)
}

async function addDocument(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('backoffice.documents.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('combobox', {
      name: t('projectDocuments.fields.documentTypeName'),
    })
    .click()
  await page.getByRole('option').first().click()
  await dialog.getByLabel(t('projectDocuments.fields.document')).setInputFiles(pdfFile('tasacion.pdf', 'Tasacion'))
  await dialog.getByLabel(t('projectDocuments.fields.description')).first().fill('Tasación del faro')
  await dialog.getByRole('switch', { name: t('projectDocuments.fields.visible') }).check()
  await dialog.getByRole('button', { name: t('backoffice.documents.add') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Tasación del faro')).toBeVisible()
  await page
    .getByRole('button', { name: t('backoffice.projects.next', { step: t('backoffice.projects.steps.multimedia') }) })
    .click()
  await page.waitForURL(/step=multimedia/)
}

async function addPicture(page: Page, t: Translate): Promise<void> {
  await page.getByRole('button', { name: t('backoffice.media.add') }).click()
  const dialog = page.getByRole('dialog', { name: t('backoffice.media.add') })
  await dialog.getByLabel(t('projectMediaFiles.upload.choose')).last().setInputFiles(pngFile('faro.png'))
  await dialog.getByLabel(t('projectMediaFiles.fields.description')).first().fill('El faro al atardecer')
  await dialog.getByRole('button', { name: t('projectMediaFiles.upload.send'), exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('El faro al atardecer')).toBeVisible()
}
