import { describe, expect, test } from 'vitest'
import { documentNumberOf, identityKeyOf, spanishTaxNumberOf, taxNumberOf } from './identification.ts'
import { CompanyTaxNumber } from './registration.ts'

const WRONG = undefined

describe('the number of a document', () => {
  test.each<[nationality: string, type: string, typed: string, number: string | undefined, why: string]>([
    ['ES', 'ID_CARD', '02741084J', '02741084J', 'as it is printed'],
    ['ES', 'ID_CARD', '2741084J', '02741084J', 'a spreadsheet drops the zero'],
    ['ES', 'ID_CARD', '002741084J', '02741084J', 'a form with nine digits adds one'],
    ['ES', 'ID_CARD', '15S', '00000015S', 'the low numbers of the royal family'],
    ['ES', 'ID_CARD', '02.741.084-J', '02741084J', 'with dots and a hyphen'],
    ['ES', 'ID_CARD', '02741084\u2011J', '02741084J', 'with a hyphen that does not break'],
    ['ES', 'ID_CARD', '\u200B02741084\u00A0J', '02741084J', 'copied from a page'],
    ['ES', 'ID_CARD', '02741084/J', '02741084J', 'with a slash'],
    ['ES', 'ID_CARD', 'D.N.I. nº 02,741,084-J.', '02741084J', 'with its label, and commas'],
    ['ES', 'ID_CARD', '"DNI02741084J"', '02741084J', 'with its label stuck to it, in quotes'],
    ['ES', 'ID_CARD', '０２７４１０８４Ｊ', '02741084J', 'in full width'],
    ['ES', 'ID_CARD', 'ES02741084J', '02741084J', 'with the prefix of an intra-community number'],
    ['ES', 'ID_CARD', '02741084', WRONG, 'without its letter'],
    ['ES', 'ID_CARD', '02741084A', WRONG, 'with a wrong letter'],
    ['ES', 'ID_CARD', '1234568A', WRONG, 'with a wrong letter and seven digits'],
    ['ES', 'ID_CARD', '2O345678V', WRONG, 'with the letter O for zero'],
    ['ES', 'ID_CARD', '123456789Z', WRONG, 'with a digit too many'],
    ['ES', 'ID_CARD', 'BAA123456', WRONG, 'the support number of the card'],
    ['ES', 'ID_CARD', 'X1234567L', 'X1234567L', 'a NIE kept after naturalisation'],
    ['ES', 'ID_CARD', 'L1234567L', 'L1234567L', 'a Spaniard abroad without a DNI'],
    ['ES', 'ID_CARD', 'L1234567A', WRONG, 'a Spaniard abroad, mistyped'],
    ['ES', 'DRIVERS_LICENSE', '2741084-J', '02741084J', 'the licence has the DNI'],
    ['ES', 'DRIVERS_LICENSE', '02741084A', WRONG, 'the licence has the DNI, mistyped'],
    ['ES', 'DRIVERS_LICENSE', 'MORGA753116SM9IJ', 'MORGA753116SM9IJ', 'a Spaniard with a British licence'],
    ['ES', 'PASSPORT', 'PAA-123456', 'PAA123456', 'passports by length alone'],
    ['FR', 'PASSPORT', '2741084J', '2741084J', 'no zero is added to a passport'],
    ['FR', 'PASSPORT', 'A-12', WRONG, 'too short'],
    ['FR', 'PASSPORT', 'A'.repeat(21), WRONG, 'too long'],
    ['NL', 'PASSPORT', 'NIE123456', 'NIE123456', 'a passport that begins like a label'],
    ['FR', 'PASSPORT', 'Pasaporte nº AAA 123456', 'AAA123456', 'with its label'],
    ['RU', 'PASSPORT', '75 №1234567', '75NO1234567', 'with the sign for number'],
    ['FR', 'PASSPORT', 'АВ123456', WRONG, 'letters of another alphabet that look alike'],
    ['PT', 'ID_CARD', '12345678A', '12345678A', 'the card of another country'],
    ['MA', 'RESIDENCE_PERMIT', 'x-1234567-l', 'X1234567L', 'NIE with hyphens'],
    ['MA', 'RESIDENCE_PERMIT', 'Y1234567X', 'Y1234567X', 'NIE of the second series'],
    ['MA', 'RESIDENCE_PERMIT', 'Z1234567R', 'Z1234567R', 'NIE of the third series'],
    ['MA', 'RESIDENCE_PERMIT', 'X-01234567-L', 'X1234567L', 'a NIE of before 2008 has eight digits'],
    ['MA', 'RESIDENCE_PERMIT', 'X123456G', WRONG, 'NIE without a zero, mistyped'],
    ['MA', 'RESIDENCE_PERMIT', 'X123456S', 'X0123456S', 'NIE without its zero'],
    ['MA', 'RESIDENCE_PERMIT', 'Y1234567L', WRONG, 'the letter of another series'],
    ['MA', 'RESIDENCE_PERMIT', 'X12345O7L', WRONG, 'with the letter O for zero'],
    ['MA', 'RESIDENCE_PERMIT', 'NIE X 1234567 A', WRONG, 'with its label and spaces, mistyped'],
    ['MA', 'RESIDENCE_PERMIT', 'NIEX1234567A', WRONG, 'with its label stuck to it, mistyped'],
    ['MA', 'RESIDENCE_PERMIT', 'NIE: X 1234567 L', 'X1234567L', 'with its label and spaces'],
    ['MA', 'RESIDENCE_PERMIT', 'X1234567', WRONG, 'NIE without its letter'],
    ['MA', 'RESIDENCE_PERMIT', 'E12345678', 'E12345678', 'a permit that has no NIE'],
  ])('%s %s %s is kept as %s: %s', (nationality, identificationDocumentType, typed, number) => {
    const identification = { nationality, identificationDocumentType, identificationDocumentNumber: typed }
    expect(documentNumberOf(identification)).toBe(number)
  })

  test.each([
    ['02741084J', '2741084J'],
    ['2741084J', '2741084J'],
    ['002741084-j', '2741084J'],
    ['X0123456S', 'X123456S'],
    ['ES02741084J', '2741084J'],
    ['0012345', '12345'],
    ['ESA012345', 'ESA012345'],
    ['PAA012345', 'PAA012345'],
  ])('%s is the person %s, whatever the document', (number, key) => {
    expect(identityKeyOf(number)).toBe(key)
  })
})

