import { addDays, api, calendarDateOf, PHASE_IDS } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { approveAccount, draftProject } from './testing/given.ts'
import { open, pressTwice, waitForHydration, waitForPage } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'
import type { Translate } from '@cauce/i18n'

async function reservableProject(staff: APIRequestContext, second: APIRequestContext) {
  const project = await draftProject(staff, {
    preinvestorDateEnd: addDays(calendarDateOf(new Date()), 20),
    preinvestorDeposit: '50.00',
    preinvestorAmount: '2000.00',
    preinvestorMaxNumber: 10,
  })
  await approveAccount([staff, second], project)
  const { projectId } = project
  for (const phaseId of [PHASE_IDS.Next_Opening, PHASE_IDS.Preinvestment])
    await call(staff, api.projects.edit, { params: { id: projectId }, body: { phaseId } })
  return call(staff, api.projects.read, { params: { id: projectId } })
}

const round = (amount: string) => formatMoney(amount, { places: 'auto' })

async function reserve(page: Page, t: Translate, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('reservations.reserve.deposit'), { exact: true })).toBeVisible()
  await expect(dialog.getByText(t('reservations.reserve.reflection'), { exact: true })).toBeVisible()
  await expect(dialog.locator('input[type=checkbox]:checked')).toHaveCount(0)
  const submit = dialog.getByRole('button', { name: t('reservations.reserve.submitOf', { amount: round(amount) }) })
  await submit.click()
  await expect(dialog.getByText(t('errors.terms-not-accepted')).first()).toBeVisible()
  await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
  await pressTwice(submit)
  await expect(dialog.getByText(t('reservations.reserve.doneReflection'))).toBeVisible()
}

test('Rosa reserves the amount chosen before logging in, and withdraws within the reflection period', async ({
  page: visitor,
  t,
  staff,
  secondStaff,
  investor,
}) => {
  test.slow()
  const { url, name } = await reservableProject(staff, secondStaff)
  const { member, page } = await investor('500.00')

  await test.step('a visitor enters an amount to reserve, and the log-in page keeps it', async () => {
    await open(visitor, `/projects/${url}`)
    await visitor.getByLabel(t('reservations.reserve.ifYouReserve')).fill('800')
    await visitor.getByRole('link', { name: t('reservations.reserve.logIn', { amount: round('800.00') }) }).click()
    await waitForPage(visitor, /\/auth\/login/)
    const next = new URL(visitor.url()).searchParams.get('next')
    expect(next).toBe(`/projects/${url}?amount=800.00`)
    await open(page, next!)
  })

  await test.step('she reserves the amount and sees her place in the queue', async () => {
    await page.getByRole('button', { name: t('reservations.reserve.cta', { amount: round('800.00') }) }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessibleEverywhere(page)
    await reserve(page, t, '800.00')
    await page.getByRole('dialog').getByText(t('orders.invest.close'), { exact: true }).click()
    await expect(page.getByText(t('reservations.own.place', { place: 1 }))).toBeVisible()
  })

  await test.step('she withdraws the reservation from her investments, and the deposit is available again', async () => {
    await open(page, '/investments')
    await expect(page.getByText(t('reservations.state.placed'))).toBeVisible()
    await expectAccessibleEverywhere(page)
    await page.getByRole('button', { name: t('reservations.own.withdrawOf', { project: name }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reservations.withdraw.submit') })
      .click()
    await expect(page.getByText(t('reservations.state.placed'))).toHaveCount(0)
    const { data } = await call(staff, api.wallets.list, { query: { userId: member.user.userId } })
    expect(data[0]).toMatchObject({ balance: '500.00', available: '500.00', reserved: '0.00' })
  })
})

test('when the project opens, one reservation becomes an investment, and the other is completed with an order', async ({
  t,
  staff,
  secondStaff,
  investor,
}) => {
  test.slow()
  const { projectId } = await reservableProject(staff, secondStaff)
  const [rich, short] = [await investor('600.00'), await investor('300.00')]

  await test.step('both investors reserve 600 EUR', async () => {
    for (const { member } of [rich, short])
      await call(member.request, api.reservations.create, {
        body: { projectId, userId: member.user.userId, amount: '600.00', acceptsTerms: true },
      })
  })

  await test.step('when the project opens, one reservation becomes an order, and the other is to be completed', async () => {
    await call(staff, api.projects.edit, { params: { id: projectId }, body: { phaseId: PHASE_IDS.Investment } })
    await open(rich.page, '/investments')
    await expect(rich.page.locator('table.holdings').getByText(t('orders.badge.pending'))).toBeVisible()
    await open(short.page, '/investments')
    await expect(short.page.getByText(t('reservations.state.called'))).toBeVisible()
    await short.page.getByRole('link', { name: t('reservations.own.complete') }).click()
  })

  await test.step('the investor with too little money invests all of it, including the deposit', async () => {
    const { page, member } = short
    await waitForHydration(page)
    await expectAccessibleEverywhere(page)
    await page.getByLabel(t('projectPages.ifYouInvest')).fill('300')
    await page.getByRole('button', { name: t('projectPages.invest', { amount: round('300.00') }) }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: t('orders.invest.terms') }).check()
    await dialog.getByRole('button', { name: t('orders.invest.submitOf', { amount: round('300.00') }) }).click()
    await expect(dialog.getByText(t('orders.invest.doneTitle'))).toBeVisible()
    const { data } = await call(staff, api.wallets.list, { query: { userId: member.user.userId } })
    expect(data[0]).toMatchObject({ balance: '0.00', reserved: '0.00' })
  })
})
