import type { StatementFileRemarkReason } from '@cauce/contract/bank/statement-files.ts'
import { describe, expect, test } from 'vitest'
import { changed, STATEMENT, TODAY } from './testing/camt.ts'
import { FILE } from './testing/norma43.ts'
import { readStatementFile } from './testing/read-statement-file.ts'

/** As banks write them, although odd: what is changed in a good file, why, and the remark that the reader gets, if any. */
type Odd = readonly [why: string, from: string | RegExp, to: string, remark?: StatementFileRemarkReason]

const second = '<Amt Ccy="EUR">1526</Amt>'
const booked = '<BookgDt><Dt>2026-11-19</Dt></BookgDt>'
const valued = '<ValDt><Dt>2026-11-20</Dt></ValDt>'
const period = /<FrToDt>.*<\/FrToDt>/
const clav = /CLAV(.*)USD">1</
const inner = /<\?xml.*\?>\n/
const namespace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08'
const stated = (from: string, to: string) => `<FrToDt><FrDt>${from}</FrDt><ToDt>${to}</ToDt></FrToDt>`

const CAMT: readonly Odd[] = [
  // Versions, namespaces and envelopes
  ['version 13 of the same elements', '053.001.08', '053.001.13'],
  ['a later version has only more elements', '053.001.08', '053.001.21'],
  [
    'Swiss banks: the namespace of SIX',
    namespace,
    'http://www.six-interbank-clearing.com/de/camt.053.001.04.ch.02.xsd',
  ],
  ['exports of programs without a namespace', ` xmlns="${namespace}"`, ''],
  [
    'Saxon exports with the place of the schema',
    '<Document ',
    `<Document xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${namespace} x.xsd" `,
  ],
  ['SWIFT: a business envelope', /<Document[^]*<\/Document>/, '<E xmlns="urn:e"><AppHdr><To>x</To></AppHdr>$&</E>'],
  ['a French bank: the document twice, each with its declaration', /<\?xml[^]*$/, '$&$&', 'documents-several'],
  ['two documents without the second declaration', /<Document[^]*<\/Document>/, '$&\n$&', 'documents-several'],
  ['documents joined with a byte order mark between', /<\?xml[^]*$/, '$&\uFEFF$&', 'documents-several'],
  ['an empty line before the declaration', '<?xml', '\n<?xml'],
  ['the declaration left out', inner, ''],
  ['an end mark of DOS behind it', /$/, '\u001A\r\n'],
  ['zeros that fill up its last block', /$/, '\0\0\0'],
  ['a comment before the document', '<Document', '<!-- Banco --><Document'],
  ['the style sheet of a viewer', '<Document', '<?xml-stylesheet href="camt.xsl"?><Document'],
  ['text lost between elements', '<Ntry>', '<Ntry>x'],
  // Amounts
  ['PostFinance: zeros before and after', second, '<Amt Ccy="EUR">0000000001526.00000</Amt>'],
  [
    'OCA bank-statement-import 976: charges without Chrgs',
    '<Chrgs><Rcrd><Amt Ccy="EUR">26.00</Amt></Rcrd></Chrgs>',
    '',
    'details-contradict',
  ],
  ['charges with other cents', '26.00', '25.99', 'details-contradict'],
  [
    'camt-parser 25: TxAmt differs',
    '<Amt Ccy="EUR">1500.00</Amt>',
    '<Amt Ccy="EUR">1500.01</Amt>',
    'details-contradict',
  ],
  ['details all zero', '<Amt Ccy="EUR">1500.00</Amt>', '<Amt Ccy="EUR">0.00</Amt>', 'details-contradict'],
  ['a detail in another currency', '<Amt Ccy="EUR">500.00</Amt>', '<Amt Ccy="CHF">480.00</Amt>', 'details-currency'],
  ['a single detail in its own currency', '<Amt Ccy="EUR">1500.00</Amt>', '<Amt Ccy="USD">1620.00</Amt>'],
  ['a detail without its amount', '<Amt Ccy="EUR">500.00</Amt>', '', 'details-missing'],
  ['a detail with a decimal comma', '<Amt Ccy="EUR">500.00</Amt>', '<Amt Ccy="EUR">500,00</Amt>', 'details-currency'],
  [
    'a detail above all limits',
    '<Amt Ccy="EUR">500.00</Amt>',
    '<Amt Ccy="EUR">9999999999999</Amt>',
    'details-currency',
  ],
  ['NbOfTxs counts the charges', '<NbOfTxs>2', '<NbOfTxs>3', 'count-contradicts'],
  ['NbOfTxs of the whole batch, of which ten are shown', '<NbOfTxs>2', '<NbOfTxs>10', 'count-contradicts'],
  ['NbOfNtries counts transactions', '<NbOfNtries>1', '<NbOfNtries>3', 'count-contradicts'],
  ['a total in the same message by proprietary code', '<Sum>1500.00</Sum>', '<Sum>1500</Sum>'],
  ['decimals as XML allows them', second, '<Amt Ccy="EUR">+1526.</Amt>'],
  ['an empty currency of the account', '<Ccy>EUR</Ccy>', '<Ccy/>'],
  // Balances
  ['OCA bank-statement-import 157: PRCD in place of OPBD', 'OPBD', 'PRCD'],
  ['OPBD and PRCD, both', clav, 'PRCD$1EUR">1000<'],
  ['a balance by a proprietary code', '<Cd>CLBD</Cd>', '<Prtry>CLBD</Prtry>'],
  ['the closing balance in another currency too', clav, 'CLBD$1USD">1048<'],
  ['a page that goes on', 'CLBD', 'ITBD', 'closing-page'],
  ['a page that continues', 'OPBD', 'ITBD', 'opening-page'],
  ['a page between two', /OPBD([^]*)CLBD/, 'ITBD$1ITBD', 'opening-page'],
  ['an interim balance beside both', clav, 'ITBD$1EUR">500<'],
  [
    'a last page with the totals of all pages',
    /<TxsSummry>.*<\/TxsSummry>/,
    '<StmtPgntn><PgNb>2</PgNb><LastPgInd>true</LastPgInd></StmtPgntn><TxsSummry><TtlNtries><Sum>9999</Sum></TtlNtries></TxsSummry>',
  ],
  // Days
  ['the schema allows no BookgDt', booked, '', 'day-missing'],
  ['neither day', booked + valued, '', 'day-missing'],
  ['a day that does not exist', booked, booked.replace('19', '31'), 'day-missing'],
  ['a day as people write it', booked, booked.replace('2026-11-19', '19.11.2026'), 'day-missing'],
  ['PostFinance: booked the day after', booked, booked.replace('19', '20'), 'day-outside'],
  ['booked late, of the day before', booked, booked.replace('19', '18'), 'day-outside'],
  ['booked for the next banking day', booked, booked.replace('2026-11-19', '2026-12-01'), 'day-outside'],
  ['a value day ahead', valued, valued.replace('2026-11-20', '2027-01-01')],
  ['a value day that does not exist', valued, valued.replace('20</Dt>', '31</Dt>')],
  ['firefly-iii 8408: the period that was asked for', period, stated('2026-01-01', '2026-11-19')],
  ['the period of the month, which has not ended', period, stated('2026-11-01', '2026-12-31'), 'period-future'],
  [
    'a period to midnight',
    period,
    '<FrToDt><FrDtTm>2026-11-19T00:00:00</FrDtTm><ToDtTm>2026-11-20T00:00:00</ToDtTm></FrToDt>',
  ],
  ['a period the wrong way round', period, stated('2026-11-21', '2026-11-19'), 'days-reversed'],
  ['a period of which half is there', period, '<FrToDt><FrDt>2026-11-19</FrDt></FrToDt>'],
  ['a closing balance dated ahead', /(CLBD.*<Dt><Dt>)2026-11-19/, '$12026-12-01'],
  // Other elements
  ['a status as text, as until version 07', /<Sts><Cd>BOOK<\/Cd><\/Sts>/g, '<Sts>BOOK</Sts>'],
  ['a proprietary status', '<Cd>BOOK</Cd>', '<Prtry>CONTABILIZADO</Prtry>', 'status-unknown'],
  ['no status', '<Sts><Cd>BOOK</Cd></Sts>', '', 'status-unknown'],
  ['a detail without direction', /(1500\.00<\/Amt>)<CdtDbtInd>CRDT<\/CdtDbtInd>/, '$1'],
  ['an unknown direction of a detail', /(1500\.00<\/Amt>)<CdtDbtInd>CRDT/, '$1<CdtDbtInd>HABER'],
  ['references twice', '<Refs><EndToEndId>A1', '<Refs/><Refs><EndToEndId>A1'],
  ['a signature of another namespace', '</Stmt>', '<s:Signature xmlns:s="urn:s"><s:Ntry/></s:Signature></Stmt>'],
  ['supplementary data', '</Stmt>', '<SplmtryData><Envlp><Ntry/><Stmt/><TxDtls/></Envlp></SplmtryData></Stmt>'],
]