describe('a tax number', () => {
  test.each<[typed: string, number: string | undefined, why: string]>([
    ['B12345674', 'B12345674', 'a limited company'],
    ['b-12.345.674', 'B12345674', 'with marks'],
    ['C.I.F.: B-12345674', 'B12345674', 'with its label'],
    ['CIFESB12345674', 'B12345674', 'with label and prefix stuck to it'],
    ['DNI02741084A', WRONG, 'a label and a person, mistyped'],
    ['VAT DE 123 456 789', 'DE123456789', 'of Germany, with its label'],
    ['ESB12345674', 'B12345674', 'with the prefix of an intra-community number'],
    ['ES-B12345674', 'B12345674', 'with the prefix and a hyphen'],
    ['B12345678', WRONG, 'mistyped'],
    ['B1234567D', WRONG, 'a limited company with a letter'],
    ['A58818501', 'A58818501', 'a public limited company'],
    ['A0011012B', 'A0011012B', 'a company without residence, of before 2008'],
    ['NIF/CIF: B12345674', 'B12345674', 'with two labels'],
    ['Nº B12345674', 'B12345674', 'with the sign for number'],
    ['NIPC501234567', '501234567', 'of Portugal, with its label'],
    ['02741084-J / ES', '02741084J', 'a person, with the country behind it'],
    ['P1234567D', 'P1234567D', 'a town hall'],
    ['P12345674', WRONG, 'a town hall with a digit'],
    ['Q1234567D', 'Q1234567D', 'a public body'],
    ['N1234567D', 'N1234567D', 'a foreign entity'],
    ['W1234567D', 'W1234567D', 'the branch of a foreign company'],
    ['W12345674', WRONG, 'the branch of a foreign company with a digit'],
    ['G12345674', 'G12345674', 'an association with a digit'],
    ['G1234567D', 'G1234567D', 'an association with a letter'],
    ['U12345674', 'U12345674', 'a joint venture'],
    ['J12345674', 'J12345674', 'a civil company'],
    ['I12345674', 'I12345674', 'no kind of Spain, hence of another country'],
    ['2741084J', '02741084J', 'a person without the zero'],
    ['02741084A', WRONG, 'a person, mistyped'],
    ['K1234567L', 'K1234567L', 'a Spaniard under 14 without a DNI'],
    ['M1234567L', 'M1234567L', 'a foreigner without a NIE'],
    ['M1234567D', WRONG, 'a foreigner without a NIE, mistyped'],
    ['PT501234567', 'PT501234567', 'of Portugal'],
    ['CY10259033P', 'CY10259033P', 'of Cyprus'],
    ['10259033P', WRONG, 'of Cyprus without its prefix, which looks like a DNI'],
    ['02741084', WRONG, 'a person without the letter'],
    ['X1234567', WRONG, 'a foreigner without the letter'],
    ['B1234567', WRONG, 'a company without the control character'],
    ['PT12345', WRONG, 'too short'],
    ['', WRONG, 'nothing'],
  ])('%s is kept as %s: %s', (typed, number) => {
    expect(taxNumberOf(typed)).toBe(number)
  })

  test('of a company is no number of a person', () => {
    for (const number of ['02741084J', '2741084J', 'ES02741084J', 'X1234567L', 'K1234567L', 'M1234567L'])
      expect(CompanyTaxNumber.safeParse(number).error?.issues[0]?.message, number).toBe('tax-number-invalid')
    expect(CompanyTaxNumber.parse('ESB12345674')).toBe('B12345674')
  })

  test('of another country is no Spanish one', () => {
    expect(spanishTaxNumberOf('PT501234567')).toBeUndefined()
    expect(spanishTaxNumberOf('PAB123456')).toBeUndefined()
  })
})
