import { expect, test } from 'vitest'
import { isAccountFault } from './payments.lifecycle.ts'
import { BeneficiaryName, Bic } from './payee-fields.ts'

test.each([
  ['AC01', true],
  ['AC04', true],
  // Our own balance or a file error says nothing about the account.
  ['AM04', false],
  ['FF01', false],
  [null, false],
])('the reason %s is a fault of the account: %s', (code, expected) => {
  expect(isAccountFault(code)).toBe(expected)
})

test.each([
  ['CAUCESM1ABC', 'CAUCESM1ABC'],
  ['caucesm1', 'CAUCESM1'],
  [' CAUC ES M1 ABC ', 'CAUCESM1ABC'],
  ['BIC/SWIFT CAUCESM1', 'CAUCESM1'],
])('%o is the BIC %s', (typed, bic) => expect(Bic.parse(typed)).toBe(bic))

test.each(['', 'CAUCESM', 'CAUCESM1AB', 'CAUCESM1ABCD', '1AUCESM1', 'CAUCE5M1', 'ÑAUCESM1'])(
  '%o is not a BIC',
  (typed) => expect(Bic.safeParse(typed).error?.issues).toMatchObject([{ message: 'bic-invalid' }]),
)

test('a name that banks cannot write is refused, and one with accents is kept unchanged', () => {
  expect(BeneficiaryName.parse(' Peñas Ágiles, S. L. ')).toBe('Peñas Ágiles, S. L.')
  expect(BeneficiaryName.safeParse('  ').error?.issues[0]).toMatchObject({ message: 'required' })
  expect(BeneficiaryName.parse('Παπαδόπουλος Α. Ε.')).toBe('Παπαδόπουλος Α. Ε.')
  for (const name of ['建設会社', '建設 Ltd', 'محمد'])
    expect(BeneficiaryName.safeParse(name).error?.issues[0]).toMatchObject({ message: 'name-not-latin' })
  expect(BeneficiaryName.safeParse('a'.repeat(71)).success).toBe(false)
})
