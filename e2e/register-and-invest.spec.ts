import { api } from '@cauce/contract'
import { formatMoney, maskIban, formatTypedAmount } from '@cauce/format'
import type { Translate } from '@cauce/i18n'
import type { Locator, Page } from '@playwright/test'
import { confirmAndLogIn, fillRegistration, register, setUpCodes } from './testing/account-steps.ts'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { approveIncome, approveToo, validateBankAccount } from './testing/back-office-steps.ts'
import { openProject } from './testing/given.ts'
import { waitForHydration, waitForPage, open } from './testing/pages.ts'
import { fullNameOf, newPerson, type Person } from './testing/person.ts'
import { sessionOf } from './testing/staff.ts'
import { expect, test } from './testing/test.ts'
import { pdfFile } from './testing/files.ts'

test('Lucía registers, verifies her identity, deposits and invests, and the books agree to the cent', async ({
  page,
  t,
  language,
  secondStaff,
  openBrowser,
}) => {
  test.slow()
  const lucia = newPerson(language)
  const name = fullNameOf(lucia)
  const office = await openBrowser({ storageState: sessionOf('admin') })
  const staff = office.request
  const project = await openProject([staff, secondStaff])
  const [income, invested, left] = ['3500.50', '1250.25', '2250.25'] as const

  await test.step('she registers, confirms her e-mail and sets up her codes', async () => {
    await open(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('navigation.register') })
      .click()
    await waitForPage(page, '/register')
    await fillRegistration(page, t, lucia)
    await page.getByRole('link', { name: t('sessions.signIn.company') }).click()
    await page.getByRole('link', { name: t('sessions.signIn.individual') }).click()
    await page.reload()
    await expect(page.getByLabel(t('users.fields.surname'), { exact: true })).toHaveValue(lucia.surname)
    await fillRegistration(page, t, lucia)
    await register(page, t)
    await confirmAndLogIn(page, t, lucia)
    await waitForPage(page, /\/auth\/first-otp/)
    await expectAccessibleEverywhere(page)
    const codes = await setUpCodes(page, t, lucia)
    expect(new Set(codes).size).toBe(10)
    await page.waitForURL('/')
    await expect(page.getByRole('heading', { name: t('opening.missing', { smart_count: 5 }) })).toBeVisible()
    await expect(
      page.getByRole('link', { name: t('navigation.walletAvailable', { available: '0,00 €' }) }),
    ).toBeVisible()
  })

  await test.step('she verifies her identity and adds her bank account', async () => {
    await open(page, '/user/profile')
    await verifyIdentity(page, t)
    await page.getByRole('link', { name: t('opening.step.account.button') }).click()
    await addBankAccount(page, t, lucia, 'Nómina')
    await expect(page.getByText(maskIban(lucia.iban))).toBeVisible()
    await expect(page.getByText(t('bankAccounts.state.pending'), { exact: true })).toBeVisible()
    await expect(page.getByText(lucia.iban.slice(4, 20))).toHaveCount(0)
  })

  await test.step('before her first deposit, the wallet asks for activity and origin of the money', () =>
    declareOrigin(page, t))

  await test.step('she announces a deposit from the account that waits, which is not available until it is approved', async () => {
    await askForIncome(page, t, income)
    const movements = page.getByRole('region', { name: t('transactions.list.title') }).last()
    await expect(movements.getByText(t('transactions.status.pending'))).toBeVisible()
    await expect(
      page.getByRole('link', { name: t('navigation.walletAvailable', { available: '0,00 €' }) }),
    ).toBeVisible()
  })

  await test.step('an administrator validates the bank account', () => validateBankAccount(office, t, name))

  await test.step('an administrator approves the deposit with proof from the bank', () =>
    approveIncome(office, t, name, income))

  await test.step('another administrator approves it too, where the sum of the week needs both', () =>
    approveToo(secondStaff, name))

  await test.step('her wallet shows the deposit', async () => {
    await page.reload()
    const balance = formatMoney(income)
    await expect(
      page.getByRole('link', { name: t('navigation.walletAvailable', { available: balance }) }),
    ).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: t('wallets.fields.balance') })
        .getByText(balance)
        .first(),
    ).toBeVisible()
  })

  await test.step('she enters an amount, accepts the terms and the warning, and invests', async () => {
    await open(page, `/projects/${project.url}`)
    const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
    await panel.getByLabel(t('projectPages.ifYouInvest')).fill('1.250,25')
    await panel.getByRole('button', { name: t('projectPages.invest', { amount: formatMoney(invested) }) }).click()
    const confirm = page.getByRole('dialog', { name: t('orders.invest.title', { project: project.name }) })
    await expect(confirm.getByText(formatMoney(left))).toBeVisible()
    await confirm.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
    await expectWarned(confirm, t, invested)
    await confirm.getByRole('button', { name: t('orders.invest.submitOf', { amount: formatMoney(invested) }) }).click()
    const done = page.getByRole('dialog', { name: t('orders.invest.doneTitle') })
    await expect(
      done.getByText(t('orders.invest.doneLead', { amount: formatMoney(invested), project: project.name })),
    ).toBeVisible()
    await expect(done.getByText(formatMoney(left))).toBeVisible()
    await done.getByRole('link', { name: t('orders.invest.toInvestments') }).click()
    await waitForPage(page, '/investments')
  })

  await test.step('her investments and the page of the project show the invested amount', async () => {
    await expect(page.getByRole('heading', { level: 1, name: t('portfolio.title') })).toBeVisible()
    const row = page.getByRole('row', { name: project.name })
    await expect(row.getByText(formatMoney(invested)).first()).toBeVisible()
    await expect(
      page.getByRole('link', { name: t('navigation.walletAvailable', { available: formatMoney(left) }) }),
    ).toBeVisible()
    await open(page, `/projects/${project.url}`)
    const raised = page
      .getByRole('term')
      .filter({ hasText: t('projectPages.raised') })
      .locator('xpath=..')
    await expect(raised.getByRole('definition')).toHaveText(formatMoney(invested, { places: 'auto' }))
  })

  await test.step('the back office shows the movement', async () => {
    await office.goto(`/admin/project/${project.projectId}`)
    await office.getByRole('tab', { name: t('transactions.title') }).click()
    const row = office.getByRole('row', { name }).filter({ hasText: t('orderMovements.type.invest') })
    await expect(row.getByText(formatMoney(invested, { sign: 'always' }))).toBeVisible()
  })

  await test.step('orders, movements, wallet and project agree to the cent', async () => {
    const projectId = project.projectId
    const { data: orders } = await call(staff, api.orders.list, { query: { projectId } })
    const threshold = { thresholdAmount: '1000.00', thresholdTotal: invested }
    expect(orders).toMatchObject([{ amount: invested, status: 'pending', userName: name, ...threshold }])
    const { userId } = orders[0]!
    const { data: movements } = await call(staff, api.orderMovements.list, { query: { projectId } })
    expect(movements).toMatchObject([{ amount: invested, type: 'invest', userId }])
    const { data: wallets } = await call(staff, api.wallets.list, { query: { userId } })
    expect(wallets).toMatchObject([{ balance: left, available: left, reserved: '0.00' }])
    const { data: transactions } = await call(staff, api.transactions.list, {
      query: { userId, orderBy: 'createdAt', orderSide: 'asc' },
    })
    expect(transactions).toMatchObject([
      { type: 'income', amount: income, status: 'completed', balanceAfter: income },
      { type: 'withdraw', amount: invested, status: 'completed', balanceAfter: left, issuerName: 'project_order' },
    ])
    expect(await call(staff, api.projects.read, { params: { id: projectId } })).toMatchObject({
      amountInvested: invested,
      amountRemaining: '248749.75',
      percentageInvested: 0.5,
      investorCount: 1,
    })
    const books = await call(staff, api.reconciliation.read)
    expect(books.invariants.filter(({ exceptionCount }) => exceptionCount > 0)).toEqual([])
    expect(books.isBalanced).toBe(true)
  })
  await waitForHydration(page)
})

