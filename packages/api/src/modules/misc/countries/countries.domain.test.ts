import { COUNTRY_CODES } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { countriesIn } from './countries.domain.ts'

describe.each([
  { language: 'es', spain: 'España', second: 'Afganistán', last: 'Zimbabue' },
  { language: 'en', spain: 'Spain', second: 'Afghanistan', last: 'Zimbabwe' },
] as const)('countries in $language', ({ language, spain, second, last }) => {
  const names = countriesIn(language).map(({ name }) => name)

  test('begin with Spain, then follow by name', () => {
    expect(names.slice(0, 2)).toEqual([spain, second])
    expect(names.at(-1)).toBe(last)
  })

  test('all have a name', () => {
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([])
    expect(new Set(names).size).toBe(COUNTRY_CODES.length)
  })
})

test('accents do not move a country to the end', () => {
  const names = countriesIn('es').map(({ name }) => name)
  expect(names.indexOf('Åland')).toBe(-1)
  expect(names.indexOf('Islas Åland')).toBeLessThan(names.indexOf('Islas Caimán'))
  expect(names.indexOf('Áustria')).toBe(-1)
})
