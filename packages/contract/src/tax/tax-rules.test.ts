import { describe, expect, test } from 'vitest'
import { mistakesOf } from '../testing/mistakes.ts'
import { TaxDetailBody } from './tax-details.ts'
import { WithholdingRateBody } from './withholding-rates.ts'
import { DeclarerBody, isSpanishPhone, tidySpanishPhone, tidyTaxNumber } from './declarers.ts'
import { isProvince, PROVINCES, provinceName } from './provinces.ts'

describe('a withholding rate', () => {
  const rate = { percentage: 19, validFrom: '2027-01-01', source: 'RIRPF 90' }
  test.each<{ scope: string; country?: string | null; mistakes: string[] }>([
    { scope: 'treaty', country: 'FR', mistakes: [] },
    { scope: 'treaty', country: null, mistakes: ['country required'] },
    { scope: 'resident', mistakes: [] },
    { scope: 'resident', country: 'FR', mistakes: ['country choice-invalid'] },
    { scope: 'nonResident', country: 'FR', mistakes: ['country choice-invalid'] },
  ])('of $scope with the country $country: $mistakes', ({ mistakes, ...scoped }) =>
    expect(mistakesOf(WithholdingRateBody, { ...rate, ...scoped })).toEqual(mistakes),
  )
})

describe('a tax detail', () => {
  const from = '2026-01-01'
  const address = { street: '7 rue des Tanneurs', city: 'Toulouse' }
  test.each<{ body: Record<string, unknown>; mistakes: string[] }>([
    { body: { kind: 'residence', country: 'ES' }, mistakes: [] },
    { body: { kind: 'residence', country: 'ES', province: '28' }, mistakes: [] },
    { body: { kind: 'residence', country: 'FR', ...address }, mistakes: [] },
    { body: { kind: 'residence', country: 'FR', ...address, region: null, postCode: '' }, mistakes: [] },
    { body: { kind: 'residence', country: 'FR' }, mistakes: ['street required', 'city required'] },
    { body: { kind: 'residence', country: 'FR', ...address, city: ' ' }, mistakes: ['city required'] },
    {
      body: { kind: 'residence', country: 'ES', ...address },
      mistakes: ['street choice-invalid', 'city choice-invalid'],
    },
    {
      body: { kind: 'certificate', country: 'FR', birthCountry: 'FR', validUntil: '2026-12-31' },
      mistakes: ['birthCountry choice-invalid'],
    },
    { body: { kind: 'residence', country: 'FR', ...address, province: '28' }, mistakes: ['province choice-invalid'] },
    { body: { kind: 'residence' }, mistakes: ['country required'] },
    {
      body: { kind: 'residence', country: 'ES', validUntil: '2026-12-31' },
      mistakes: ['validUntil choice-invalid'],
    },
    { body: { kind: 'certificate', country: 'FR', validUntil: from }, mistakes: [] },
    { body: { kind: 'certificate', country: 'FR' }, mistakes: ['validUntil required'] },
    {
      body: { kind: 'certificate', country: 'FR', validUntil: '2025-12-31' },
      mistakes: ['validUntil end-before-start'],
    },
    { body: { kind: 'certificate', validUntil: '2026-12-31' }, mistakes: ['country required'] },
    {
      body: { kind: 'certificate', country: 'ES', validUntil: '2026-12-31' },
      mistakes: ['country choice-invalid'],
    },
    { body: { kind: 'exemption' }, mistakes: [] },
    { body: { kind: 'exemption', validUntil: '2025-12-31' }, mistakes: ['validUntil end-before-start'] },
    { body: { kind: 'exemption', country: 'FR' }, mistakes: ['country choice-invalid'] },
  ])('$body: $mistakes', ({ body, mistakes }) =>
    expect(mistakesOf(TaxDetailBody, { validFrom: from, ...body })).toEqual(mistakes),
  )
})

test.each([
  ['b-1234567.4', 'B12345674'],
  [' B 1234 5674 ', 'B12345674'],
  ['12345678z', '12345678Z'],
])('the tax number %s is kept as %s', (typed, kept) => {
  expect(tidyTaxNumber(typed)).toBe(kept)
})

test.each([
  ['+34 915 550 143', '915550143', true],
  ['0034.915.550.143', '915550143', true],
  ['915-550-143', '915550143', true],
  ['+44 20 7946 0000', '+442079460000', false],
  ['91555014', '91555014', false],
])('the telephone %s is kept as %s, and has nine digits: %s', (typed, kept, isSpanish) => {
  expect(tidySpanishPhone(typed)).toBe(kept)
  expect(isSpanishPhone(kept)).toBe(isSpanish)
})

test.each([
  [{ phone: '+34 915 550 100' }, true],
  [{ phone: '55' }, false],
  [{ taxNumber: 'b-12.345.674' }, true],
  [{ taxNumber: 'B12345675' }, false],
])('the data of a declarer take %j: %s', (part, isTaken) => {
  const declarer = { taxNumber: 'B12345674', name: 'CAUCE SL', contact: 'SANZ AURORA', phone: '915550100' }
  expect(DeclarerBody.safeParse({ ...declarer, ...part }).success).toBe(isTaken)
})

test('only the codes from 01 to 52 are provinces', () => {
  const codes = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'))
  expect(PROVINCES.map(([code]) => code)).toEqual(codes)
  expect(['00', '53', '1', ''].filter(isProvince)).toEqual([])
})

test.each([
  ['28', 'Madrid'],
  ['51', 'Ceuta'],
  ['99', '99'],
])('%s is called %s', (code, name) => {
  expect(provinceName(code)).toBe(name)
})
