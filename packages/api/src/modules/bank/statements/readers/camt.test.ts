import { describe, expect, test } from 'vitest'
import { changed, EXPECTED, STATEMENT, TODAY } from './testing/camt.ts'
import { type ReadMovement } from './index.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'

const read = (text: string): ReadResult => readStatementFile(Buffer.from(text), TODAY)

/** Version 02: no `Pty`, textual status, amounts in the amount details. */
const inVersion02 = (text: string) =>
  text
    .replace('053.001.08', '053.001.02')
    .replaceAll(/<Pty>(.*?)<\/Pty>/g, '$1')
    .replaceAll(/<Sts><Cd>(\w+)<\/Cd><\/Sts>/g, '<Sts>$1</Sts>')
    .replaceAll(
      /(<TxDtls>\s*<Refs>.*?<\/Refs>\s*)(<Amt Ccy="EUR">[\d.]+<\/Amt>)(<CdtDbtInd>CRDT<\/CdtDbtInd>)?/g,
      '$1<AmtDtls><TxAmt>$2</TxAmt></AmtDtls>',
    )
    .replaceAll(/<Chrgs><Rcrd>(.*?)<\/Rcrd><\/Chrgs>/g, '<Chrgs>$1</Chrgs>')

const movementsIn = (text: string): readonly ReadMovement[] => {
  const { statements, refusal } = read(text)
  expect(refusal).toBeUndefined()
  return statements!.flatMap(({ movements }) => movements)
}

describe('camt.053', () => {
  test.each([
    { version: '02', text: inVersion02(STATEMENT) },
    { version: '08', text: STATEMENT },
  ])('in version $version is read completely', ({ text }) => {
    expect(read(text)).toEqual({ statements: EXPECTED })
  })

  test.each([
    { what: 'with a byte order mark', bytes: Buffer.from(`\uFEFF${STATEMENT}`) },
    { what: 'with DOS line endings', bytes: Buffer.from(STATEMENT.replaceAll('\n', '\r\n')) },
    { what: 'in ISO-8859-1', bytes: Buffer.from(STATEMENT.replace('UTF-8', 'ISO-8859-1'), 'latin1') },
    { what: 'in ISO-8859-15', bytes: Buffer.from(STATEMENT.replace('UTF-8', 'ISO-8859-15'), 'latin1') },
    { what: 'in windows-1252', bytes: Buffer.from(STATEMENT.replace('UTF-8', 'Windows-1252'), 'latin1') },
  ])('$what reads the same', ({ bytes }) => {
    expect(readStatementFile(bytes, TODAY)).toEqual({ statements: EXPECTED })
  })

  test('may hold statements of several accounts, each checked', () => {
    const [, statement] = /(<Stmt>[^]*<\/Stmt>)/.exec(STATEMENT)!
    const both = STATEMENT.replace(
      statement!,
      statement! + statement!.replace('ES9121000418450200051332', 'ES6000491500051234567892'),
    )
    expect(read(both).statements!.map(({ iban }) => iban)).toEqual([
      'ES9121000418450200051332',
      'ES6000491500051234567892',
    ])
    const broken = both
      .replace(/974\.00(?=[^]*<\/Stmt>\s*<\/BkToCstmrStmt>)/, '974.00')
      .replace(/(<\/Stmt>[^]*)974\.00/, '$1974.01')
    expect(read(broken).refusal).toMatchObject({ reason: 'balance-contradicts' })
  })
})

