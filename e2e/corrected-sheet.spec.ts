import { api, isSuspended, PHASE_IDS } from '@cauce/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { saveForm } from './testing/back-office-steps.ts'
import { invest, tellError } from './testing/offer-steps.ts'
import { test } from './testing/own-platform.ts'
import { open, pressTwice } from './testing/pages.ts'
import { demonstrationSession } from './testing/staff.ts'

test('an error in a sheet suspends its offer until a new version, which the next order names', async ({
  office,
  staff,
  investor,
  page,
  playwright,
  openBrowser,
  ownOrigin,
  language,
  t,
}) => {
  test.slow()
  const storageState = await demonstrationSession(ownOrigin, 'user')
  const holder = await playwright.request.newContext({ baseURL: ownOrigin, storageState })
  const { data: held } = await call(holder, api.orders.list, { query: { take: 100 } })
  const { data: offers } = await call(staff, api.projects.list, {
    query: { phaseId: PHASE_IDS.Investment, isSuspended: false, take: 100 },
  })
  // Past reflection, only the suspension makes an order revocable.
  const olderOf = (id: string) => held.find(({ projectId, status }) => projectId === id && status === 'active')
  const offer = offers.find(({ projectId, informationSheetId }) => informationSheetId !== null && olderOf(projectId))!
  const { projectId, name, url, minimumInvestment: amount, informationSheetId: first } = offer
  const older = olderOf(projectId)!
  const mark = String(Date.now())
  const error = { es: `La hipoteca no es la primera ${mark}`, en: `The mortgage is not the first one ${mark}` }
  const changes = { es: `Consta la hipoteca anterior ${mark}`, en: `The earlier mortgage is stated ${mark}` }
  const home = `Calle de la Corrección ${mark}`
  const admin = await office(0)
  const dialog = admin.getByRole('dialog')
  const { page: theirs, member } = await investor('1500.00')
  const ordersNow = async () => {
    const query = { projectId, orderBy: 'createdAt', orderSide: 'asc' } as const
    return (await call(member.request, api.orders.list, { query })).data
  }
  const projectNow = () => call(staff, api.projects.read, { params: { id: projectId } })
  const isTold = (reader: Page, words: string) =>
    expect
      .poll(async () => {
        await open(reader, '/user/notifications')
        return reader.getByRole('listitem').filter({ hasText: words }).count()
      })
      .toBe(1)

  await test.step('a person invests under the sheet in force', async () => {
    await invest(theirs, t, offer, amount)
    expect(await ordersNow()).toMatchObject([{ informationSheetId: first, amount }])
  })

  await test.step('an administrator finds a material error and suspends the offer', async () => {
    await admin.goto(`/admin/project/${projectId}`)
    await admin.getByRole('button', { name: t('irregularities.project.suspend') }).click()
    await tellError(dialog, t, error)
    await dialog.getByRole('button', { name: t('irregularities.project.suspend') }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => isSuspended(await projectNow())).toBe(true)
    await admin.goto('/admin/')
    await admin.getByRole('row').filter({ hasText: name }).filter({ hasText: mark }).getByRole('button').click()
    await expect(admin.getByRole('article').getByText(error.es).first()).toBeVisible()
  })

  await test.step('the investor is notified, an order past reflection can be revoked, and investing is disabled', async () => {
    await isTold(theirs, error[language])
    await open(theirs, `/projects/${url}`)
    await expect(theirs.getByText(error[language]).first()).toBeVisible()
    await expect(theirs.getByRole('button', { name: t('irregularityPages.cannotInvest') })).toBeDisabled()
    await expectAccessibleEverywhere(theirs)
    const { status } = await call(holder, api.orders.read, { params: { id: older.orderId } })
    expect(status).toBe('pending')
    const theirPage = await openBrowser({ storageState })
    await open(theirPage, `/projects/${url}`)
    await theirPage.getByRole('button', { name: t('orders.leave.revokeOf', { project: name }) }).click()
    await theirPage
      .getByRole('dialog')
      .getByRole('button', { name: t('orders.leave.revokeSubmit', { amount: '' }).trim() })
      .click()
    await expect
      .poll(async () => (await call(holder, api.orders.read, { params: { id: older.orderId } })).status)
      .toBe('cancelled')
  })

  await test.step('the page of the offer describes the error in English too, and the list marks the offer', async () => {
    const reader = await openBrowser({ locale: 'en-GB' })
    await open(reader, `/projects/${url}`)
    await expect(reader.getByText(error.en).first()).toBeVisible()
    await open(page, '/projects/?phase=open')
    const card = page.locator('article').filter({ hasText: name })
    await expect(card.getByText(t('loanStates.suspended', { date: '' }).trim())).toBeVisible()
  })

  await test.step('an administrator corrects the sheet and publishes a version that resumes the offer', async () => {
    await admin.goto(`/admin/project/${projectId}/information-sheet`)
    await admin.getByLabel(t('sheetDrafts.fields.office'), { exact: true }).fill(home)
    await saveForm(admin, t)
    const saved = await call(staff, api.sheetDrafts.read, { params: { id: projectId } })
    expect(saved.office).toBe(home)
    const version = saved.publishedVersion! + 1
    await admin.reload()
    await admin.getByRole('button', { name: t('sheetDrafts.publish.open') }).click()
    await dialog.getByLabel(`${t('sheetDrafts.publish.changes')} *`, { exact: true }).fill(changes.es)
    await dialog.getByLabel(t('sheetDrafts.publish.changesEn'), { exact: true }).fill(changes.en)
    await dialog.getByRole('switch', { name: t('sheetDrafts.publish.material') }).check()
    await dialog.getByRole('switch', { name: t('sheetDrafts.publish.resumes') }).check()
    await expect(dialog.getByText(t('sheetDrafts.publish.correctsNotice'))).toBeVisible()
    await pressTwice(dialog.getByRole('button', { name: t('sheetDrafts.publish.title', { version }) }))
    await expect(dialog).toHaveCount(0)
    await expect.poll(async () => isSuspended(await projectNow())).toBe(false)
    const { data } = await call(staff, api.irregularities.list, { query: { projectId } })
    expect(data).toMatchObject([{ state: 'corrected', correction: changes.es }])
  })

  await test.step('the investor gets one notification, and reads the changes and the new version', async () => {
    await isTold(theirs, changes[language])
    await open(theirs, `/projects/${url}`)
    await expect(theirs.getByText(changes[language]).first()).toBeVisible()
    await theirs.getByRole('link', { name: t('sheetPages.onProject.read') }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: t('sheetPaper.title') })).toBeVisible()
    await expect(theirs.getByText(home)).toBeVisible()
    await expect(theirs.getByText(changes[language])).toBeVisible()
    await expectAccessibleEverywhere(theirs)
    await open(page, `/projects/${url}`)
    await expect(page.getByText(t('irregularityPages.cannotInvest'))).toHaveCount(0)
  })

  await test.step('the next order refers to the new version, and the earlier order still to its own', async () => {
    await invest(theirs, t, offer, amount)
    const { informationSheetId: corrected } = await projectNow()
    expect(corrected).not.toBe(first)
    const [before, after] = await ordersNow()
    expect([before!.informationSheetId, after!.informationSheetId]).toEqual([first, corrected])
    await open(theirs, `/investments/${before!.orderId}`)
    await theirs.getByRole('link', { name: t('sheetPages.ofOrder') }).click()
    await expect(theirs.getByRole('link', { name: t('sheetPages.present') })).toBeVisible()
    await expect(theirs.getByText(home)).toHaveCount(0)
  })
  await holder.dispose()
})
