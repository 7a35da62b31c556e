import { createHash } from 'node:crypto'
import { api, calendarYearOf, formatAmount, parseAmount } from '@cauce/contract'
import { formatMoney } from '@cauce/format'
import { expect } from '@playwright/test'
import { call } from './testing/api.ts'
import { saveForm } from './testing/back-office-steps.ts'
import { test } from './testing/own-platform.ts'
import { expectPlainWords } from './testing/plain-words.ts'
import { savedFile } from './testing/saved-file.ts'

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + parseAmount(amount), 0n)

test('the annual report of a year is read, completed, and downloaded with sums that agree', async ({
  office,
  staff,
  language,
  t,
}) => {
  test.slow()
  const page = await office(0)
  const present = calendarYearOf(new Date())
  const read = async (year: number) => call(staff, api.annualReports.read, { query: { year } })
  const year = present - 1
  const { projectId, projectName } = (await read(year)).offers.find(({ isLoan }) => isLoan)!
  await call(staff, api.sheetDrafts.edit, { params: { id: projectId }, body: { naceCode: null } })
  const lacking = (await read(year)).offers.find((one) => one.projectId === projectId)!
  const offer = page.getByRole('article').filter({ has: page.getByRole('heading', { name: projectName, exact: true }) })
  const missing = offer.getByRole('link', { name: t('annualReports.problem.nace-missing') })

  await test.step('the page opens with the last completed year, and a chosen year survives a reload', async () => {
    await page.goto('/admin/annual-reports')
    await page.getByRole('alert').locator('summary').click()
    await expect(page.getByText(t('annualReports.unverified.headers'))).toBeVisible()
    await expect(page.getByRole('combobox', { name: t('annualReports.year') })).toHaveText(String(present - 1))
    await page.getByRole('combobox', { name: t('annualReports.year') }).click()
    await page.getByRole('option', { name: String(year), exact: true }).click()
    await page.reload()
    await expect(page.getByRole('heading', { name: t('annualReports.summary', { year: String(year) }) })).toBeVisible()
    await expectPlainWords(page, language)
  })

  await test.step('a missing NACE code links to its field, and is no longer listed once it is filled in', async () => {
    await missing.click()
    await page.getByLabel(t('sheetDrafts.fields.naceCode'), { exact: true }).fill('F41.20')
    await saveForm(page, t)
    await page.goBack()
    await expect(offer).toBeVisible()
    await expect(missing).toHaveCount(0)
    const mended = (await read(year)).offers.find(({ projectId }) => projectId === lacking.projectId)!
    expect(mended.naceSection).toBe('F')
    await expect(offer).toContainText(mended.identifier!)
  })

  await test.step('the file has as many lines as the page, and field 12 of each offer adds up to its field 5', async () => {
    const { offers, totals, lei, checks } = await read(year)
    expect(checks.filter(({ expected, found }) => expected !== found)).toEqual([])
    await expect(page.getByText(t('annualReports.wrongSums'))).toHaveCount(0)
    await expect(page.getByText(t('annualReports.problems', { smart_count: totals.problemCount }))).toBeVisible()
    const file = await savedFile(page, t('annualReports.make'))
    const [, ...records] = file.toString().trimEnd().split('\r\n')
    const lines = records.map((record) => record.split(','))
    expect(lines.length).toBe(totals.lineCount)
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([13]))
    expect(formatAmount(sumOf(lines.map((line) => line[11]!)))).toBe(totals.raised)
    for (const { identifier, raised } of offers.filter((one) => one.identifier !== null)) {
      const own = lines.filter(([platform, , third]) => platform === lei && third === identifier)
      expect([...new Set(own.map((line) => line[4]))]).toEqual([raised])
      expect(formatAmount(sumOf(own.map((line) => line[11]!)))).toBe(raised)
    }
    for (const { invested } of lacking.lines) await expect(offer).toContainText(formatMoney(invested))
    await expect(page.getByText(createHash('sha256').update(file).digest('hex'))).toBeVisible()
    const { data } = await call(staff, api.audit.list, { query: { operation: 'annualReports.make' } })
    expect(data[0]).toMatchObject({ noun: 'annualReports', after: { year } })
  })
})
