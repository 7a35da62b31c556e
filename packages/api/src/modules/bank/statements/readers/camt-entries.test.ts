import { describe, expect, test } from 'vitest'
import { TODAY } from './testing/camt.ts'
import { readStatementFile, type ReadResult } from './testing/read-statement-file.ts'

const OURS = 'ES9121000418450200051332'
const THEIRS = 'ES7921000813610123456789'

/** A notification (no balances) with one entry. */
function read(direction: 'CRDT' | 'DBIT', inner: string, amount = '0.01', version = '08'): ReadResult {
  const status = version === '02' ? 'BOOK' : '<Cd>BOOK</Cd>'
  return readStatementFile(
    Buffer.from(
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.${version}"><BkToCstmrDbtCdtNtfctn><Ntfctn>
      <Acct><Id><IBAN>${OURS}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
      <Sts>${status}</Sts><BookgDt><Dt>2026-11-19</Dt></BookgDt>${inner}</Ntry></Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
    ),
    TODAY,
  )
}
const movementIn = (...written: Parameters<typeof read>) => {
  const { statements, refusal } = read(...written)
  expect(refusal).toBeUndefined()
  return statements![0]!.movements[0]!
}
const details = (...transactions: readonly string[]) =>
  `<NtryDtls>${transactions.map((each) => `<TxDtls>${each}</TxDtls>`).join('')}</NtryDtls>`
const codes = (domain: string, family: string, sub = 'OTHR') =>
  `<BkTxCd><Domn><Cd>${domain}</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${sub}</SubFmlyCd></Fmly></Domn></BkTxCd>`

describe('the kind of an entry', () => {
  test.each([
    ['CRDT', codes('PMNT', 'RCDT'), 'transfer'],
    ['DBIT', codes('PMNT', 'ICDT'), 'transfer'],
    ['CRDT', codes('PMNT', 'RRCT'), 'transfer'],
    ['DBIT', codes('PMNT', 'IRCT'), 'transfer'],
    ['CRDT', codes('PMNT', 'CCRD'), 'other'],
    ['CRDT', codes('ACMT', 'RCDT'), 'other'],
    ['CRDT', '<BkTxCd><Domn><Cd>PMNT</Cd></Domn></BkTxCd>', 'other'],
    ['CRDT', codes('PMNT', 'ICDT', 'RRTN'), 'return'],
    ['DBIT', codes('PMNT', 'RCDT', 'RPCR'), 'return'],
    ['CRDT', `<RvslInd>1</RvslInd>${codes('PMNT', 'ICDT')}`, 'return'],
    ['CRDT', `<RvslInd>true</RvslInd>${codes('PMNT', 'ICDT')}`, 'return'],
    ['CRDT', `<RvslInd>false</RvslInd>${codes('PMNT', 'RCDT')}`, 'transfer'],
    ['DBIT', codes('ACMT', 'MDOP', 'CHRG'), 'fee'],
    ['DBIT', codes('ACMT', 'MDOP', 'COMM'), 'fee'],
    ['DBIT', codes('ACMT', 'MDOP', 'COME'), 'fee'],
    ['DBIT', codes('ACMT', 'MDOP', 'COMI'), 'fee'],
    ['DBIT', codes('ACMT', 'MDOP', 'COMT'), 'fee'],
    ['DBIT', codes('PMNT', 'RCDT', 'FEES'), 'fee'],
    ['CRDT', codes('PMNT', 'RCDT', 'FEES'), 'other'],
    ['CRDT', '', 'other'],
  ] as const)('%s with %s is %s, with and without its transaction', (direction, written, kind) => {
    expect(movementIn(direction, written).kind).toBe(kind)
    expect(movementIn(direction, written + details('')).kind).toBe(kind)
  })

  test.each([
    ['CRDT', 'Dbtr'],
    ['DBIT', 'Cdtr'],
  ] as const)('%s without codes is a transfer if the account of the %s is named', (direction, role) => {
    const named = `<RltdPties><${role}Acct><Id><IBAN>${THEIRS}</IBAN></Id></${role}Acct></RltdPties>`
    expect(movementIn(direction, details(named))).toMatchObject({ kind: 'transfer', counterpartyIban: THEIRS })
  })
})

