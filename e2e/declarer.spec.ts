import { api, calendarYearOf } from '@cauce/contract'
import { formatDate } from '@cauce/format'
import { expect } from '@playwright/test'
import { call } from './testing/api.ts'
import { test } from './testing/own-platform.ts'
import { pressTwice } from './testing/pages.ts'

test("the declarer's data are proposed by one administrator, approved by another, and fill form 193", async ({
  office,
  staff,
  t,
}) => {
  test.slow()
  const [first, second] = [await office(0), await office(1)]
  const name = `Cauce ${Date.now()}, S. L.`
  const countNow = async () => (await call(staff, api.declarers.list)).total

  await test.step('a wrong tax number and telephone are refused, and a double click sends the correct data once', async () => {
    await first.goto('/admin/config/declarers/new')
    const field = (of: 'taxNumber' | 'name' | 'contact' | 'phone') => first.getByLabel(t(`declarers.fields.${of}`))
    const save = first.getByRole('button', { name: t('declarers.createTitle') })
    await field('taxNumber').fill('B12345670')
    await field('name').fill(name)
    await field('contact').fill('Ruiz Sanz, Elena')
    await field('phone').fill('+44 20 7946 0000')
    await save.click()
    for (const code of ['tax-number-invalid', 'phone-invalid'] as const)
      await expect(first.getByText(t(`errors.${code}`)).first()).toBeVisible()
    await field('taxNumber').fill('b-1234567.4')
    await field('phone').fill('+34 915 550 143')
    const before = await countNow()
    await pressTwice(save)
    await expect(first.getByText(t('declarers.proposed')).first()).toBeVisible()
    expect(await countNow()).toBe(before + 1)
  })

  await test.step('the other administrator sees all the data and approves them', async () => {
    await second.goto('/admin/config/declarers')
    await second.getByRole('button', { name: `${t('declarers.approve')}: ${name}`, exact: false }).click()
    const dialog = second.getByRole('dialog')
    for (const words of [name, 'B12345674', 'Ruiz Sanz, Elena', '915550143']) await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: t('declarers.approve') }).click()
    await expect(second.getByText(t('declarers.approved')).first()).toBeVisible()
  })

  await test.step('the form for the tax file is filled in with the approved data', async () => {
    await first.goto('/admin/tax-files')
    // In January nothing may have been paid yet.
    await first.getByRole('combobox', { name: t('taxFiles.year') }).click()
    await first.getByRole('option', { name: String(calendarYearOf(new Date()) - 1), exact: true }).click()
    await expect(first.getByLabel(t('taxFiles.make.name'))).toHaveValue(name)
    await expect(first.getByLabel(t('taxFiles.make.taxNumber'))).toHaveValue('B12345674')
  })
})

test('a chosen quarter survives a reload, and going back restores the previous choice', async ({
  office,
  staff,
  t,
}) => {
  const page = await office(0)
  const { data: quarters } = await call(staff, api.withholdings.list, { query: { take: 8 } })
  const { fromDay, toDay } = quarters.at(-1)!
  const heading = page.getByRole('heading', { level: 2 })
  const newest = t('withholdings.quarter', {
    from: formatDate(quarters[0]!.fromDay),
    to: formatDate(quarters[0]!.toDay),
  })
  await page.goto('/admin/withholdings')
  await expect(heading.first()).toHaveText(newest)
  const choose = async (name: 'year' | 'quarter', words: string) => {
    await page.getByRole('combobox', { name: t(`withholdings.filter.${name}`) }).click()
    await page.getByRole('option', { name: words, exact: true }).click()
  }
  await choose('year', fromDay.slice(0, 4))
  await choose('quarter', t('withholdings.quarterOf', { number: (Number(fromDay.slice(5, 7)) + 2) / 3 }))
  const chosen = t('withholdings.quarter', { from: formatDate(fromDay), to: formatDate(toDay) })
  await expect(heading).toHaveText([chosen])
  await page.reload()
  await expect(heading).toHaveText([chosen])
  await page.goBack()
  await page.goBack()
  await expect(heading.first()).toHaveText(newest)
})