describe('an entry', () => {
  const pending = (status: string) =>
    `<Ntry><Amt Ccy="EUR">1</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>${status}</Cd></Sts></Ntry></Stmt>`

  test.each(['PDNG', 'INFO', 'FUTR'])('that is %s is omitted until it is booked', (status) => {
    expect(read(changed(STATEMENT, '</Stmt>', pending(status))).statements).toEqual(EXPECTED)
  })

  test('that is pending may be counted in the summary of the statement', () => {
    const counted = changed(STATEMENT, '<NbOfNtries>1</NbOfNtries><Sum>1500', '<NbOfNtries>2</NbOfNtries><Sum>1501')
    expect(read(counted).refusal).toMatchObject({ reason: 'sum-contradicts' })
    expect(read(changed(counted, '</Stmt>', pending('PDNG'))).statements).toEqual(EXPECTED)
  })

  test('of zero is omitted but counted', () => {
    const zero = changed(
      STATEMENT,
      '</Stmt>',
      '<Ntry><Amt Ccy="EUR">0.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-19</Dt></BookgDt></Ntry></Stmt>',
    )
    expect(read(zero).statements).toMatchObject([{ remarks: [{ reason: 'count-contradicts' }] }])
    expect(read(changed(zero, '<NbOfNtries>1', '<NbOfNtries>2')).statements).toEqual(EXPECTED)
  })

  test('of our returned transfer names its payee, in both conventions of banks', () => {
    const [, parties] = /<RltdPties>([^]*?)<\/RltdPties>/.exec(STATEMENT)!
    const roles = { Dbtr: 'Cdtr', Cdtr: 'Dbtr' } as const
    const ofOriginal = parties!.replaceAll(/(?<=<\/?)(Dbtr|Cdtr)/g, (role) => roles[role as 'Dbtr'])
    const returned = changed(STATEMENT, '</RmtInf>', '</RmtInf><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')
    for (const text of [returned, changed(returned, parties!, ofOriginal)])
      expect(movementsIn(text)[0]).toMatchObject({
        kind: 'return',
        returnReason: 'AC04',
        counterpartyName: 'Joaquín Ru&z',
        counterpartyIban: 'ES7921000813610123456789',
      })
  })

  test('of our returned transfer names its payee, even if our account is not named', () => {
    const returned = changed(STATEMENT, '</RmtInf>', '</RmtInf><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')
    const unnamed = changed(returned, /<(Dbtr|Cdtr)Acct>.*?<\/\1Acct>/g, '')
    expect(movementsIn(unnamed)[0]).toMatchObject({ kind: 'return', counterpartyName: 'Cauce' })
  })

  test('has the kind of its transaction if both are coded', () => {
    const codes = '<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>ICDT</Cd><SubFmlyCd>RRTN</SubFmlyCd></Fmly></Domn></BkTxCd>'
    expect(movementsIn(changed(STATEMENT, '<RltdPties>', `${codes}<RltdPties>`))[0]).toMatchObject({ kind: 'return' })
  })

  test('with two different references keeps both as text and trusts neither', () => {
    const two = changed(STATEMENT, '</Strd>', '</Strd><Strd><CdtrRefInf><Ref>RF42CAU000018</Ref></CdtrRefInf></Strd>')
    const [movement] = movementsIn(two)
    expect(movement!.reference).toBeUndefined()
    expect(movement!.remittance).toBe('Aportación para <invertir> RF69CAU000017 RF42CAU000018')
  })

  test('omits the IBAN of a sender if its check digits are wrong', () => {
    const [movement] = movementsIn(changed(STATEMENT, 'es79', 'es97'))
    expect(movement).not.toHaveProperty('counterpartyIban')
  })

  test('with several transactions without amounts is not split', () => {
    const whole = STATEMENT.replace('<Amt Ccy="EUR">1000.00</Amt><RltdPties><Cdtr>', '<RltdPties><Cdtr>').replace(
      '<Amt Ccy="EUR">500.00</Amt>',
      '',
    )
    expect(movementsIn(whole)[1]).not.toHaveProperty('parts')
  })

  test('of a batch may lack its transactions', () => {
    const whole = changed(STATEMENT, /<TxDtls><Refs><EndToEndId>A1[^]*?<\/NtryDtls>/, '</NtryDtls>')
    expect(movementsIn(whole)[1]).toMatchObject({ amount: -152_600n, batchReference: 'LOTE-7' })
  })
})

describe('camt.052 and camt.054', () => {
  const inAnother = (message: string, body: string, statement: string) =>
    STATEMENT.replace('camt.053.001.08', `${message}.001.08`)
      .replaceAll('BkToCstmrStmt>', `${body}>`)
      .replaceAll('Stmt>', `${statement}>`)
      .replaceAll(/<Bal>.*<\/Bal>\n/g, '')

  test.each([
    ['camt052', inAnother('camt.052', 'BkToCstmrAcctRpt', 'Rpt')],
    ['camt054', inAnother('camt.054', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn')],
  ])('%s is read for its details only, without balances', (format, text) => {
    const [statement] = read(text).statements!
    expect(statement).toMatchObject({ format, iban: 'ES9121000418450200051332', from: '2026-11-19' })
    expect(statement).not.toHaveProperty('closing')
    expect(statement!.movements.map(({ amount }) => amount)).toEqual([150_000n, -152_600n])
  })
})
