import { describe, expect, test } from 'vitest'
import { controlLetterOf, isControlLetterRight } from './identification.ts'

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
  ])(
    '$nationality $identificationDocumentType $identificationDocumentNumber is taken: $isRight',
    ({ nationality, identificationDocumentType, identificationDocumentNumber, isRight }) => {
      expect(isControlLetterRight({ nationality, identificationDocumentType, identificationDocumentNumber })).toBe(
        isRight,
      )
    },
  )
})
