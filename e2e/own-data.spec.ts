import { readFile } from 'node:fs/promises'
import { formatDate } from '@cauce/format'
import { api, calendarDateOf } from '@cauce/contract'
import { expectAccessibleEverywhere } from './testing/accessibility.ts'
import { call } from './testing/api.ts'
import { open, pressTwice } from './testing/pages.ts'
import { expect, test } from './testing/test.ts'

test('a person takes a copy of all their data, asks to close the account and withdraws it', async ({ investor, t }) => {
  test.slow()
  const { page } = await investor('0.00')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('the person requests the copy and downloads it, without the notes of staff', async () => {
    await open(page, '/user/profile')
    await pressTwice(button(t('dataExports.request')))
    await expect(button(t('dataExports.download'))).toBeVisible({ timeout: 60_000 })
    const download = page.waitForEvent('download')
    await button(t('dataExports.download')).click()
    const bytes = await readFile(await (await download).path())
    // Names in a ZIP are not compressed.
    for (const name of ['json/users.json', 'csv/users.csv', 'json/sessions.json'])
      expect(bytes.toString('latin1')).toContain(name)
    expect(bytes.toString('latin1')).not.toContain('user_notes')
  })

  await test.step('the dialog shows the closing date and what is kept, and a double click requests the closing', async () => {
    await button(t('closings.open')).click()
    const dialog = page.getByRole('dialog', { name: t('closings.confirmTitle') })
    const { closesAt } = await call(page.request, api.closings.readState)
    await expect(dialog).toContainText(t('closings.confirm', { date: formatDate(closesAt) }))
    await expect(dialog.getByRole('heading', { name: t('closings.keptTitle') })).toBeVisible()
    await expectAccessibleEverywhere(page)
    await pressTwice(dialog.getByRole('button', { name: t('closings.submit') }))
    await expect(page.getByText(t('closings.waiting', { date: formatDate(closesAt) }))).toBeVisible()
    expect(calendarDateOf(new Date(closesAt)) > calendarDateOf(new Date())).toBe(true)
  })

  await test.step('the person withdraws the request before the closing date', async () => {
    await open(page, '/user/profile')
    await button(t('closings.withdraw')).click()
    await expect(button(t('closings.open'))).toBeVisible()
    await open(page, '/user/profile')
    await expect(button(t('closings.open'))).toBeVisible()
  })
})
