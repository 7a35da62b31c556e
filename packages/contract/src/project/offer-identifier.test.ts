import { describe, expect, test } from 'vitest'
import { isLei, MAXIMUM_OFFER_NUMBER, offerIdentifierOf } from './offer-identifier.ts'

const LEI = '9598CAUCE00000000012'

describe('a legal entity identifier', () => {
  test.each([
    ['of the demonstration', LEI, true],
    ['of the Global Legal Entity Identifier Foundation', '506700GE1G29325QX363', true],
    ['of a bank', '5493006QMFDDMYWIAM13', true],
    ['with a wrong check digit', '506700GE1G29325QX364', false],
    ['with two letters exchanged', '506700EG1G29325QX363', false],
    ['in small letters', '506700ge1g29325qx363', false],
    ['that is too short', '506700GE1G29325QX36', false],
    ['that is too long', '506700GE1G29325QX3630', false],
    ['that ends with letters', '506700GE1G29325QX3AB', false],
    ['that is empty', '', false],
  ])('%s: %s is %s', (_what, code, isValid) => {
    expect(isLei(code)).toBe(isValid)
  })
})

test.each([
  [1, '00000001'],
  [57, '00000057'],
  [MAXIMUM_OFFER_NUMBER, '99999999'],
])('the identifier of offer %i ends with eight digits', (number, digits) => {
  expect(offerIdentifierOf(LEI, number)).toBe(`${LEI}${digits}`)
  expect(offerIdentifierOf(LEI, number)).toMatch(/^[A-Z0-9]{18}[0-9]{10}$/)
})

test.each([0, -1, 1.5, MAXIMUM_OFFER_NUMBER + 1, Number.NaN])('%s is not a valid offer number', (number) => {
  expect(() => offerIdentifierOf(LEI, number)).toThrow(RangeError)
})
