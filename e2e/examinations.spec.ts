import { api } from '@cauce/contract'
import { expect, type Page } from '@playwright/test'
import { call } from './testing/api.ts'
import { open, pressTwice } from './testing/pages.ts'
import { fullNameOf } from './testing/person.ts'
import { demonstrationSession } from './testing/staff.ts'
import { test } from './testing/own-platform.ts'

test('one administrator requests access, another one grants it, and nobody else learns of the examination', async ({
  t,
  office,
  investor,
  openBrowser,
  baseURL,
}) => {
  test.slow()
  const { member, page: own } = await investor('500.00')
  const name = fullNameOf(member.person)
  const purpose = `Revisión semanal ${Date.now()}`
  const [reason, finding] = [`Ingresos de la panadería ${Date.now()}`, 'Facturas de la panadería']
  const one = await office(0)
  const two = await office(1)
  const dialog = one.getByRole('dialog')
  const button = (words: string) => one.getByRole('button', { name: words, exact: true })
  const confirm = (words: string) => dialog.getByRole('button', { name: words, exact: true })
  const waiting = async (reader: Page) => {
    await open(reader, '/admin/?kind=examinationAccess')
    return reader.getByRole('complementary', { name: t('backoffice.inbox.pane') })
  }

  await test.step("another administrator's request for access is in the inbox, and is refused there", async () => {
    const pane = await waiting(one)
    await expect(pane.getByText('Revisión de los ingresos de la semana.')).toBeVisible()
    await pane.getByRole('button', { name: t('examinations.refuse'), exact: true }).click()
    await pressTwice(confirm(t('examinations.refuse')))
    await expect(one.getByText(t('examinations.refused'))).toBeVisible()
    await expect(one.getByText(t('backoffice.inbox.clearedKind'))).toBeVisible()
  })

  await test.step('without access no examinations are shown, and requesting it requires a reason', async () => {
    await open(one, '/admin/examinations')
    await expect(one.getByText(t('examinations.noAccess'))).toBeVisible()
    await expect(one.getByRole('region', { name: t('examinations.list'), exact: true })).toHaveCount(0)
    await button(t('examinations.ask')).click()
    await confirm(t('examinations.ask')).click()
    await expect(dialog.getByText(t('errors.reason-required'))).toBeVisible()
    await dialog.getByRole('textbox').fill(purpose)
    await pressTwice(confirm(t('examinations.ask')))
    await expect(button(t('examinations.withdraw'))).toBeVisible()
    await expect(button(t('examinations.grant'))).toHaveCount(0)
  })

  await test.step('neither the requester nor a manager has the request in the inbox', async () => {
    const manager = await openBrowser({ storageState: await demonstrationSession(baseURL!, 'operator') })
    for (const reader of [one, manager]) {
      await open(reader, '/admin/')
      await expect(reader.getByRole('region', { name: t('backoffice.inbox.queue') })).toBeVisible()
      await expect(reader.getByText(purpose)).toHaveCount(0)
    }
    await open(one, '/admin/examinations')
  })

  await test.step('another administrator reads the reason in the inbox and grants access, but does not see the examinations', async () => {
    const pane = await waiting(two)
    await expect(pane.getByText(purpose)).toBeVisible()
    await expect(pane.getByRole('heading', { level: 2 })).toContainText(t('examinations.asks', { name: '' }).trim())
    await pane.getByRole('button', { name: t('examinations.grant'), exact: true }).click()
    await pressTwice(two.getByRole('dialog').getByRole('button', { name: t('examinations.grant'), exact: true }))
    await expect(two.getByText(t('examinations.granted'))).toBeVisible()
    await expect(two.getByText(t('backoffice.inbox.clearedKind'))).toBeVisible()
    await open(two, '/admin/examinations')
    await expect(two.getByText(t('examinations.accessStates.granted'), { exact: true })).toBeVisible()
    await expect(two.getByRole('region', { name: t('examinations.list'), exact: true })).toHaveCount(0)
  })

  await test.step('the requester reads an earlier examination', async () => {
    await one.reload()
    await one.getByRole('link', { name: 'Ribagorza' }).click()
    await expect(one.getByText(t('examinations.notReported'))).toBeVisible()
    await one.goBack()
    await expect(button(t('examinations.begin'))).toBeVisible()
  })

  await test.step('the requester begins an examination, whose empty form names the missing fields', async () => {
    await button(t('examinations.begin')).click()
    await confirm(t('examinations.begin')).click()
    await expect(dialog.getByText(t('errors.required'))).toHaveCount(2)
    await dialog.getByRole('combobox').fill(name)
    await one.getByRole('option', { name }).click()
    await dialog.getByRole('textbox', { name: t('examinations.reason') }).fill(reason)
    await pressTwice(confirm(t('examinations.begin')))
    await expect(one.getByText(reason)).toHaveCount(1)
  })

  await test.step('the requester adds a note, and concludes the examination as reported', async () => {
    await button(t('examinations.note')).click()
    await dialog.getByRole('textbox').fill(finding)
    await confirm(t('examinations.note')).click()
    await expect(one.getByText(finding)).toBeVisible()
    await button(t('examinations.conclude')).click()
    await dialog.getByRole('textbox', { name: t('examinations.conclusion') }).fill('Hay indicios')
    await dialog.getByRole('combobox', { name: t('examinations.isReported') }).click()
    await one.getByRole('option', { name: t('examinations.yes'), exact: true }).click()
    await dialog.getByRole('textbox', { name: t('examinations.reportReference') }).fill('F19-44')
    await confirm(t('examinations.conclude')).click()
    await expect(one.getByText('F19-44', { exact: false })).toBeVisible()
    await expect(button(t('examinations.reopen'))).toBeVisible()
  })

  await test.step('the other administrator, a manager and the customer do not see the examination', async () => {
    const { userId } = member.user
    for (const tab of ['', '/diligence']) {
      await open(two, `/admin/customer/${userId}${tab}`)
      await expect(two.getByText('panadería', { exact: false })).toHaveCount(0)
    }
    const { data } = await call(two.request, api.audit.list, { query: { take: 100 } })
    expect(JSON.stringify(data)).not.toContain('panadería')
    const manager = await openBrowser({ storageState: await demonstrationSession(baseURL!, 'operator') })
    await open(manager, '/admin/')
    await expect(manager.getByRole('link', { name: t('examinations.title') })).toHaveCount(0)
    for (const { request } of [manager, own]) expect((await request.get('/v1/account/examinations')).status()).toBe(403)
    for (const address of ['/user/profile', '/user/notifications']) {
      await open(own, address)
      await expect(own.getByText('panadería', { exact: false })).toHaveCount(0)
    }
  })

  await test.step('the requester ends the access, and the examinations are no longer shown', async () => {
    await button(t('examinations.end')).click()
    await confirm(t('examinations.end')).click()
    await expect(one.getByText(t('examinations.noAccess'))).toBeVisible()
    await expect(one.getByText(reason)).toHaveCount(0)
    expect((await one.request.get('/v1/account/examinations')).status()).toBe(403)
  })
})
