import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)
const IBAN = '<IBAN>ES9121000418450200051332</IBAN></Id><Ccy>EUR</Ccy>'
const other = (id: string) => `<Othr><Id>${id}</Id></Othr></Id>`

describe('our account', () => {
  test.each([
    ['without its currency', '<IBAN>ES9121000418450200051332</IBAN></Id>'],
    ['from another number', other('ES9121000418450200051332')],
    ['from its twenty digits', other('21000418450200051332')],
    ['from its twenty digits in groups', other('2100 0418 45 0200051332')],
    ['from its twenty digits with hyphens', other('2100-0418-45-0200051332')],
  ])('is read %s', (_, to) => {
    expect(read(changed(STATEMENT, IBAN, to))).toEqual({ statements: EXPECTED })
  })

  test.each([
    ['of twenty digits whose own check digits are wrong', other('21000418460200051332'), '21000418460200051332'],
    ['of twenty-one digits', other('210004184502000513321'), '210004184502000513321'],
    ['without a number', '<Othr/></Id>', ''],
    ['with a long number, shown truncated,', other('X'.repeat(70)), 'X'.repeat(60)],
  ])('%s is refused', (_, to, found) => {
    expect(read(changed(STATEMENT, IBAN, to))).toEqual({
      refusal: { reason: 'account-invalid', line: 8, values: { found } },
    })
  })
})

describe('the days of a statement', () => {
  const period = /<FrToDt>.*<\/FrToDt>/
  const moments = (from: string, to: string) => `<FrToDt><FrDtTm>${from}</FrDtTm><ToDtTm>${to}</ToDtTm></FrToDt>`
  test.each([
    ['from days', '<FrToDt><FrDt>2026-11-18</FrDt><ToDt>2026-11-20</ToDt></FrToDt>', '2026-11-18', '2026-11-20'],
    ['from its balances', '', '2026-11-19', '2026-11-19'],
    ['to midnight', moments('2026-11-18T00:00:00+01:00', '2026-11-21T00:00:00+01:00'), '2026-11-18', '2026-11-20'],
    ['to midnight without seconds', moments('2026-11-18T00:00', '2026-11-21T00:00'), '2026-11-18', '2026-11-20'],
    ['to the midnight that closes', moments('2026-11-18T00:00:00', '2026-11-19T00:00:00'), '2026-11-18', '2026-11-19'],
    ['from one midnight', moments('2026-11-19T00:00:00', '2026-11-19T00:00:00'), '2026-11-19', '2026-11-19'],
    ['to a second after midnight', moments('2026-11-18T00:00:00', '2026-11-20T00:00:01'), '2026-11-18', '2026-11-20'],
  ])('are read %s', (_, to, first, last) => {
    expect(read(changed(STATEMENT, period, to)).statements).toMatchObject([{ from: first, to: last }])
  })

  const ofBalances = changed(STATEMENT, period, '')
  test('are read from balances with times', () => {
    const moment = changed(
      ofBalances,
      /(OPBD.*)<Dt><Dt>2026-11-19<\/Dt><\/Dt>/,
      '$1<Dt><DtTm>2026-11-17T08:00:00</DtTm></Dt>',
    )
    expect(read(moment).statements).toMatchObject([{ from: '2026-11-17', to: '2026-11-19' }])
  })

  test.each([
    ['begin after the day before', 'PRCD', '2026-11-17', '2026-11-18'],
    ['begin on the day of the opening', 'OPBD', '2026-11-17', '2026-11-17'],
    ['are the last one if the opening is later', 'OPBD', '2026-11-20', '2026-11-19'],
  ])('%s', (_, code, day, from) => {
    const opened = changed(ofBalances, /OPBD(.*<Dt><Dt>)2026-11-19/, `${code}$1${day}`)
    expect(read(opened).statements).toMatchObject([{ from, to: '2026-11-19', opening: 100_000n }])
  })

  test('are taken from its movements if its balances have none', () => {
    const dayless = ofBalances.replaceAll(/<Dt><Dt>2026-11-19<\/Dt><\/Dt>(?=<\/Bal>)/g, '')
    expect(read(dayless)).toEqual({ statements: EXPECTED })
  })
})

describe('a balance that the bank gives twice', () => {
  const third = /CLAV(.*)USD">1</
  test.each([
    ['the closing one', 'CLBD$1EUR">974.00<'],
    ['the opening one', 'OPBD$1EUR">1000.00<'],
    ['the closing one of the day before', 'PRCD$1EUR">1000.00<'],
  ])('with the same amount is read once: %s', (_, to) => {
    expect(read(changed(STATEMENT, third, to))).toEqual({ statements: EXPECTED })
  })
})

describe('the summary of a statement', () => {
  const credits = /<TtlCdtNtries>.*<\/TtlCdtNtries>/
  const total = (name: string, count: string, sum: string) =>
    `<${name}><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></${name}>`
  test.each([
    ['all', total('TtlNtries', '2', '3026.00')],
    ['what went out', total('TtlDbtNtries', '1', '1526.00')],
    ['credits, with zeros', total('TtlCdtNtries', '0001', '1500.00')],
  ])('may count %s', (_, to) => {
    expect(read(changed(STATEMENT, credits, to))).toEqual({ statements: EXPECTED })
  })

  test('that sums up wrongly is refused', () => {
    const values = { found: '26.00', expected: '3026.00' }
    expect(read(changed(STATEMENT, credits, total('TtlNtries', '2', '26.00')))).toEqual({
      refusal: { reason: 'sum-contradicts', line: 12, values },
    })
  })
})

const notified = (head: string, ...entries: readonly (readonly [amount: string, day: string])[]) =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><Ntfctn>${head}
<Acct><Id>${IBAN}</Acct>${entries
    .map(
      ([amount, day]) =>
        `\n<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`,
    )
    .join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`

describe('the days of a notification', () => {
  test.each([
    [
      'of its movements',
      [
        ['0.01', '2026-11-19'],
        ['0.01', '2026-11-17'],
        ['0.01', '2026-11-18'],
      ],
      '2026-11-17',
      '2026-11-19',
    ],
    [
      'of those that move money',
      [
        ['0.00', '2026-11-10'],
        ['0.01', '2026-11-17'],
      ],
      '2026-11-17',
      '2026-11-17',
    ],
    ['of its creation if nothing moved', [], '2026-11-21', '2026-11-21'],
  ] as const)('are those %s', (_, entries, from, to) => {
    const text = notified('<CreDtTm>2026-11-21T07:00:00</CreDtTm>', ...entries)
    expect(read(text).statements).toMatchObject([{ from, to, iban: 'ES9121000418450200051332' }])
  })

  test('accept a summary of a single cent', () => {
    const counted = '<TxsSummry><TtlDbtNtries><NbOfNtries>1</NbOfNtries><Sum>0.01</Sum></TtlDbtNtries></TxsSummry>'
    expect(read(notified(counted, ['0.01', '2026-11-19'])).statements).toHaveLength(1)
  })
})
