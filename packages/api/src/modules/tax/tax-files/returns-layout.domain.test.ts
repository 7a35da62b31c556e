import fc from 'fast-check'
import { expect, test } from 'vitest'
import { model193 } from './model-193.domain.ts'
import { model296 } from './model-296.domain.ts'
import {
  declarerRecord,
  perceptionRecord,
  textOf,
  totalsOf,
  problemsOfDeclarer,
  readTotals,
  capitals,
  digits,
  fieldOf,
  RECORD_LENGTH,
  recordOf,
  taxNumberField,
  type Declarer,
  type Layout,
  type Perception,
} from './returns-layout.domain.ts'

const declarer: Declarer = {
  taxNumber: 'B12345674',
  name: 'Cauce Financiación Participativa, S. L.',
  phone: '915550101',
  contact: 'Núñez Peña, Íñigo',
  number: '1930000000017',
  replaces: null,
}
const perception: Perception = {
  userId: '01890000-0000-7000-8000-000000000001',
  kind: 'individual',
  taxNumber: '12345678Z',
  name: 'Muñoz Ávila María José',
  isClosed: false,
  province: '08',
  accrualYear: 2026,
  rate: 1900,
  interest: 123_456n,
  withheld: 23_457n,
  ...{ country: 'ES', accruedOn: null, reason: 'residentIndividual', birthday: null, abroad: null },
  ...{ foreignTaxNumber: null, borrowerTaxNumber: null },
}
const abroad: Perception = {
  ...{ ...perception, taxNumber: null, name: 'Conceição Gonçalves Inês', country: 'PT', province: null },
  ...{ accruedOn: '2026-06-05', reason: 'noCertificate', birthday: '1984-03-09' },
  abroad: {
    ...{ street: 'Rua das Flores 12, 3.º', city: 'Porto', region: null, postCode: '4050-262' },
    ...{ foreignTaxNumber: '245678901', birthCity: 'Évora', birthCountry: 'PT' },
  },
  ...{ foreignTaxNumber: '245678901', borrowerTaxNumber: 'B98765431' },
}
const lineOf = (layout: Layout, payee: Perception, sequence = 1, by: Pick<Declarer, 'taxNumber'> = declarer) =>
  perceptionRecord(layout, { year: 2026, declarer: by }, payee, sequence)

/** Unnamed positions are blank. */
function expectFields(record: string, fields: readonly (readonly [number, number, string])[]) {
  expect(record).toHaveLength(RECORD_LENGTH)
  const rest = [...record]
  for (const [first, last, text] of fields) {
    expect([first, last, fieldOf(record, first, last)]).toEqual([first, last, text])
    rest.fill(' ', first - 1, last)
  }
  expect(rest.join('').trim()).toBe('')
}

test('each field of the declarer record is at the position of the layout', () => {
  expectFields(declarerRecord(model193, 2026, declarer, { count: 12, base: 9_876_543n, withheld: 1_876_543n }), [
    [1, 1, '1'],
    [2, 4, '193'],
    [5, 8, '2026'],
    [9, 17, 'B12345674'],
    [18, 57, 'CAUCE FINANCIACION PARTICIPATIVA, S. L. '],
    [58, 58, 'T'],
    [59, 67, '915550101'],
    [68, 107, 'NUÑEZ PEÑA, IÑIGO'.padEnd(40)],
    [108, 120, '1930000000017'],
    [121, 122, '  '],
    [123, 135, '0000000000000'],
    [136, 144, '000000012'],
    [145, 159, '000000009876543'],
    [160, 174, '000000001876543'],
    [175, 189, '000000000000000'],
    [220, 234, '000000000000000'],
    [235, 235, 'S'],
    [488, 500, ' '.repeat(13)],
  ])
})

test('a return that replaces another as a whole names it', () => {
  const replacing = { ...declarer, replaces: '1930000000009' }
  const record = declarerRecord(model193, 2026, replacing, { count: 1, base: 1n, withheld: 0n })
  expect(fieldOf(record, 121, 135)).toBe(' S1930000000009')
})