const movement = '0418261119261120040002000000001500000000000000825467890138'
const NORMA43: readonly Odd[] = [
  ['an empty line between records', '2305LIBRE\n', '2305LIBRE\n\n', 'line-empty'],
  ['spaces in place of a line', '2305LIBRE\n', `2305LIBRE\n${' '.repeat(80)}\n`, 'line-empty'],
  ['a line of 81 characters', 'CAUCE PARTICIPATIVA SL', `${'CAUCE PARTICIPATIVA SL'.padEnd(29)}X`, 'line-length'],
  ['CR alone', /\n/g, '\r'],
  ['CR twice and LF', /\n/g, '\r\r\n', 'line-empty'],
  ['an end mark of DOS in the middle', '2305LIBRE\n', '2305LIBRE\n\u001A\n', 'line-empty'],
  ['a tabulator in a text', '2305LIBRE', '2305LI\tBRE'],
  ['an empty line at the beginning', /^/, '\n', 'line-empty'],
  ['a closing balance left out', /200000000250750978$/m, `${' '.repeat(15)}978`, 'closing-missing'],
  ['a closing balance left out to the end', /200000000250750978$/m, '', 'closing-missing'],
  ['a closing balance without sign', /200000000250750978$/m, `0${' '.repeat(14)}978`, 'closing-missing'],
  ['OCA l10n-spain: a closing balance with the sign 0', '200000000250750978', '000000000250750978'],
  ['a closing balance with a space for its sign', '200000000250750978', ' 00000000250750978'],
  ['the currency of the closing balance left out', /250750978$/m, '250750'],
  [
    'balances of zero with the sign 0',
    /100000000050000(9783OTRA[^]*)100000000050000/,
    `${'0'.repeat(15)}$1${'0'.repeat(15)}`,
  ],
  ['a movement of zero without sign', /17000100000000000000/, '1700 000000000000000', 'count-contradicts'],
  ['RuralVia: a movement of zeros for none', /(33004915001234567892[^]*)15\n/, `22    ${'0'.repeat(74)}\n$116\n`],
  ['a movement after the period', movement, movement.replace('261119', '261120'), 'day-outside'],
  ['a movement before the period', movement, movement.replace('261119', '261118'), 'day-outside'],
  ['no booking day', movement, movement.replace('261119', '000000'), 'day-missing'],
  ['no value day', movement, movement.replace('261120', '000000')],
  ['no days', movement, movement.replace('261119261120', '            '), 'day-missing'],
  ['the month that was asked for', '261119261119', '261101261231', 'period-future'],
  ['a period the wrong way round', '261119261119', '261119261118', 'days-reversed'],
  ['no period', '261119261119', '000000000000'],
  ['records counted with empty lines', '000015\n', '000018\n', 'count-contradicts'],
  ['records counted as lines of text', '000015\n', '      \n', 'count-contradicts'],
  ['OCA l10n-spain: the last record counts itself', '000015\n', '000016\n'],
  [
    'OCA l10n-spain 1155: zero counted on the other side',
    '00002000000000012500000200000000152000',
    '00001000000000012500000300000000152000',
    'count-contradicts',
  ],
  ['a record that the norm does not have', '2305LIBRE', '2505LIBRE', 'record-unknown'],
  ['a heading before the second account', '110049150012', '00CABECERA\n110049150012', 'record-unknown'],
  ['texts numbered from zero', '2301NU', '2300NU'],
  ['two texts of one number', '2305LIBRE', '2304LIBRE'],
  ['six texts', '2305LIBRE\n', '2305LIBRE\n2306MAS\n', 'count-contradicts'],
  ['a text after the end of its account', '250750978\n', '250750978\n2301TEXTO\n', 'count-contradicts'],
  ['another currency without an amount', '240197800000000150000', '2401978'],
  ['two files in one', /[^]*/, '$&$&'],
  ['the last record without its nines', '88999999999999999999', '88                  '],
]

