import { api, calendarYearOf, formatAmount, parseAmount } from '@cauce/contract'
import { formatDate, formatMoney, formatPercent } from '@cauce/format'
import { expect, type Page } from '@playwright/test'
import { call } from './testing/api.ts'
import { expectIntactBank, importStatementOfTheDay, makeBatch } from './testing/bank-steps.ts'
import { test } from './testing/own-platform.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { savedFile } from './testing/saved-file.ts'

// Serial: a hand-over is final.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

const sumOf = (amounts: readonly string[]) =>
  formatAmount(amounts.map((amount) => parseAmount(amount)).reduce((sum, amount) => sum + amount, 0n))

test('the tax of residents and non-residents is shown by quarter and handed over with two approvals', async ({
  office,
  staff,
  language,
  t,
}) => {
  const [first, second] = [await office(0), await office(1)]
  const { data: quarters } = await call(staff, api.withholdings.list)
  const due = quarters.find(({ isOver, open }) => isOver && open !== '0.00')!
  const period = { from: formatDate(due.fromDay), to: formatDate(due.toDay) }
  const ordinal = (['first', 'second', 'third', 'fourth'] as const)[Math.floor(Number(due.fromDay.slice(5, 7)) / 3)]!
  const quarter = t(`withholdings.quarters.${ordinal}`, { year: due.fromDay.slice(0, 4) })
  const section = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: t('withholdings.quarter', period) }) })

  await test.step('each kind of investor is shown with form, rate, interest and withheld tax', async () => {
    await first.goto('/admin/withholdings')
    const lines = quarters.flatMap((quarter) => quarter.lines.map((line) => ({ ...line, quarter })))
    // The newest line of each reason is on the first page.
    const seen = new Map(lines.toReversed().map((line) => [line.reason, line]))
    // Portugal and France with certificate, Germany without, an exempt foundation.
    const rates = { residentIndividual: 19, unionResident: 0, noCertificate: 19, exemptEntity: 0 } as const
    for (const reason of ['residentIndividual', 'unionResident', 'noCertificate', 'exemptEntity'] as const) {
      const { quarter, form, rate, interest, withheld } = seen.get(reason)!
      expect([form, rate]).toEqual([
        reason === 'unionResident' || reason === 'noCertificate' ? '216' : '123',
        rates[reason],
      ])
      const name = t('withholdings.quarter', { from: formatDate(quarter.fromDay), to: formatDate(quarter.toDay) })
      const row = first.getByRole('region', { name }).getByRole('row', { name: t(`withholdings.reason.${reason}`) })
      for (const words of [form, formatPercent(rate), formatMoney(interest), formatMoney(withheld)])
        await expect(row).toContainText(words)
    }
    await expectPlainWords(first, language)
  })

  await test.step('the open amount of a past quarter is queued for payment', async () => {
    await first.getByRole('button', { name: t('withholdings.handOverOf', { quarter }) }).click()
    const dialog = first.getByRole('dialog')
    await expect(dialog.getByText(formatMoney(due.open), { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: t('withholdings.handOver'), exact: true }).click()
    await expect(
      section(first).getByText(`${t('withholdings.underWay')}: ${formatMoney(due.open)}`, { exact: false }),
    ).toBeVisible()
    await expect(first.getByRole('button', { name: t('withholdings.handOverOf', { quarter }) })).toBeHidden()
  })

  const query = { kind: 'tax', state: 'queued', take: 100 } as const
  const { data: queued } = await call(staff, api.payments.list, { query })
  expect(sumOf(queued.map(({ amount }) => amount))).toBe(due.open)
  const names = queued.map(({ beneficiary, amount }) => ({ name: beneficiary!, amount: formatMoney(amount) }))

  await test.step('the payments go to the account of the tax office that two approved, and one administrator makes a batch', async () => {
    await first.goto('/admin/bank/payments')
    for (const { name, amount } of names) {
      await first
        .getByRole('row')
        .filter({ hasText: name })
        .filter({ has: first.getByText(amount, { exact: true }) })
        .getByRole('checkbox')
        .check()
    }
    await makeBatch(first, t, names.length, formatMoney(due.open))
    await expect(first.getByRole('button', { name: t('paymentBatches.release'), exact: true })).toBeDisabled()
  })

  await test.step('another administrator releases the batch, and the bank statement marks the tax as handed over', async () => {
    await second.goto(first.url())
    await second.getByRole('button', { name: t('paymentBatches.release'), exact: true }).click()
    const release = second.getByRole('dialog')
    await release.getByRole('checkbox').check()
    await release
      .getByRole('button', { name: t('paymentBatches.releaseOf', { amount: formatMoney(due.open) }) })
      .click()
    await expect(release).toBeHidden()
    await first.reload()
    await first.getByRole('button', { name: t('paymentBatches.handOver'), exact: true }).click()
    const handOver = first.getByRole('dialog')
    await handOver.getByRole('button', { name: t('paymentBatches.handOver'), exact: true }).click()
    await expect(handOver).toBeHidden()
    await importStatementOfTheDay(second, first, t)
    // Matching is asynchronous.
    await expect(async () => {
      await first.goto('/admin/withholdings')
      await expect(
        section(first).getByText(`${t('withholdings.handedOver')}: ${formatMoney(due.withheld)}`, { exact: false }),
      ).toBeVisible({ timeout: 5000 })
    }).toPass({ timeout: 60_000 })
    await expectIntactBank(first, t, staff)
  })
})

