import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { api, calendarYearOf } from '@cauce/contract'
import { formatDate } from '@cauce/format/dates.ts'
import { testNetwork } from '@cauce/client/testing/network.ts'
import { idOf } from '@cauce/client/testing/records.ts'
import { renderOffice } from '../../../testing/office.tsx'
import { AnnualReports } from './annual-reports.tsx'

const YEAR = calendarYearOf(new Date()) - 1
const LEI = '9598CAUCE00000000012'
const known = { problems: [], withoutResidence: [] }
const turia = {
  ...{ projectId: idOf(1), projectName: 'Turia', isLoan: true, promoterName: 'Levante, S. L.' },
  ...{ identifier: `${LEI}00000008`, naceSection: 'F', owner: 'ESB98765431', instrument: 'LOAN', problems: [] },
  ...{ raised: '1250.00', invested: '1250.00' },
  lines: [
    { ...known, investorType: 'SOPH', residence: 'DE', investorCount: 1, invested: '1000.00' },
    {
      ...{ investorType: 'RETL', residence: null, investorCount: 22, invested: '250.00' },
      problems: ['residence-missing'],
      withoutResidence: [
        { userId: idOf(7), name: 'Prat Olga', isClosed: false },
        { userId: idOf(8), name: null, isClosed: true },
      ],
    },
  ],
}
const garage = {
  ...{ projectId: idOf(2), projectName: 'Garaje', isLoan: false, promoterName: 'Ebro, S. L.' },
  ...{ identifier: null, naceSection: null, owner: null, instrument: 'OTHR', raised: '0.00', invested: '0.00' },
  lines: [{ ...known, investorType: null, residence: null, investorCount: 0, invested: '0.00' }],
  problems: ['identifier-missing', 'nace-missing', 'owner-missing'],
}
const report = {
  ...{ year: YEAR, isOver: true, dueBy: `${YEAR + 1}-02-28`, lei: LEI, offers: [turia, garage], problems: [] },
  totals: { offerCount: 2, lineCount: 3, raised: '1250.00', problemCount: 4 },
  checks: [
    { check: 'lines', expected: '3', found: '3' },
    { check: 'invested', expected: '1250.00', found: '1250.00' },
  ],
  unverified: ['headers'],
}
const made = {
  ...{ annualReportId: idOf(3), year: YEAR, fileName: `annual-report-${LEI}-${YEAR}.csv` },
  ...{ sha256: 'a1'.repeat(32), content: '1_platform_lei\r\n' },
}

async function open(change: object = {}) {
  const network = testNetwork()
  network.on(
    api.annualReports.read,
    ({ query }) => ({ ...report, year: Number(query.get('year')), ...change }) as never,
  )
  network.on(api.annualReports.make, () => made as never)
  const t = await renderOffice(<AnnualReports />, network, { path: '/annual-reports' })
  await expect.element(page.getByRole('heading', { level: 1, name: t('annualReports.title') })).toBeVisible()
  return { network, t, make: page.getByRole('button', { name: t('annualReports.make') }) }
}

test('the report of the last year is shown, when it is due, and what no adviser has checked', async () => {
  const { network, t } = await open()
  await expect.element(page.getByText(t('annualReports.dueBy', { day: formatDate(`${YEAR + 1}-02-28`) }))).toBeVisible()
  await page.getByText(t('taxFiles.unverifiedTitle', { smart_count: 1 })).click()
  await expect.element(page.getByText(t('annualReports.unverified.headers'))).toBeVisible()
  await expect.element(page.getByText(t('annualReports.problems', { smart_count: 4 }))).toBeVisible()
  expect(network.callsOf(api.annualReports.read).map(({ query }) => query.get('year'))).toEqual([String(YEAR)])
})

test('each offer has its lines, and each problem leads to where it is mended', async () => {
  const { t } = await open()
  const lines = page.getByRole('region', { name: t('annualReports.linesOf', { name: 'Turia' }) })
  for (const words of [t('annualReports.type.SOPH'), 'Alemania (DE)', t('annualReports.unknownResidence')])
    await expect.element(lines.getByText(words, { exact: true })).toBeVisible()
  await page.getByText(t('annualReports.withoutResidence', { type: t('annualReports.type.RETL'), count: 22 })).click()
  await expect
    .element(page.getByRole('link', { name: 'Prat Olga' }))
    .toHaveAttribute('href', expect.stringMatching(`users/${idOf(7)}/show/tax$`))
  await expect.element(page.getByText(t('annualReports.section', { section: 'F' }))).toBeVisible()
  await expect.element(page.getByText(t('annualReports.closedAccount'))).toBeVisible()
  await expect.element(page.getByText(t('annualReports.more', { smart_count: 20 }))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t('annualReports.problem.owner-missing') }))
    .toHaveAttribute('href', expect.stringMatching(`projects/${idOf(2)}$`))
  // There is no sheet of a project that is no loan.
  await expect.element(page.getByText(t('annualReports.problem.nace-missing'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t('annualReports.problem.nace-missing') }))
    .not.toBeInTheDocument()
})

test('the file is made once however often the button is pressed, and named with its hash', async () => {
  const { network, t, make } = await open()
  await network.pressTwice(make)
  await expect.element(page.getByText(made.sha256, { exact: false })).toBeVisible()
  await expect
    .element(page.getByText(t('annualReports.made', { fileName: made.fileName }), { exact: false }))
    .toBeVisible()
  expect(network.callsOf(api.annualReports.make)).toMatchObject([{ body: { year: YEAR } }])
})

test('sums that differ stop it; a missing LEI and a missing sheet lead to where they are set', async () => {
  const { t } = await open({
    checks: [{ check: 'invested', expected: '1250.00', found: '1249.99' }],
    lei: null,
    problems: ['lei-missing'],
    offers: [{ ...turia, identifier: null, problems: ['identifier-missing'] }],
  })
  await expect.element(page.getByText(t('annualReports.wrongSums'))).toBeVisible()
  await expect.element(page.getByText(t('annualReports.problem.lei-missing'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: t('annualReports.problem.identifier-missing') }))
    .toHaveAttribute('href', expect.stringMatching(`projects/${idOf(1)}/show/information-sheet$`))
})

test('a year that has not ended says so, and one without offers has none', async () => {
  const { network, t } = await open({ isOver: false, offers: [] })
  await page.getByRole('combobox', { name: t('annualReports.year') }).click()
  await page.getByRole('option', { name: String(YEAR + 1) }).click()
  await expect.element(page.getByText(t('annualReports.noOffers', { year: String(YEAR + 1) }))).toBeVisible()
  await expect.element(page.getByText(t('annualReports.notOver'))).toBeVisible()
  expect(network.callsOf(api.annualReports.read).at(-1)!.query.get('year')).toBe(String(YEAR + 1))
})
