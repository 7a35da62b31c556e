import { expect, test } from 'vitest'
import { changed, STATEMENT, TODAY } from './testing/camt.ts'
import { readStatementFile } from './testing/read-statement-file.ts'

function movements(...changes: readonly (readonly [from: string | RegExp, to: string])[]) {
  const text = changes.reduce((before, [from, to]) => changed(before, from, to), STATEMENT)
  const { statements, refusal } = readStatementFile(Buffer.from(text), TODAY)
  expect(refusal).toBeUndefined()
  return statements!.flatMap((statement) => statement.movements)
}

test.each(['NOTPROVIDED', 'NotProvided', 'NOT PROVIDED', 'NONREF', 'NOREF'])(
  '%s means that there is no reference of any kind',
  (none) => {
    const [transfer, batch] = movements(['NOTPROVIDED', none], ['BANK-1', none], ['LOTE-7', none])
    expect(transfer).not.toHaveProperty('endToEndId')
    expect(transfer).not.toHaveProperty('bankReference')
    expect(batch).not.toHaveProperty('batchReference')
  },
)

test('the bank reference may be in the transaction only', () => {
  const [transfer] = movements(
    ['<AcctSvcrRef>BANK-1</AcctSvcrRef>', ''],
    ['<Refs><EndToEndId>NOTPROVIDED', '<Refs><AcctSvcrRef>BANK-2</AcctSvcrRef><EndToEndId>E2E-1'],
  )
  expect(transfer).toMatchObject({ bankReference: 'BANK-2', endToEndId: 'E2E-1' })
})

test.each([
  { what: 'the batch by its message', to: '<MsgId>MENSAJE</MsgId>', one: '', two: '', reference: 'MENSAJE' },
  { what: 'the batch before its transactions', to: '<PmtInfId>LOTE</PmtInfId>', one: 'X', two: 'X', reference: 'LOTE' },
  { what: 'all transactions', to: '', one: 'X', two: 'X', reference: 'X' },
  { what: 'one of the transactions', to: '', one: 'X', two: '', reference: 'X' },
  { what: 'transactions that differ', to: '', one: 'X', two: 'Y', reference: undefined },
  { what: 'nothing', to: '', one: '', two: '', reference: undefined },
])('the reference of a batch named by $what is $reference', ({ to, one, two, reference }) => {
  const [, batch] = movements(
    ['<PmtInfId>LOTE-7</PmtInfId>', to],
    ['<Refs><EndToEndId>A1', `<Refs><PmtInfId>${one}</PmtInfId><EndToEndId>A1`],
    ['<Refs><EndToEndId>A2', `<Refs><PmtInfId>${two}</PmtInfId><EndToEndId>A2`],
  )
  expect(batch!.batchReference).toBe(reference)
})

test('a reason in the words of the bank is the reason of a return', () => {
  const returned = '</RmtInf><RtrInf><Rsn><Prtry>CUENTA CERRADA</Prtry></Rsn></RtrInf>'
  expect(movements(['</RmtInf>', returned])[0]).toMatchObject({ kind: 'return', returnReason: 'CUENTA CERRADA' })
})

const DEBTOR = /<Dbtr><Pty>.*<\/Pty><\/Dbtr>/
test.each([
  { what: 'names nobody', from: DEBTOR, to: '<Dbtr><Pty><Nm> </Nm></Pty></Dbtr>', name: 'Otra persona' },
  { what: 'is missing', from: DEBTOR, to: '', name: 'Otra persona' },
  { what: 'has a name in two lines', from: /Joaqu.*z(?=<)/, to: 'Ana\n  Ruiz', name: 'Ana Ruiz' },
])('names the ultimate debtor if the debtor $what', ({ from, to, name }) => {
  expect(movements([from, to])[0]!.counterpartyName).toBe(name)
})

test('names nobody if the bank names nobody', () => {
  const [transfer] = movements([DEBTOR, ''], [/<UltmtDbtr>.*<\/UltmtDbtr>/, '<UltmtDbtr><Pty><Nm/></Pty></UltmtDbtr>'])
  expect(transfer).not.toHaveProperty('counterpartyName')
})

test('reads the account of the other side from another number if it is an IBAN', () => {
  const [transfer] = movements([/<IBAN>es79[ \d]+<\/IBAN>/, '<Othr><Id>ES7921000813610123456789</Id></Othr>'])
  expect(transfer!.counterpartyIban).toBe('ES7921000813610123456789')
})

test('a transfer between our own accounts names the account of its sender', () => {
  const [transfer] = movements(['es79 2100 0813 6101 2345 6789', 'ES9121000418450200051332'])
  expect(transfer).toMatchObject({ counterpartyName: 'Joaquín Ru&z', counterpartyIban: 'ES9121000418450200051332' })
})

test('structured texts follow free ones, and an empty reference is ignored', () => {
  const more = '</Strd><Strd><CdtrRefInf><Ref/></CdtrRefInf><AddtlRmtInf>Sexta</AddtlRmtInf></Strd>'
  expect(movements(['</Strd>', more])[0]).toMatchObject({
    remittance: 'Aportación para <invertir> Sexta',
    reference: 'RF69CAU000017',
  })
})

test('elements that are not remittance text add nothing', () => {
  const more = '<RmtInf><Otro>1</Otro><Strd><Otro>2</Otro></Strd>'
  expect(movements(['<RmtInf>', more])[0]!.remittance).toBe('Aportación para <invertir>')
})

const free = '<RmtInf><Ustrd>Para invertir</Ustrd></RmtInf>'
test.each([
  ['<AddtlTxInf>Del movimiento</AddtlTxInf>', 'Del movimiento Del apunte'],
  ['<RtrInf><AddtlInf>Cuenta cancelada</AddtlInf></RtrInf>', 'Cuenta cancelada Del apunte'],
  ['', 'Del apunte'],
  [`${free}<AddtlTxInf>RF69CAU000017</AddtlTxInf>`, 'Para invertir RF69CAU000017 Del apunte'],
  [`${free}<AddtlTxInf>invertir</AddtlTxInf>`, 'Para invertir Del apunte'],
  [`${free}<AddtlTxInf>Pago Para invertir</AddtlTxInf>`, 'Pago Para invertir Del apunte'],
  [
    free.replace('</RmtInf>', '<Strd><RfrdDocInf><Nb>RF69CAU000017</Nb></RfrdDocInf></Strd></RmtInf>'),
    'Para invertir RF69CAU000017 Del apunte',
  ],
])('%s and the text of its entry say %s', (information, remittance) => {
  const [transfer] = movements(
    [/<RmtInf>.*<\/RmtInf>/, information],
    ['</NtryDtls>', '</NtryDtls><AddtlNtryInf>Del apunte</AddtlNtryInf>'],
  )
  expect(transfer!.remittance).toBe(remittance)
})