test('each field of a payee record is at the position of the layout', () => {
  expectFields(lineOf(model193, perception, 7), [
    [1, 1, '2'],
    [2, 4, '193'],
    [5, 8, '2026'],
    [9, 17, 'B12345674'],
    [18, 26, '12345678Z'],
    [27, 35, ' '.repeat(9)],
    [36, 75, 'MUÑOZ AVILA MARIA JOSE'.padEnd(40)],
    [76, 76, ' '],
    [77, 78, '08'],
    [79, 91, ' '.repeat(13)],
    [92, 92, 'B'],
    [93, 94, '03'],
    [95, 117, ' '.repeat(23)],
    [118, 121, '2026'],
    [122, 122, '1'],
    [123, 135, '0000000123456'],
    [136, 138, '   '],
    [139, 151, '0000000000000'],
    [152, 164, '0000000123456'],
    [165, 168, '1900'],
    [169, 181, '0000000023457'],
    [182, 192, '00000000000'],
    [193, 207, ' '.repeat(15)],
    [208, 208, 'S'],
    [209, 248, ' '.repeat(40)],
    [249, 313, '0'.repeat(65)],
    [314, 314, '0'],
    [315, 321, '0000007'],
    [322, 330, ' '.repeat(9)],
    [331, 338, '00000000'],
    [339, 500, ' '.repeat(162)],
  ])
})

test('unknown fields are blank or zero, and the record keeps its length', () => {
  const nothing = { taxNumber: null, name: null, phone: null, contact: null, number: null, replaces: null }
  const first = declarerRecord(model193, 2026, nothing, { count: 0, base: 0n, withheld: 0n })
  expect([
    fieldOf(first, 9, 17),
    fieldOf(first, 18, 57).trim(),
    fieldOf(first, 59, 67),
    fieldOf(first, 108, 120),
  ]).toEqual([' '.repeat(9), '', '000000000', '0000000000000'])
  const line = lineOf(model193, { ...perception, taxNumber: null, name: null, province: null }, 1, nothing)
  expect([fieldOf(line, 18, 26), fieldOf(line, 36, 75).trim(), fieldOf(line, 77, 78)]).toEqual([
    ' '.repeat(9),
    '',
    '  ',
  ])
  expect([first.length, line.length]).toEqual([500, 500])
})

test('values longer than their field are shortened to the significant part', () => {
  const wordy = { ...declarer, taxNumber: 'ESB12345674', phone: '+34 915 55 01 01', number: '193 0000000017-25' }
  const first = declarerRecord(model193, 2026, wordy, { count: 0, base: 0n, withheld: 0n })
  expect([fieldOf(first, 9, 17), fieldOf(first, 59, 67), fieldOf(first, 108, 120)]).toEqual([
    'B12345674',
    '915550101',
    '1930000000017',
  ])
  const line = lineOf(model193, { ...perception, province: '081' })
  expect(fieldOf(line, 77, 78)).toBe('08')
})

test('form 296 states each payment: day, exemption, borrower, address and birth', () => {
  expectFields(declarerRecord(model296, 2026, declarer, { count: 12, base: 9_876_543n, withheld: 1_876_543n }), [
    [1, 17, '12962026B12345674'],
    [18, 57, 'CAUCE FINANCIACION PARTICIPATIVA, S. L. '],
    [58, 67, 'T915550101'],
    [68, 107, 'NUÑEZ PEÑA, IÑIGO'.padEnd(40)],
    [108, 120, '1930000000017'],
    [123, 144, `${'0'.repeat(13)}000000012`],
    [145, 159, ' 00000009876543'],
    [160, 174, '000000001876543'],
    [175, 189, '000000001876543'],
  ])
  expectFields(lineOf(model296, abroad), [
    [1, 17, '22962026B12345674'],
    [18, 35, ' '.repeat(18)],
    [36, 36, 'F'],
    [37, 76, 'CONCEIÇAO GONÇALVES INES'.padEnd(40)],
    [91, 98, '05062026'],
    [99, 103, 'D0201'],
    [104, 116, ' 000000123456'],
    [117, 120, '1900'],
    [121, 133, '0000000023457'],
    [134, 148, ' 1B98765431   1'],
    [171, 226, '0'.repeat(56)],
    [227, 316, 'RUA DAS FLORES 12, 3.O'.padEnd(90)],
    [317, 346, 'PORTO'.padEnd(30)],
    [377, 388, '4050-262  PT'],
    [433, 452, '245678901'.padEnd(20)],
    [453, 460, '09031984'],
    [461, 497, `${'EVORA'.padEnd(35)}PT`],
    [498, 499, 'PT'],
  ])
})