const totalOf = (text: string | Buffer) => {
  const { statements, refusal } = readStatementFile(Buffer.from(text), TODAY)
  if (refusal) return { refusal }
  const [first] = statements
  const remarks = statements.flatMap((statement) => statement.remarks.map(({ reason }) => reason))
  return { money: [first!.iban, first!.opening, first!.closing, first!.movements.map(({ amount }) => amount)], remarks }
}

describe.each([
  ['camt.053', STATEMENT, CAMT],
  ['Norma 43', FILE, NORMA43],
] as const)('%s is read with the same money', (_, file, cases) => {
  const { money } = totalOf(file)
  test.for(cases)('%s', ([, from, to, remark]) => {
    const read = totalOf(changed(file, from, to))
    expect(read).toMatchObject({ money })
    expect([...new Set(read.remarks)].slice(0, 1)).toEqual(remark ? [remark] : [])
  })
})

describe('letters are read by what the bytes show', () => {
  const names = (bytes: Buffer) => {
    const { statements } = readStatementFile(bytes, TODAY)
    return statements?.flatMap(({ movements, remarks }) => [
      movements[0]?.counterpartyName,
      ...remarks.map(({ reason }) => reason),
    ])[0]
  }
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  const declared = (name: string) => STATEMENT.replace('UTF-8', name)
  test.each([
    ['UTF-16 with its mark', utf16(`\uFEFF${STATEMENT}`)],
    ['UTF-16 with the big end first', utf16(`\uFEFF${STATEMENT}`).swap16()],
    ['UTF-16 without a mark', utf16(declared('UTF-16'))],
    ['UTF-16 that was rewritten as UTF-8', Buffer.from(declared('UTF-16'))],
    ['UTF-8 that is declared as ISO-8859-1', Buffer.from(declared('ISO-8859-1'))],
    ['UTF-8 with a mark that is declared as ISO-8859-1', Buffer.from(`\uFEFF${declared('ISO-8859-1')}`)],
  ])('in camt: %s', (_, bytes) => {
    expect(readStatementFile(bytes, TODAY)).toEqual(readStatementFile(Buffer.from(STATEMENT), TODAY))
  })

  test.each(['UTF-8', 'EBCDIC'])('in camt: windows-1252 that is declared as %s, with a remark', (name) => {
    const { statements } = readStatementFile(Buffer.from(declared(name), 'latin1'), TODAY)
    const remarks = [{ reason: 'encoding-other', line: 1, values: { found: name }, count: 1 }]
    expect(statements).toMatchObject([{ remarks, movements: [{ remittance: 'Aportación para <invertir>' }, {}] }])
  })

  const cp850 = new Map(
    [...'ñÑáéíóúüÜçÇÁÉÍÓÚªº'].map((letter, at) => [
      letter,
      [164, 165, 160, 130, 161, 162, 163, 129, 154, 135, 128, 181, 144, 214, 224, 233, 166, 167][at]!,
    ]),
  )
  const inCp850 = (text: string) => Buffer.from([...text].map((letter) => cp850.get(letter) ?? letter.codePointAt(0)!))
  test.each(['IBM850', 'cp850'])('in camt: %s, as declared', (name) => {
    const { statements } = readStatementFile(inCp850(declared(name)), TODAY)
    expect(statements).toMatchObject([{ remarks: [], movements: [{ remittance: 'Aportación para <invertir>' }, {}] }])
  })

  test.each([
    'BEGOÑA NÚÑEZ MUÑOZ',
    'Begoña Núñez Muñoz',
    'JOSÉ Mª MARTÍN',
    'Miquel Güell',
    'MEDÚA PEÑA',
    'ÍÑIGO ARANZÁBAL',
  ])('in Norma 43: %s', (name) => {
    const file = changed(FILE, 'NUÑEZ PEÑA JOAQUIN', name.padEnd(18))
    expect([Buffer.from(file), Buffer.from(file, 'latin1'), inCp850(file)].map(names)).toEqual([name, name, name])
  })
})