describe('the amounts of transactions', () => {
  const euro = (amount: string) => `<Amt Ccy="EUR">${amount}</Amt>`
  test.each([
    { what: 'of its own', inner: euro('0.02') },
    {
      what: 'of the transaction',
      inner: `<AmtDtls><TxAmt>${euro('0.02')}</TxAmt><InstdAmt>${euro('7')}</InstdAmt></AmtDtls>`,
    },
    { what: 'that was instructed', inner: `<AmtDtls><InstdAmt>${euro('0.02')}</InstdAmt></AmtDtls>` },
  ])('are $what, and the difference is the fee of the bank', ({ inner }) => {
    const charge = `<Chrgs><Rcrd>${euro('0.01')}</Rcrd></Chrgs>`
    const amounts = (written: string) => movementIn('CRDT', written).parts?.map(({ amount }) => amount)
    expect(amounts(details(inner + charge))).toEqual([2n, -1n])
    expect(amounts(charge + details(inner))).toEqual([2n, -1n])
  })

  test('in another currency are ignored', () => {
    const movement = movementIn('DBIT', details('<Amt Ccy="USD">7.00</Amt>'))
    expect(movement).toMatchObject({ amount: -1n })
    expect(movement).not.toHaveProperty('parts')
  })

  test('may differ from the entry by the charges of entry and transaction together', () => {
    const both = `<Chrgs><Amt Ccy="EUR">0.03</Amt></Chrgs>${details(`${euro('0.06')}<Chrgs><Amt Ccy="EUR">0.02</Amt></Chrgs>`)}`
    expect(movementIn('CRDT', both, '0.01', '02').parts).toMatchObject([{ amount: 6n }, { amount: -5n, kind: 'fee' }])
  })

  test.each([
    ['of the entry', '0.03', '0.01', -3n],
    ['of the transaction', '0.01', '0.03', -3n],
  ])('may differ from the entry by the charges %s only', (_, ofEntry, ofTransaction, difference) => {
    const charges = (cents: string) => `<Chrgs><Amt Ccy="EUR">${cents}</Amt></Chrgs>`
    const both = charges(ofEntry) + details(euro('0.06') + charges(ofTransaction))
    expect(movementIn('CRDT', both, '0.03', '02').parts).toMatchObject([{ amount: 6n }, { amount: difference }])
  })

  test('of charges count in euro, and refunded charges add to the entry', () => {
    const charges =
      '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">9</TtlChrgsAndTaxAmt><Rcrd><Amt Ccy="EUR">0.04</Amt><CdtDbtInd>CRDT</CdtDbtInd></Rcrd><Rcrd><Amt Ccy="USD">5</Amt></Rcrd><Rcrd/></Chrgs>'
    expect(movementIn('CRDT', charges + details(euro('0.01')), '0.05').parts).toMatchObject([
      { amount: 1n },
      { amount: 4n },
    ])
    const total = '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">0.04</TtlChrgsAndTaxAmt></Chrgs>'
    expect(movementIn('DBIT', total + details(euro('0.01')), '0.05').parts).toMatchObject([
      { amount: -1n },
      { amount: -4n },
    ])
  })

  test('have the sign given for each transaction', () => {
    const [paid, returned] = [
      `${euro('0.05')}<CdtDbtInd>DBIT</CdtDbtInd>`,
      `${euro('0.02')}<CdtDbtInd>CRDT</CdtDbtInd>`,
    ]
    const { parts } = movementIn('DBIT', codes('PMNT', 'ICDT') + details(paid, returned), '0.03')
    expect(parts).toMatchObject([
      { amount: -5n, kind: 'transfer' },
      { amount: 2n, kind: 'transfer' },
    ])
  })

  test('of zero are omitted, and a single remaining transaction becomes the entry', () => {
    const named = (cents: string, words: string) => `${euro(cents)}<RmtInf><Ustrd>${words}</Ustrd></RmtInf>`
    const alone = movementIn('CRDT', details(named('0.01', 'Una'), named('0.00', 'Nada')))
    expect(alone).toMatchObject({ amount: 1n, remittance: 'Una' })
    expect(alone).not.toHaveProperty('parts')
    const several = movementIn('CRDT', details(named('0', 'Nada'), named('0.01', 'Una'), named('0.02', 'Dos')), '0.03')
    expect(several.parts).toMatchObject([
      { amount: 1n, remittance: 'Una' },
      { amount: 2n, remittance: 'Dos' },
    ])
    const taken = '<Chrgs><Amt Ccy="EUR">0.02</Amt></Chrgs>'
    expect(movementIn('DBIT', taken + details(euro('0.00')), '0.02', '02')).toMatchObject({ amount: -2n, kind: 'fee' })
  })

  test('are optional for a single transaction', () => {
    expect(movementIn('DBIT', details('<RmtInf><Ustrd>Una</Ustrd></RmtInf>'))).toMatchObject({
      amount: -1n,
      remittance: 'Una',
    })
  })
})
