import { describe, expect, test } from 'vitest'
import { controlLetterOf, isControlLetterRight, isSpanishTaxNumber, isTaxNumberRight } from './identification.ts'

describe('the control letter', () => {
  test.each([
    { digits: '12345678', letter: 'Z' },
    { digits: '00000000', letter: 'T' },
    { digits: 'X1234567', letter: 'L' },
    { digits: 'Y1234567', letter: 'X' },
    { digits: 'Z1234567', letter: 'R' },
  ])('of $digits is $letter', ({ digits, letter }) => {
    expect(controlLetterOf(digits)).toBe(letter)
  })
})

describe('a document number', () => {
  test.each([
    {
      nationality: 'ES',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: '12345678Z',
      isRight: true,
    },
    {
      nationality: 'ES',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: '12345678A',
      isRight: false,
    },
    {
      nationality: 'ES',
      identificationDocumentType: 'PASSPORT',
      identificationDocumentNumber: '12345678A',
      isRight: true,
    },
    {
      nationality: 'PT',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: '12345678A',
      isRight: true,
    },
    {
      nationality: 'ES',
      identificationDocumentType: 'ID_CARD',
      identificationDocumentNumber: 'AB1234567',
      isRight: true,
    },
    { nationality: 'ES', identificationDocumentType: 'ID_CARD', identificationDocumentNumber: null, isRight: true },
    {
      nationality: 'MA',
      identificationDocumentType: 'RESIDENCE_PERMIT',
      identificationDocumentNumber: 'X1234567L',
      isRight: true,
    },
    {
      nationality: 'MA',
      identificationDocumentType: 'RESIDENCE_PERMIT',
      identificationDocumentNumber: 'X1234567M',
      isRight: false,
    },
    {
      nationality: 'MA',
      identificationDocumentType: 'PASSPORT',
      identificationDocumentNumber: 'X1234567M',
      isRight: true,
    },
    {
      nationality: 'MA',
      identificationDocumentType: 'RESIDENCE_PERMIT',
      identificationDocumentNumber: 'E12345678',
      isRight: true,
    },
  ])(
    '$nationality $identificationDocumentType $identificationDocumentNumber is taken: $isRight',
    ({ nationality, identificationDocumentType, identificationDocumentNumber, isRight }) => {
      expect(isControlLetterRight({ nationality, identificationDocumentType, identificationDocumentNumber })).toBe(
        isRight,
      )
    },
  )
})

describe('a tax number', () => {
  test.each([
    { taxNumber: 'B12345674', about: 'a limited company', isRight: true },
    { taxNumber: 'B12345678', about: 'a mistyped limited company', isRight: false },
    { taxNumber: 'ESB12345674', about: 'a company with the prefix of its country', isRight: true },
    { taxNumber: 'A58818501', about: 'a public limited company', isRight: true },
    { taxNumber: 'B1234567D', about: 'a limited company with a letter', isRight: false },
    { taxNumber: 'P1234567D', about: 'a town hall', isRight: true },
    { taxNumber: 'P12345674', about: 'a town hall with a digit', isRight: false },
    { taxNumber: 'G12345674', about: 'an association with a digit', isRight: true },
    { taxNumber: 'G1234567D', about: 'an association with a letter', isRight: true },
    { taxNumber: 'PT501234567', about: 'a Portuguese company', isRight: true },
    { taxNumber: 'DE123456789', about: 'a German company', isRight: true },
  ])('$taxNumber of $about is taken: $isRight', ({ taxNumber, isRight }) => {
    expect(isTaxNumberRight(taxNumber)).toBe(isRight)
  })
})

test.each([
  ['12345678Z', true],
  ['12345678A', false],
  ['X1234567L', true],
  ['X1234567A', false],
  ['B12345674', true],
  ['B12345670', false],
  ['PAB123456', false],
  ['', false],
])('%s is a Spanish tax number: %s', (taxNumber, isOne) => expect(isSpanishTaxNumber(taxNumber)).toBe(isOne))
