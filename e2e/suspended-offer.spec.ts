import { api, isSuspended, PHASE_IDS } from '@cauce/contract'
import { expect } from '@playwright/test'
import { expectAccessible, expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { tellError } from './testing/offer-steps.ts'
import { test } from './testing/own-platform.ts'
import { open, pressTwice } from './testing/pages.ts'
import { demonstrationSession } from './testing/staff.ts'

test('an offer with a material error is suspended, its investors may revoke, and a correction resumes it', async ({
  office,
  staff,
  page,
  playwright,
  openBrowser,
  ownOrigin,
  t,
}) => {
  test.slow()
  const storageState = await demonstrationSession(ownOrigin, 'user')
  const investor = await playwright.request.newContext({ baseURL: ownOrigin, storageState })
  const { data: orders } = await call(investor, api.orders.list, { query: { take: 100 } })
  const { data: offers } = await call(staff, api.projects.list, {
    query: { phaseId: PHASE_IDS.Investment, isSuspended: false, take: 100 },
  })
  const isHeld = (projectId: string) =>
    orders.find((order) => order.projectId === projectId && order.status !== 'cancelled')
  const offer = offers.find(({ projectId }) => isHeld(projectId))!
  const { projectId, name, url } = offer
  const { orderId } = isHeld(projectId)!
  const admin = await office(0)
  const dialog = admin.getByRole('dialog')
  const mark = String(Date.now())
  const error = `La hipoteca no es la primera ${mark}`
  const field = (label: string) => dialog.getByLabel(`${label} *`, { exact: true })

  await test.step('an offer is not suspended without describing the error, and a double click suspends it once', async () => {
    await admin.goto(`/admin/project/${projectId}`)
    await admin.getByRole('button', { name: t('irregularities.project.suspend') }).click()
    const save = dialog.getByRole('button', { name: t('irregularities.project.suspend') })
    await save.click()
    await expect(dialog.getByText(t('errors.required')).first()).toBeVisible()
    await tellError(dialog, t, { es: error, en: `The mortgage is not the first one ${mark}` })
    await expectAccessible(admin, { within: '[role=dialog]' })
    await pressTwice(save)
    await expect(dialog).toHaveCount(0)
    const { data } = await call(staff, api.irregularities.list, { query: { projectId } })
    expect(data).toHaveLength(1)
    await expect(admin.getByText(mark).first()).toBeVisible()
  })

  await test.step('the page of the offer describes the error in both languages, and the list marks the offer', async () => {
    await open(page, `/projects/${url}`)
    await expect(page.getByText(mark).first()).toBeVisible()
    await expect(page.getByText('Segunda hipoteca').first()).toBeVisible()
    await expect(page.getByRole('button', { name: t('irregularityPages.cannotInvest') })).toBeDisabled()
    await expectAccessibleEverywhere(page)
    await open(page, '/projects/?phase=open')
    await expect(
      page.locator('article').filter({ hasText: name }).getByText(t('irregularityPages.badge')),
    ).toBeVisible()
    const reader = await openBrowser({ locale: 'en-GB' })
    await open(reader, `/projects/${url}`)
    await expect(reader.getByText(`The mortgage is not the first one ${mark}`).first()).toBeVisible()
    await expect(reader.getByText('Nobody can invest until it is corrected', { exact: false }).first()).toBeVisible()
  })

  await test.step('the inbox and the list of irregularities show the error', async () => {
    await admin.goto('/admin/')
    await admin.getByRole('row').filter({ hasText: name }).filter({ hasText: mark }).getByRole('button').click()
    await expect(admin.getByRole('article').getByText(mark).first()).toBeVisible()
    await admin.goto('/admin/irregularities/')
    await expect(admin.getByRole('row').filter({ hasText: name }).filter({ hasText: mark })).toBeVisible()
  })

  await test.step('the investor is notified, and revokes the order on the page of the offer', async () => {
    const theirs = await openBrowser({ storageState })
    await expect
      .poll(async () => {
        await open(theirs, '/user/notifications')
        return theirs.getByRole('listitem').filter({ hasText: mark }).count()
      })
      .toBe(1)
    await open(theirs, `/projects/${url}`)
    await expectAccessibleEverywhere(theirs)
    await theirs.getByRole('button', { name: t('orders.leave.revokeOf', { project: name }) }).click()
    await theirs
      .getByRole('dialog')
      .getByRole('button', { name: t('orders.leave.revokeSubmit', { amount: '' }).trim() })
      .click()
    await expect
      .poll(async () => (await call(investor, api.orders.read, { params: { id: orderId } })).status)
      .toBe('cancelled')
  })

  await test.step('the correction resumes the offer, and the page says what was corrected', async () => {
    await admin.goto(`/admin/project/${projectId}`)
    await admin.getByRole('button', { name: t('irregularities.project.correct') }).click()
    await field(t('irregularities.fields.correction')).fill(`Consta la hipoteca anterior ${mark}`)
    await pressTwice(dialog.getByRole('button', { name: t('irregularities.project.correct') }))
    const isStopped = async () => isSuspended(await call(staff, api.projects.read, { params: { id: projectId } }))
    await expect.poll(isStopped).toBe(false)
    await expect(admin.getByText(t('irregularities.project.corrected'), { exact: true })).toBeVisible()
    await open(page, `/projects/${url}`)
    await expect(page.getByText(`Consta la hipoteca anterior ${mark}`).first()).toBeVisible()
    await expectAccessibleEverywhere(page)
    await expect(page.getByText(t('irregularityPages.cannotInvest'))).toHaveCount(0)
  })
  await investor.dispose()
})