/** Warned, and above 1,000 EUR asked for proof and consent; nothing is preselected or lost. */
async function expectWarned(dialog: Locator, t: Translate, total: string): Promise<void> {
  const warning = dialog.getByRole('region', { name: t('riskWarning.title') })
  const [tick, consent] = [t('riskWarning.tick'), t('riskWarning.large.consent', { total: formatMoney(total) })].map(
    (name) => warning.getByRole('checkbox', { name }),
  )
  const answer = (name: 'returned' | 'atRisk') =>
    warning.getByRole('radio', { name: t(`riskWarning.large.answers.${name}`) })
  const submit = dialog.getByRole('button', { name: t('orders.invest.submitOf', { amount: formatMoney(total) }) })
  await expect(warning.getByText(t('riskWarning.law'))).toBeVisible()
  await expect(warning.locator('input:checked')).toHaveCount(0)
  await expectAccessibleEverywhere(dialog.page())
  await submit.click()
  await expect(tick!).toHaveAccessibleDescription(t('riskWarning.tickMissing'))
  await tick!.check()
  await consent!.check()
  await answer('returned').check()
  await submit.click()
  await expect(dialog.getByText(t('riskWarning.large.answerWrong')).first()).toBeVisible()
  await answer('atRisk').check()
  await expect(tick!).toBeChecked()
  await expect(consent!).toBeChecked()
}

