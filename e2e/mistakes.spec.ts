import { api, MAXIMUM_FILE_BYTES } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { errorMessage, type Translate } from '@cauce/i18n'
import { giveCredentials } from './testing/account-steps.ts'
import { call } from './testing/api.ts'
import { pdfFile, textFile, tooLargePdf } from './testing/files.ts'
import { openProject, type Project } from './testing/given.ts'
import { open, pressEntry, routeOpenPage, waitForHydration, waitForPage } from './testing/pages.ts'
import { expect, test, type Page } from './testing/test.ts'

test('logging in names each field that is missing and a wrong code, and going back does not lead to it again', async ({
  page,
  t,
  watch,
  member,
}) => {
  watch.expectRefusal(422, /\/auth\/login$/)
  watch.expectRefusal(401, /\/auth\/otp$/)
  const { person } = await member()
  await open(page, '/legal')
  await open(page, '/auth/login')
  await page.getByRole('button', { name: t('sessions.login.submit') }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(2)
  await page.getByRole('alert').getByRole('link').first().click()
  await expect(page.getByLabel(t('sessions.email'), { exact: true })).toBeFocused()
  await giveCredentials(page, t, person)
  await waitForPage(page, '/auth/otp')
  const code = page.getByLabel(t('sessions.code'))
  // The sixth digit submits.
  await code.fill('000000')
  await expect(page.getByRole('alert').getByRole('link', { name: t('errors.code-wrong') })).toBeVisible()
  await code.fill(person.authenticator.nextCode())
  await waitForPage(page, /\/auth\/register-device/)
  await page.goBack()
  await expect(code).toBeHidden()
  await expect(page.getByRole('heading', { name: t('sessions.registerDevice.title') })).toBeVisible()
  await page.getByRole('link', { name: t('sessions.registerDevice.skip') }).click()
  await expect(page.getByRole('button', { name: t('navigation.account', { name: person.name }) })).toBeVisible()
})

test.describe('a bank account', () => {
  test('reports missing fields and refuses files of another kind', async ({ t, investor }) => {
    const { page, member } = await investor('0.00')
    await open(page, '/user/profile?tab=bank-accounts')
    await page.getByRole('button', { name: t('bankAccounts.add.open') }).click()
    const dialog = page.getByRole('dialog', { name: t('bankAccounts.add.title') })
    const submit = dialog.getByRole('button', { name: t('bankAccounts.add.submit') })
    await submit.click()
    await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveCount(3)

    const document = dialog.getByLabel(t('bankAccounts.fields.document'))
    await document.setInputFiles(textFile('certificado.txt'))
    await expect(document).toHaveAccessibleDescription(
      new RegExp(errorMessage(t, { code: 'file-kind', params: { kinds: '' } }).split('.')[0]!),
    )
    await document.setInputFiles(tooLargePdf('certificado.pdf', MAXIMUM_FILE_BYTES))
    await expect(document).toHaveAccessibleDescription(
      new RegExp(errorMessage(t, { code: 'file-too-large', params: { maximumMegabytes: 5 } })),
    )
    await dialog.getByLabel(t('bankAccounts.fields.alias'), { exact: true }).fill('Ahorro')
    await dialog.getByLabel(t('bankAccounts.fields.account'), { exact: true }).fill('ES00 0000 0000 0000 0000 0000')
    await document.setInputFiles(pdfFile('certificado.pdf', 'Certificado'))
    await submit.click()
    await expect(dialog.getByRole('alert')).toContainText(t('errors.iban-invalid'))
    await expect(dialog.getByLabel(t('bankAccounts.fields.alias'), { exact: true })).toHaveValue('Ahorro')
    const { total } = await call(member.request, api.bankAccounts.list, { query: { userId: member.user.userId } })
    expect(total).toBe(1)
  })
})

test.describe('investing', () => {
  test('can be repeated after a lost answer and a reload, and creates one order', async ({
    t,
    staff,
    secondStaff,
    investor,
  }) => {
    const { page, member } = await investor('1000.00')
    const project = await openProject([staff, secondStaff])
    const dialog = await openInvestDialog(page, t, project, '300')
    await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
    await routeOpenPage(page, '**/v1/project/orders', async (route) => {
      await route.fetch()
      // The order is made, then the connection drops.
      await route.abort('aborted')
    })
    await dialog.getByRole('button', { name: submitWords(t, '300.00') }).click()
    await expect(dialog.getByRole('alert')).toContainText(t('orders.invest.unsure'))
    await page.unroute('**/v1/project/orders')

    const again = await openInvestDialog(page, t, project, '400')
    await expect(again.getByText(t('orders.invest.unanswered'))).toBeVisible()
    await expect(again.getByLabel(t('orders.invest.amount'), { exact: true })).toHaveValue(/^300/)
    await again.getByRole('checkbox', { name: t('orders.invest.termsAgain') }).check()
    await again.getByRole('button', { name: submitWords(t, '300.00') }).click()
    await expect(page.getByRole('dialog', { name: t('orders.invest.doneTitle') })).toBeVisible()
    expect(await ordersOf(member.request, project)).toMatchObject([{ amount: '300.00' }])
    expect(await availableOf(member)).toBe('700.00')
  })

  test('leads through the log-in page back to its amount after logging out in another tab', async ({
    t,
    staff,
    secondStaff,
    watch,
    investor,
  }) => {
    watch.expectRefusal(401, /./)
    const { page, member } = await investor('1000.00')
    const project = await openProject([staff, secondStaff])
    const otherTab = await page.context().newPage()
    const dialog = await openInvestDialog(page, t, project, '300')
    await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
    await open(otherTab, '/')
    await otherTab.getByRole('button', { name: t('navigation.account', { name: member.person.name }) }).click()
    await pressEntry(otherTab.getByRole('button', { name: t('navigation.logOut') }))
    await expect(otherTab.getByRole('banner').getByRole('link', { name: t('navigation.logIn') })).toBeVisible()

    await dialog.getByRole('button', { name: submitWords(t, '300.00') }).click()
    await waitForPage(page, new RegExp(`/auth/login\\?next=%2Fprojects%2F${project.url}`))
    await expect(page.getByRole('heading', { level: 1, name: t('sessions.login.title') })).toBeVisible()
    await expect(page.getByText(t('sessions.login.sessionEnded'))).toBeVisible()

    // Returns to the dialog with its amount.
    await page.getByLabel(t('sessions.email'), { exact: true }).fill(member.person.email)
    await page.getByLabel(t('sessions.password'), { exact: true }).fill(member.person.password)
    await page.getByRole('button', { name: t('sessions.login.submit') }).click()
    await waitForPage(page, /\/auth\/otp/)
    await page.getByLabel(t('sessions.code')).fill(member.person.authenticator.nextCode())
    await waitForPage(page, /\/auth\/register-device/)
    await page.getByRole('link', { name: t('sessions.registerDevice.skip') }).click()
    await expect(dialog.getByRole('button', { name: submitWords(t, '300.00') })).toBeVisible()
    await expect(page).toHaveURL(`/projects/${project.url}`)
  })
})

async function openInvestDialog(page: Page, t: Translate, project: Project, typed: string) {
  await open(page, `/projects/${project.url}`)
  const panel = page.getByRole('complementary', { name: t('projectPages.panel') })
  await panel.getByLabel(t('projectPages.ifYouInvest')).fill(typed)
  await panel.getByRole('button', { name: t('projectPages.invest', { amount: `${typed} €` }) }).click()
  await waitForHydration(page)
  return page.getByRole('dialog', { name: t('orders.invest.title', { project: project.name }) })
}

const submitWords = (t: Translate, amount: string) =>
  t('orders.invest.submitOf', { amount: formatMoney(amount, { places: 'auto' }) })

type Request = Parameters<typeof call>[0]

async function ordersOf(request: Request, { projectId }: Project) {
  return (await call(request, api.orders.list, { query: { projectId } })).data
}

async function availableOf({ request, user }: { request: Request; user: { userId: string } }) {
  return (await call(request, api.wallets.list, { query: { userId: user.userId } })).data[0]!.available
}
