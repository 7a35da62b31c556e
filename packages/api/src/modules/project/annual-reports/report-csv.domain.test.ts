import { expect, test } from 'vitest'
import { type ReportedOffer, checksOf, totalsOf } from './report.domain.ts'
import { readReport, reportCsv } from './report-csv.domain.ts'

const LEI = '9598CAUCE00000000012'
const line = { investorCount: 1, problems: [], withoutResidence: [] }
const turia: ReportedOffer = {
  ...{ projectId: 'turia', projectName: 'Turia, "el bueno"', isLoan: true, promoterName: 'Levante, S. L.' },
  ...{ identifier: `${LEI}00000008`, naceSection: 'F', owner: 'ESB98765431', instrument: 'LOAN', problems: [] },
  ...{ raised: 123_456_789n, invested: 123_456_789n },
  lines: [
    { ...line, investorType: 'SOPH', residence: 'DE', invested: 23_456_789n },
    { ...line, investorType: 'RETL', residence: 'ES', investorCount: 7, invested: 100_000_000n },
  ],
}
const empty: ReportedOffer = {
  ...{ ...turia, projectId: 'ebro', identifier: null, naceSection: null, owner: null, instrument: 'OTHR' },
  ...{ raised: 0n, invested: 0n, problems: ['identifier-missing', 'nace-missing', 'owner-missing'] },
  lines: [{ ...line, investorType: null, residence: null, investorCount: 0, invested: 0n }],
}

test('the file has the thirteen fields, with a decimal point and without thousands separators', () => {
  expect(reportCsv(2026, LEI, [turia, empty]).split('\r\n')).toEqual([
    '1_platform_lei,2_year,3_offer_identifier,4_nace_section,5_amount_raised,6_currency_of_amount_raised,7_owner,8_instrument,9_investor_type,10_tax_residence,11_investors,12_amount_invested,13_currency_of_amount_invested',
    `${LEI},2026,${LEI}00000008,F,1234567.89,EUR,ESB98765431,LOAN,SOPH,DE,1,234567.89,EUR`,
    `${LEI},2026,${LEI}00000008,F,1234567.89,EUR,ESB98765431,LOAN,RETL,ES,7,1000000.00,EUR`,
    `${LEI},2026,,,0.00,EUR,,OTHR,,,0,0.00,EUR`,
    '',
  ])
})

test('a platform without an LEI leaves its field empty', () => {
  expect(reportCsv(2026, null, [empty]).split('\r\n')[1]).toMatch(/^,2026,/)
})

test('reads back the number of lines and their sum', () => {
  expect(readReport(reportCsv(2026, LEI, [turia, empty]))).toEqual({ count: 3, invested: 123_456_789n })
  expect(readReport(reportCsv(2026, LEI, []))).toEqual({ count: 0, invested: 0n })
})

test('totals count offers, lines, the raised amount and the problems of platform, offers and lines', () => {
  const unknown = { ...turia, lines: [{ ...turia.lines[0]!, problems: ['residence-missing' as const] }] }
  expect(totalsOf([unknown, empty], 1)).toEqual({ offerCount: 2, lineCount: 2, raised: 123_456_789n, problemCount: 5 })
})

const found = (offers: readonly ReportedOffer[], content = reportCsv(2026, LEI, offers)) =>
  checksOf(offers, content).filter((check) => check.expected !== check.found)

test.each([
  { of: 'a consistent report', differences: found([turia, empty]), checks: [] },
  {
    of: 'contradicting movements',
    differences: found([{ ...turia, raised: 1n }, empty]),
    checks: ['invested', 'offers'],
  },
  {
    of: 'two offers whose differences cancel out',
    differences: found([
      { ...turia, raised: turia.raised - 1n },
      { ...empty, raised: 1n },
    ]),
    checks: ['offers'],
  },
  {
    of: 'a line missing from the file',
    differences: found([turia, empty], reportCsv(2026, LEI, [turia])),
    checks: ['lines'],
  },
])('$of fails the checks $checks', ({ differences, checks }) =>
  expect(differences.map(({ check }) => check)).toEqual(checks),
)