test('form 296 of a company, and of who is known by nothing, keeps its positions', () => {
  const company = lineOf(model296, { ...abroad, kind: 'company', accrualYear: 2025 })
  expect([fieldOf(company, 36, 36), fieldOf(company, 171, 174), fieldOf(company, 453, 497)]).toEqual([
    ...['J', '2025', `00000000${' '.repeat(37)}`],
  ])
  const long = { ...abroad.abroad!, street: 'Avenida da Liberdade '.repeat(5).slice(0, 90) }
  const nobody = {
    ...abroad,
    name: null,
    birthday: null,
    abroad: null,
    foreignTaxNumber: null,
    borrowerTaxNumber: null,
  }
  for (const payee of [nobody, { ...abroad, abroad: long }]) expect(lineOf(model296, payee)).toHaveLength(500)
  expect(fieldOf(lineOf(model296, nobody), 135, 148)).toBe(`0${' '.repeat(12)}1`)
})

test.each([
  { reason: 'noCertificate', rate: 1900, key: '01' },
  { reason: 'nonResident', rate: 1900, key: '01' },
  // The residence was known later: what was withheld stays.
  { reason: 'residentIndividual', rate: 1900, key: '01' },
  { reason: 'treaty', rate: 700, key: '02' },
  { reason: 'unionResident', rate: 0, key: '03' },
  { reason: 'economicAreaResident', rate: 0, key: '03' },
  { reason: 'treaty', rate: 0, key: '04' },
] as const)('$reason at $rate has the subkey $key of form 296', ({ reason, rate, key }) =>
  expect(fieldOf(lineOf(model296, { ...abroad, reason, rate }), 102, 103)).toBe(key),
)

const place = abroad.abroad!
test.each<[Partial<Perception>, string[]]>([
  [{}, []],
  [{ taxNumber: '12345678A' }, ['tax-number-wrong']],
  [{ name: 'Wang 王伟' }, ['name-missing']],
  [{ abroad: null }, ['address-missing', 'birth-missing']],
  [{ abroad: { ...place, city: '北京' } }, ['address-missing']],
  [{ abroad: { ...place, birthCity: null } }, ['birth-missing']],
  [{ abroad: { ...place, birthCountry: null } }, ['birth-missing']],
  [{ birthday: null }, ['birth-missing']],
  [{ kind: 'company', birthday: null, abroad: { ...place, birthCity: null, birthCountry: null } }, []],
  [{ abroad: { ...place, region: null, postCode: null, foreignTaxNumber: null } }, []],
])('a non-resident with %j has the problems %j', (change, problems) =>
  expect(model296.problemsOf({ ...abroad, ...change })).toEqual(problems),
)

test('totals are read from complete fields', () => {
  const record = '1'.repeat(RECORD_LENGTH)
  expect(readTotals(model193, [`${record}\r\n`, `${record}\r\n`])).toEqual({
    stated: { count: 111_111_111, base: 111_111_111_111_111n, withheld: 111_111_111_111_111n },
    lines: { count: 1, base: 1_111_111_111_111n, withheld: 1_111_111_111_111n },
  })
})

test('texts are capitals without accents in characters of ISO-8859-1, tax numbers and figures are aligned to the right', () => {
  expect(capitals('ç, ñandú · «Łódź»', 20)).toBe('Ç, ÑANDU LODZ       ')
  expect(capitals('Sørensen Łukasz', 15)).toBe('SORENSEN LUKASZ')
  expect(capitals('O’Connor Þór', 13)).toBe("O'CONNOR THOR")
  expect(capitals('n\u0303andu\u0301 Παπαδοπούλου Жеков', 26)).toBe('ÑANDU PAPADOPOULOU ZHEKOV ')
  expect(capitals('x'.repeat(50), 40)).toBe('X'.repeat(40))
  expect(taxNumberField('1234567L')).toBe('01234567L')
  expect(digits(7n, 4)).toBe('0007')
  expect(() => digits(12_345n, 4)).toThrow(RangeError)
  expect(() => digits(-1n, 4)).toThrow(RangeError)
})

test('refuses a field that does not fit its positions or overlaps another', () => {
  expect(() => recordOf([[1, 3, 'ab']])).toThrow('1-3')
  expect(() =>
    recordOf([
      [1, 3, 'abc'],
      [3, 3, 'x'],
    ]),
  ).toThrow('3 is taken twice')
})

