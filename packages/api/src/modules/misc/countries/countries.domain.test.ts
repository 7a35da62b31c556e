import { COUNTRY_CODES } from '@cauce/contract'
import * as flags from 'country-flag-icons/string/3x2'
import { describe, expect, test } from 'vitest'
import { countriesIn } from './countries.domain.ts'

describe.each([
  ['es', 'España', 'Afganistán', 'Zimbabue'],
  ['en', 'Spain', 'Afghanistan', 'Zimbabwe'],
] as const)('countries in %s', (language, spain, second, last) => {
  const names = countriesIn(language).map(({ name }) => name)

  test('begin with Spain and go on by name', () => {
    expect(names.slice(0, 2)).toEqual([spain, second])
    expect(names.at(-1)).toBe(last)
  })

  test('all have a name', () => {
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(COUNTRY_CODES.length)
  })
})

test('accents do not send a country to the end', () => {
  const names = countriesIn('es').map(({ name }) => name)
  expect(names.indexOf('Åland')).toBe(-1)
  expect(names.indexOf('Islas Åland')).toBeLessThan(names.indexOf('Islas Caimán'))
  expect(names.indexOf('Áustria')).toBe(-1)
})

test('every country has a flag', () => {
  expect(COUNTRY_CODES.filter((alpha2) => !Object.hasOwn(flags, alpha2))).toEqual([])
})
