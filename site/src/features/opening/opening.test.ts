import { expect, test } from 'vitest'
import { openingOf, type OpeningFacts } from './opening.ts'

const begun: OpeningFacts = {
  hasPasskey: false,
  isEmailConfirmed: false,
  verificationStatus: 'NotVerified',
  isDeclarationOwed: true,
  taxResidences: [],
  bankAccounts: [],
  hasDeposited: false,
  isProtected: true,
  isTestAnswered: false,
  hasSimulated: false,
}

test.each<[after: string, change: Partial<OpeningFacts>, missing: number, next: string]>([
  ['registering', {}, 6, 'email'],
  ['confirming the e-mail', { isEmailConfirmed: true }, 5, 'identity'],
  ['sending the identity', { isEmailConfirmed: true, verificationStatus: 'Completed' }, 4, 'declaration'],
  ['an identity that was declined', { isEmailConfirmed: true, verificationStatus: 'Declined' }, 5, 'identity'],
  [
    'adding an account, which waits',
    {
      ...{ isEmailConfirmed: true, verificationStatus: 'Approved', isDeclarationOwed: false },
      ...{ taxResidences: ['pending'], bankAccounts: ['error', 'pending'] },
    },
    1,
    'deposit',
  ],
])('after %s steps are missing', (_after, change, missing, next) => {
  const opening = openingOf({ ...begun, ...change })
  expect([opening.missing, opening.next?.name, opening.isFinished]).toEqual([missing, next, false])
})

test('only a protected investor has the steps test and simulation', () => {
  const names = (isProtected: boolean) => openingOf({ ...begun, isProtected }).steps.map(({ name }) => name)
  expect(names(true).slice(-2)).toEqual(['knowledge', 'simulation'])
  expect(names(false).at(-1)).toBe('deposit')
})

test('passkey, tax residence, test and simulation do not keep an account from being finished, an account that waits does', () => {
  const whole = {
    isEmailConfirmed: true,
    verificationStatus: 'Approved',
    isDeclarationOwed: false,
    hasDeposited: true,
  } as const
  expect(openingOf({ ...begun, ...whole, bankAccounts: ['valid'] })).toMatchObject({ missing: 1, isFinished: true })
  expect(openingOf({ ...begun, ...whole, bankAccounts: ['pending'] })).toMatchObject({ missing: 1, isFinished: false })
})
