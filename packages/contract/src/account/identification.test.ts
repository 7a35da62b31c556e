import { describe, expect, test } from 'vitest'
import { controlLetterOf, isControlLetterRight } from './identification.ts'

describe('the control letter', () => {
  test.each([
    ['12345678', 'Z'],
    ['00000000', 'T'],
    ['X1234567', 'L'],
    ['Y1234567', 'X'],
    ['Z1234567', 'R'],
  ])('of %s is %s', (digits, letter) => {
    expect(controlLetterOf(digits)).toBe(letter)
  })
})

describe('a document number', () => {
  test.each([
    ['ES', 'ID_CARD', '12345678Z', true],
    ['ES', 'ID_CARD', '12345678A', false],
    ['ES', 'PASSPORT', '12345678A', true],
    ['PT', 'ID_CARD', '12345678A', true],
    ['ES', 'ID_CARD', 'AB1234567', true],
    ['ES', 'ID_CARD', null, true],
  ])('%s %s %s is taken: %s', (nationality, identificationDocumentType, identificationDocumentNumber, isRight) => {
    expect(isControlLetterRight({ nationality, identificationDocumentType, identificationDocumentNumber })).toBe(
      isRight,
    )
  })
})