async function verifyIdentity(page: Page, t: Translate): Promise<void> {
  await open(page, '/user/profile')
  await page.getByRole('button', { name: t('verifications.identity.start') }).click()
  await waitForPage(page, /\/verification\/sandbox\//)
  await expectAccessibleEverywhere(page)
  await page.getByRole('radio', { name: t('verifications.sandbox.outcomes.Approved') }).check()
  await page.getByRole('button', { name: t('verifications.sandbox.submit') }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/user/'))
  await open(page, '/user/opening')
  await expect(page.getByRole('button', { name: t('verifications.identity.start') })).toHaveCount(0)
}

async function addBankAccount(page: Page, t: Translate, person: Person, alias: string): Promise<void> {
  await open(page, '/user/profile?tab=bank-accounts')
  await page.getByRole('button', { name: t('bankAccounts.add.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('bankAccounts.add.title') })
  await dialog.getByLabel(t('bankAccounts.fields.alias'), { exact: true }).fill(alias)
  await dialog.getByLabel(t('bankAccounts.fields.account'), { exact: true }).fill(person.iban)
  await dialog
    .getByLabel(t('bankAccounts.fields.document'))
    .setInputFiles(pdfFile('certificado-de-titularidad.pdf', `Titular: ${person.surname}. Cuenta: ${person.iban}.`))
  await dialog.getByRole('button', { name: t('bankAccounts.add.submit') }).click()
  await expect(dialog).toBeHidden()
}

async function declareOrigin(page: Page, t: Translate): Promise<void> {
  await open(page, '/user/profile?tab=wallet&move=income')
  await page.getByRole('link', { name: t('transactions.move.toDeclaration') }).click()
  const form = page.locator('.declaration')
  await form.getByLabel(t('customerDeclarations.form.activity.individual'), { exact: false }).fill('Enfermera')
  await form.getByRole('radio', { name: t('customerDeclarations.purposes.savings') }).check()
  await form.getByRole('checkbox', { name: t('customerDeclarations.origins.salary') }).check()
  await form.getByRole('radio', { name: t('customerDeclarations.exposures.none'), exact: true }).check()
  await form.getByRole('button', { name: t('customerDeclarations.form.submit') }).click()
  await expect(page.getByRole('link', { name: t('opening.toNext') })).toBeVisible()
}

async function askForIncome(page: Page, t: Translate, amount: string): Promise<void> {
  await open(page, '/user/profile?tab=wallet')
  await page.getByRole('button', { name: t('wallets.purse.deposit'), exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t('transactions.move.title') })
  await dialog.getByLabel(t('transactions.move.amount'), { exact: true }).fill(formatTypedAmount(amount))
  await dialog
    .getByRole('button', { name: t('transactions.move.submitIncomeOf', { amount: formatMoney(amount) }) })
    .click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: t('deposits.close') }).click()
}
