import { expect, test } from 'vitest'
import { isProvince, PROVINCES, provinceName } from './provinces.ts'

test('only the codes from 01 to 52 are provinces, each with a name of its own', () => {
  const codes = Array.from({ length: 52 }, (_, index) => String(index + 1).padStart(2, '0'))
  expect(PROVINCES.map(([code]) => code)).toEqual(codes)
  const names = PROVINCES.map(([, name]) => name)
  expect(names.filter((name) => !/^\p{Lu}[\p{L} ]+$/u.test(name))).toEqual([])
  expect(new Set(names).size).toBe(52)
  expect(codes.every(isProvince)).toBe(true)
  for (const code of ['00', '53', '1', '']) expect(isProvince(code), code).toBe(false)
})

test.each([
  ['28', 'Madrid'],
  ['51', 'Ceuta'],
  ['99', '99'],
])('%s is called %s', (code, name) => {
  expect(provinceName(code)).toBe(name)
})