test.each([
  [{}, []],
  [{ taxNumber: null }, ['tax-number-missing']],
  [{ taxNumber: '12345678A' }, ['tax-number-wrong']],
  [{ name: null }, ['name-missing']],
  [{ name: ' ' }, ['name-missing']],
  [{ name: 'Wang 王伟' }, ['name-missing']],
  [{ province: null }, ['province-missing']],
  [{ province: '00' }, ['province-wrong']],
  [{ province: '53' }, ['province-wrong']],
  [{ province: '52' }, []],
  [{ province: '8' }, ['province-wrong']],
  [{ taxNumber: null, name: null, province: null }, ['tax-number-missing', 'name-missing', 'province-missing']],
] as const)('a payee with %j has the problems %j', (change, problems) =>
  expect(model193.problemsOf({ ...perception, ...change })).toEqual(problems),
)

test.each([
  [{}, []],
  [{ taxNumber: null }, ['tax-number-missing']],
  [{ taxNumber: 'B12345670' }, ['tax-number-wrong']],
  [{ name: '' }, ['name-missing']],
  [{ phone: '91555010' }, ['phone-wrong']],
  [{ phone: null }, ['phone-wrong']],
  [{ contact: null }, ['contact-missing']],
  [{ contact: '·' }, ['contact-missing']],
  [{ number: '1920000000017' }, ['number-wrong']],
  [{ number: '2960000000017' }, ['number-wrong']],
  [{ number: null }, ['number-wrong']],
] as const)('a declarer with %j has the problems %j', (change, problems) =>
  expect(problemsOfDeclarer('193', { ...declarer, ...change })).toEqual(problems),
)

test('payments are grouped into a line per person, accrual year and rate, ordered by name', () => {
  const other = { ...perception, userId: '01890000-0000-7000-8000-000000000002', name: 'Abad Sol' }
  const lines = model193.perceptionsOf([
    perception,
    { ...perception, interest: 44n, withheld: 3n },
    { ...perception, accrualYear: 2025 },
    { ...perception, rate: 0, withheld: 0n },
    other,
  ])
  expect(
    lines.map(({ name, accrualYear, rate, interest, withheld }) => [name, accrualYear, rate, interest, withheld]),
  ).toEqual([
    ['Abad Sol', 2026, 1900, 123_456n, 23_457n],
    [perception.name, 2025, 1900, 123_456n, 23_457n],
    [perception.name, 2026, 0, 123_456n, 0n],
    [perception.name, 2026, 1900, 123_500n, 23_460n],
  ])
})

test('people of the same name have separate lines', () => {
  const [earlier, later] = ['a', 'b'].map((userId, index) => ({ ...perception, userId, accrualYear: 2026 - index }))
  expect(model193.perceptionsOf([later!, earlier!]).map(({ userId }) => userId)).toEqual(['a', 'b'])
})

const amounts = fc.bigInt({ min: 0n, max: 99_999_999_999n })
const payments = fc.array(
  fc.record({
    userId: fc.constantFrom('a', 'b', 'c'),
    accrualYear: fc.constantFrom(2025, 2026),
    rate: fc.constantFrom(0, 700, 1900),
    name: fc.option(fc.string({ unit: 'binary', maxLength: 60 })),
    interest: amounts,
    withheld: amounts,
    accruedOn: fc.constantFrom('2026-03-05', '2026-06-05'),
    country: fc.constantFrom('PT', 'DE'),
  }),
  { maxLength: 30 },
)

test.each([model193, model296])(
  'for any payments to form $form the sums are exact, lines add up to the totals, and every record has 500 bytes',
  (layout) => {
    fc.assert(
      fc.property(payments, (paid) => {
        const all = paid.map((payment) => ({ ...perception, ...payment }))
        const lines = layout.perceptionsOf(all)
        const records = textOf(lines.map((line, index) => lineOf(layout, line, index + 1)))
        const pieces = [textOf([declarerRecord(layout, 2026, declarer, totalsOf(lines))]), records]
        const { stated, lines: read } = readTotals(layout, pieces)
        expect(read).toEqual(stated)
        expect(stated).toEqual({ ...totalsOf(all), count: lines.length })
        const bytes = Buffer.from(pieces.join(''), 'latin1')
        expect(bytes.length).toBe((lines.length + 1) * 502)
        expect(bytes.toString('latin1')).toBe(pieces.join(''))
      }),
    )
  },
)
