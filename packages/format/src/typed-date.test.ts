import { describe, expect, test } from 'vitest'
import { maskDate, maskMoment, parseTypedDate, parseTypedMoment } from './typed-date.ts'

/** Field content after each key. */
function type(keys: string, mask: (typed: string) => string): string {
  return [...keys].reduce((shown, key) => mask(key === '<' ? shown.slice(0, -1) : shown + key), '')
}

describe('a date field shows', () => {
  test.each([
    { keys: '23', shown: '23' },
    { keys: '230', shown: '23/0' },
    { keys: '23041988', shown: '23/04/1988' },
    { keys: '230419885', shown: '23/04/1988' },
    { keys: '1/4/1988', shown: '1/4/1988' },
    { keys: '1.4.1988', shown: '1/4/1988' },
    { keys: '1//4', shown: '1/4' },
    { keys: '230<<', shown: '23' },
    { keys: `23041988${'<'.repeat(10)}`, shown: '' },
    { keys: '23 de abril', shown: '23/de abril' },
    { keys: '2304o<1988', shown: '23/04/1988' },
  ])('$shown after $keys', ({ keys, shown }) => expect(type(keys, maskDate)).toBe(shown))

  test('a pasted wire date as a Spanish date', () => expect(maskDate(' 1988-04-23 ')).toBe('23/04/1988'))
  test('pasted words unchanged', () => expect(maskDate('23 de abril de 1988')).toBe('23 de abril de 1988'))
  test('an hour after its day', () => expect(type('2304202610305', maskMoment)).toBe('23/04/2026 10:30'))
  test('words after a day', () => expect(type('23042026 a las 9', maskMoment)).toBe('23/04/2026 a las 9'))
})

describe('a typed date', () => {
  test.each([
    { typed: '23/04/1988', date: '1988-04-23' },
    { typed: '1/4/1988', date: '1988-04-01' },
    { typed: ' 23-04-1988 ', date: '1988-04-23' },
    { typed: '\u200B23\u201104\u20111988\u202C', date: '1988-04-23' },
    { typed: '1990-02-31', date: undefined },
    { typed: '29/02/2028', date: '2028-02-29' },
    { typed: '29/02/2027', date: undefined },
    { typed: '04/23/1988', date: undefined },
    { typed: '23/04/88', date: undefined },
    { typed: '1988-04-23 00:00:00', date: '1988-04-23' },
    { typed: '1988-04-23T10:30:00Z', date: undefined },
    { typed: 'Sábado, 23 de abril de 1988', date: '1988-04-23' },
    { typed: '23-Apr-1988', date: '1988-04-23' },
    { typed: '23041988', date: '1988-04-23' },
    { typed: '1.º de mayo de 2026', date: '2026-05-01' },
    { typed: 'vie., 23 abr. 1988', date: '1988-04-23' },
    { typed: '23 de fevereiro de 1988', date: '1988-02-23' },
    { typed: '23/04/1988 0:00:00', date: '1988-04-23' },
    { typed: '1988-04-23T00:00:00+02:00', date: '1988-04-23' },
    { typed: '23/04/19885', date: undefined },
    { typed: '23/04/1988-24/04/1988', date: undefined },
    { typed: '1/2/2026 - 5/2/2026', date: undefined },
    { typed: '23 martes 2026', date: undefined },
    { typed: '31 de abril de 1988', date: undefined },
    { typed: '', date: undefined },
  ])('$typed is $date', ({ typed, date }) => expect(parseTypedDate(typed)).toBe(date))
})

test.each([
  { typed: '23/04/2026 9:05', moment: '2026-04-23T09:05' },
  { typed: '23/04/2026 24:00', moment: undefined },
  { typed: '23/04/2026 10:60', moment: undefined },
  { typed: '23/04/2026 10', moment: undefined },
  { typed: '23/04/2026 a las 10:30', moment: undefined },
])('a typed moment $typed is $moment', ({ typed, moment }) => expect(parseTypedMoment(typed)).toBe(moment))
