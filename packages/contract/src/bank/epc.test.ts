import { expect, test } from 'vitest'
import { epcQrText, isCreditorReference, mapToEpc } from './epc.ts'

test.each([
  ['RF69CAU000017', true],
  ['RF18539007547034', true],
  ['RF69CAU000071', false],
  ['rf69cau000017', false],
  ['RF69 CAU0 0001 7', false],
  ['RF69', false],
  ['RF69CAU00001700000000000000', false],
  ['ES9121000418450200051332', false],
])('%s is a creditor reference: %s', (text, expected) => {
  expect(isCreditorReference(text)).toBe(expected)
})

test.each([
  ['Cauce Financiación Participativa, S. L.', 'Cauce Financiacion Participativa, S. L.'],
  ['Peñas & Compañía', 'Penas + Compania'],
  ['Straße Ærø €5 «uno»', 'Strasse Aero EUR5 .uno.'],
  ['Patrick O’Connor', "Patrick O'Connor"],
  ['Yıldız Şimşek', 'Yildiz Simsek'],
  ['Þór Guðmundsson', 'Thor Gudmundsson'],
  ['Ευάγγελος Παπαδοπούλου', 'Evangelos Papadopoulou'],
  ['Николай Жеков', 'Nikolay Zhekov'],
  ["O'Neill (a/b) x:y? +1", "O'Neill (a/b) x:y? +1"],
  ['uno\ndos', 'uno.dos'],
])('%j is written %j in a payment', (text, expected) => {
  expect(mapToEpc(text)).toBe(expected)
})

test('the QR code of a transfer has the lines of EPC069-12, and no line break in a name', () => {
  const data = {
    beneficiary: `Cauce\nFinanciación ${'x'.repeat(80)}`,
    iban: 'ES9121000418450200051332',
    bic: 'CAUCESM1XXX',
    amount: 200_000n,
    reference: 'RF69CAU000017',
  }
  const lines = epcQrText(data).split('\n')
  expect(lines.toSpliced(5, 1)).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'CAUCESM1XXX',
    'ES9121000418450200051332',
    'EUR2000.00',
    '',
    'RF69CAU000017',
  ])
  expect(lines[5]).toHaveLength(70)
})
