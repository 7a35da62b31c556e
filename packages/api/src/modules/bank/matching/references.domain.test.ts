import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { REFERENCES, referencesIn, referencesOf } from './references.domain.ts'

const [ANA, BEA, MILLIONTH] = ['RF69CAU000017', 'RF15CAU000019', 'RF20CAU1000012']

describe('creditor references in the texts of a movement', () => {
  it.each<{ title: string; texts: (string | null)[]; found: string[] }>([
    { title: 'in the structured field', texts: [ANA], found: [ANA] },
    { title: 'in lower case', texts: ['rf69cau000017'], found: [ANA] },
    { title: 'in groups of four', texts: ['RF69 CAU0 0001 7'], found: [ANA] },
    { title: 'in several lines', texts: ['Ingreso RF69\nCAU00\r\n0017 gracias'], found: [ANA] },
    { title: 'with signs between', texts: ['RF-69/CAU.000017'], found: [ANA] },
    { title: 'glued to other text', texts: ['refRF69CAU000017ana'], found: [ANA] },
    { title: 'with the letter O for zero', texts: ['RF69CAUOOOO17'], found: [ANA] },
    { title: 'with the letter O in the check digits', texts: ['RF2OCAU1OOOO12'], found: [MILLIONTH] },
    { title: 'twice in one text', texts: ['RF69CAU000017 / RF69CAU000017'], found: [ANA] },
    { title: 'once in the field and once in the text', texts: [ANA, 'pago rf69 cau000017'], found: [ANA] },
    { title: 'of two wallets', texts: ['RF69CAU000017RF15CAU000019'], found: [ANA, BEA] },
    {
      title: 'with the letters of another time',
      texts: ['RF53RIB000017 RF69CAU000017'],
      found: ['RF53RIB000017', ANA],
    },
    { title: 'before a year', texts: ['RF69CAU000017 2026'], found: [ANA] },
    { title: 'of more than six digits', texts: ['RF20 CAU1 0000 12'], found: [MILLIONTH] },
    { title: 'with a wrong check digit', texts: ['RF68CAU000017'], found: [] },
    { title: 'with two digits that changed places', texts: ['RF69CAU000071'], found: [] },
    { title: 'of another creditor', texts: ['RF18539007547034'], found: [] },
    { title: 'that is cut off', texts: ['RF69CAU00001'], found: [] },
    { title: 'absent from all texts', texts: [null, ''], found: [] },
  ])('$title', ({ texts, found }) => {
    expect(referencesIn(texts)).toEqual(found)
  })
  it.each(REFERENCES)('are found in the %s of a line', (name) => {
    const line = { reference: null, remittance: '', endToEndId: null, bankReference: null, [name]: ANA }
    expect(referencesOf(line)).toEqual([ANA])
  })
  it('are found at any position and in any spelling', () => {
    const noise = fc.stringMatching(/^[a-z .,/-]{0,20}$/)
    const separators = fc.array(fc.constantFrom('', ' ', '.', '-', '\n'), {
      minLength: ANA.length,
      maxLength: ANA.length,
    })
    fc.assert(
      fc.property(noise, separators, noise, fc.boolean(), fc.boolean(), (before, between, after, isLower, hasO) => {
        const digits = hasO ? ANA.replaceAll('0', 'O') : ANA
        const written = [...digits].map((character, index) => character + between[index]).join('')
        expect(referencesIn([`${before}${isLower ? written.toLowerCase() : written}${after}`])).toEqual([ANA])
      }),
    )
  })
  it('are not found with any single wrong digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(2, 3, 7, 8, 9, 10, 11, 12), fc.integer({ min: 1, max: 9 }), (place, step) => {
        const digit = (Number(ANA[place]) + step) % 10
        expect(referencesIn([ANA.slice(0, place) + digit + ANA.slice(place + 1)])).toEqual([])
      }),
    )
  })
})
