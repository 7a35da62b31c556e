import { PAYMENT_FORMATS, type PaymentFormat } from '@cauce/contract/company.ts'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { epcText, isInFile, paymentFileOf, type FilePayment, type PaymentFile } from './payment-file.domain.ts'

const PAYMENT: FilePayment = {
  endToEndId: 'CAU0193452B7A5C7C0E9D2A5B6C7D8E9F00',
  amount: 125_050n,
  beneficiary: 'Concepción Leal Baquero',
  iban: 'ES9121000418450200051332',
  bic: null,
  address: null,
  remittance: 'Retirada de su monedero',
}
const ABROAD: FilePayment = {
  ...PAYMENT,
  endToEndId: 'CAU0193452B7A5C7C0E9D2A5B6C7D8E9F01',
  beneficiary: 'Katharina Brändl',
  iban: 'CH9300762011623852957',
  bic: 'POFICHBEXXX',
  address: { street: 'Bahnhofstraße 1', postCode: '8001', town: 'Zürich', country: 'CH' },
}
const FILE: PaymentFile = {
  version: 'pain.001.001.09',
  messageId: 'CAU0193452B7A5C7C0E9D2A5B6C7D8E9FAA',
  createdAt: new Date('2026-11-20T08:02:03.456Z'),
  initiatorId: 'B12345674001',
  debtor: { name: 'Cauce Financiación Participativa, S. L.', iban: 'ES7921000813610123456789', bic: 'CAIXESBBXXX' },
  executionDay: '2026-11-23',
  payments: [PAYMENT, ABROAD],
}

/** Validates against what the ISO publishes (decision testing). */
async function faultsOf(version: PaymentFormat, files: readonly string[]): Promise<string[]> {
  const schema = readFileSync(new URL(`testing/iso-20022/${version}.xsd`, import.meta.url), 'utf8')
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }))
  const { errors } = await validateXML({ xml, schema })
  return errors.map(({ message }) => message)
}

/** EPC217-08 characters without spaces at the ends, in the lengths of EPC132-08. */
const isEpc = (text: string, length: number) =>
  text.length <= length && /^[\w/?:().,'+-]([\w/?:().,'+ -]*[\w/?:().,'+-])?$/.test(text) && !text.includes('_')
const LENGTHS = { Nm: 70, StrtNm: 70, PstCd: 16, TwnNm: 35, Ustrd: 140 }

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map((match) => match[1])

describe.each(PAYMENT_FORMATS)('a file in %s', (version) => {
  test('is valid with and without all optional fields', async () => {
    const full = paymentFileOf({ ...FILE, version })
    const bare = paymentFileOf({ ...FILE, version, initiatorId: undefined, payments: [PAYMENT] })
    expect(await faultsOf(version, [full, bare])).toEqual([])
  })

  test('is valid with any names and texts', async () => {
    const word = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }).map((text) => `x${text}y`)
    const amount = fc.bigInt(1n, 99_999_999_999n)
    const payment = fc.record({ amount, beneficiary: word, remittance: word, town: word, street: word, postCode: word })
    const files = fc.sample(fc.array(payment, { minLength: 1, maxLength: 5 }), 30).map((rows) => ({
      sum: rows.reduce((sum, row) => sum + row.amount, 0n),
      text: paymentFileOf({
        ...FILE,
        version,
        payments: rows.map(({ town, street, postCode, ...row }) => ({
          ...ABROAD,
          ...row,
          address: { town, street, postCode, country: 'CH' },
        })),
      }),
    }))
    for (const { text, sum } of files) {
      expect(text).toMatch(/^[\n\x20-\x7e]*$/)
      const cents = valuesOf(text, 'CtrlSum').map((value) => BigInt(value!.replace('.', '')))
      expect(cents).toEqual([sum, sum])
      for (const [name, length] of Object.entries(LENGTHS))
        expect(valuesOf(text, name).filter((value) => !isEpc(value!, length))).toEqual([])
    }
    expect(
      await faultsOf(
        version,
        files.map(({ text }) => text),
      ),
    ).toEqual([])
  }, 120_000)
})

test('a file states the count and exact sum of its payments twice', () => {
  const payments = [99_999_999_999n, 1n, 115n].map((amount) => ({ ...PAYMENT, amount }))
  const file = paymentFileOf({ ...FILE, payments })
  expect(valuesOf(file, 'NbOfTxs')).toEqual(['3', '3'])
  expect(valuesOf(file, 'CtrlSum')).toEqual(['1000000001.15', '1000000001.15'])
  expect(valuesOf(file, 'InstdAmt')).toEqual(['999999999.99', '0.01', '1.15'])
})

test('names, texts and addresses follow the EPC character set and lengths', () => {
  const beneficiary = `Peñas & Compañía <${'x'.repeat(100)}>`
  const file = paymentFileOf({
    ...FILE,
    payments: [{ ...ABROAD, beneficiary, remittance: ` a  b ${'c'.repeat(200)}` }],
  })
  expect(valuesOf(file, 'Nm').at(-1)).toBe(`Penas + Compania .${'x'.repeat(52)}`)
  expect(valuesOf(file, 'Ustrd')).toEqual([`a b ${'c'.repeat(136)}`])
  expect(valuesOf(file, 'StrtNm')).toEqual(['Bahnhofstrasse 1'])
  expect(valuesOf(file, 'TwnNm')).toEqual(['Zurich'])
})

test('each part of an address has its own maximum length', () => {
  const part = 'b'.repeat(100)
  const address = { street: part, postCode: part, town: part, country: 'CH' }
  const file = paymentFileOf({ ...FILE, payments: [{ ...ABROAD, address }] })
  const sizes = ['StrtNm', 'PstCd', 'TwnNm'].map((name) => valuesOf(file, name)[0]!.length)
  expect(sizes).toEqual([70, 16, 35])
})

test('only a payee with an account outside the European Economic Area gets an address', () => {
  const inside = paymentFileOf({ ...FILE, payments: [{ ...PAYMENT, address: ABROAD.address }] })
  expect(inside).not.toContain('PstlAdr')
  const outside = paymentFileOf({ ...FILE, payments: [{ ...ABROAD, address: { town: 'Zürich', country: 'CH' } }] })
  expect(outside).toContain('<PstlAdr><TwnNm>Zurich</TwnNm><Ctry>CH</Ctry></PstlAdr>')
})

test('the same payments produce the same bytes', () => {
  expect(paymentFileOf(FILE)).toBe(paymentFileOf(structuredClone(FILE)))
  expect(valuesOf(paymentFileOf(FILE), 'CreDtTm')).toEqual(['2026-11-20T08:02:03'])
})

test.each(PAYMENT_FORMATS)('a file of %s contains exactly the payments it was made from', (version) => {
  const content = paymentFileOf({ ...FILE, version })
  for (const payment of [PAYMENT, ABROAD]) expect(isInFile(content, version, payment)).toBe(true)
  for (const change of [
    { amount: 125_051n },
    { iban: 'ES7921000813610123456789' },
    { iban: null },
    { beneficiary: 'Concepcion Leal' },
    { beneficiary: null },
    { endToEndId: 'CAU1' },
    { remittance: 'Otra' },
  ])
    expect(isInFile(content, version, { ...PAYMENT, ...change })).toBe(false)
})

test('a text cut at a space ends with its last whole word', () => {
  expect(epcText('Obra de Levante y Poniente', 15)).toBe('Obra de Levante')
  expect(epcText('Obra de Levante y Poniente', 16)).toBe('Obra de Levante')
  expect(epcText('Obra de Levante y Poniente', 17)).toBe('Obra de Levante y')
})