test('the forms of a year state the same amounts on the page and in their files', async ({ office, staff, t }) => {
  const page = await office(0)
  const present = calendarYearOf(new Date())
  const years = await Promise.all(
    [present, present - 1].map((year) => call(staff, api.taxFiles.read, { query: { year } })),
  )
  const countries = years.flatMap(({ nonResidents }) => nonResidents.map(({ country }) => country))
  expect(new Set(countries)).toEqual(new Set(['DE', 'FR', 'PT']))
  // In January nothing may have been paid yet.
  const data = years.find(({ declarers, nonResidents }) => declarers.length > 0 && nonResidents.length > 0)!
  await page.goto('/admin/tax-files')
  await page.getByRole('combobox', { name: t('taxFiles.year') }).click()
  await page.getByRole('option', { name: String(data.year), exact: true }).click()
  const platform = data.declarers.find(({ promoter }) => promoter === null)!

  await test.step('form 296 names each non-resident, and its CSV has the same lines', async () => {
    const table = page.getByRole('region', { name: t('taxFiles.nonResidents') })
    for (const { name, interest, withheld } of data.nonResidents) {
      const row = table
        .getByRole('row')
        .filter({ hasText: name! })
        .filter({ hasText: formatMoney(interest) })
      await expect(row.first()).toContainText(formatMoney(withheld))
    }
    const lines = (await savedFile(page, t('taxFiles.csvOf', { name: t('taxFiles.nonResidents') })))
      .toString()
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(data.nonResidents.length + 1)
    for (const { name } of data.nonResidents) expect(lines.some((line) => line.startsWith(`${name};`))).toBe(true)
  })

  await test.step('form 193 adds up to the tax withheld from residents', async () => {
    await page.getByRole('button', { name: t('taxFiles.make.submit') }).click()
    await expect(page.getByRole('button', { name: t('taxFiles.make.download') })).toBeVisible()
    await expect(page.getByText(t('taxFiles.make.wrongTotals'))).toBeHidden()
    const file = await savedFile(page, t('taxFiles.make.download'))
    const [declarer, ...payees] = file.toString('latin1').split('\r\n').filter(Boolean)
    expect([declarer!, ...payees].map(({ length }) => length)).toEqual([declarer!, ...payees].map(() => 500))
    const cents = payees.reduce((sum, record) => sum + BigInt(record.slice(168, 181)), 0n)
    expect(formatAmount(cents)).toBe(platform.withheld)
    expect(payees.length).toBeGreaterThanOrEqual(platform.payeeCount)
    expect(BigInt(declarer!.slice(159, 174))).toBe(cents)
  })
})
