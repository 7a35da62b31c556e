import { GUIDANCE_CAP_CENTS, RISK_MARKS } from '@cauce/contract'
import { expect, test } from 'vitest'
import { riskMarks, type CustomerFacts } from './risk-marks.domain.ts'

const calm: CustomerFacts = {
  isDisabled: false,
  isEmailConfirmed: true,
  isVerified: true,
  registeredNumber: '12345678Z',
  document: { number: '12345678-z', validUntil: '2026-11-20' },
  declinedCount: 0,
  refusedAccountCount: 0,
  sharedAccountCount: 0,
  returnedPaymentCount: 0,
  heldPayerCount: 0,
  failedLoginCount: 4,
  freeFailures: 4,
  invested: GUIDANCE_CAP_CENTS,
  today: '2026-11-20',
}

test('values at the limits give no mark', () => {
  expect(riskMarks(calm)).toEqual([])
})

test.each<{ mark: string; facts: Partial<CustomerFacts>; count?: number; since?: string }>([
  { mark: 'disabled', facts: { isDisabled: true } },
  { mark: 'emailUnconfirmed', facts: { isEmailConfirmed: false } },
  { mark: 'unverified', facts: { isVerified: false, document: null } },
  { mark: 'failedLogins', facts: { failedLoginCount: 5 }, count: 5 },
  { mark: 'payerDiffers', facts: { heldPayerCount: 1 }, count: 1 },
  { mark: 'documentDiffers', facts: { registeredNumber: '87654321X' } },
  { mark: 'documentExpired', facts: { today: '2026-11-21' }, since: '2026-11-20' },
  { mark: 'accountShared', facts: { sharedAccountCount: 2 }, count: 2 },
  { mark: 'paymentReturned', facts: { returnedPaymentCount: 3 }, count: 3 },
  { mark: 'accountRefused', facts: { refusedAccountCount: 1 }, count: 1 },
  { mark: 'identityDeclined', facts: { declinedCount: 2 }, count: 2 },
  { mark: 'aboveGuidance', facts: { invested: GUIDANCE_CAP_CENTS + 1n } },
])('$mark', ({ mark, facts, count = null, since = null }) => {
  expect(riskMarks({ ...calm, ...facts })).toEqual([{ mark, count, since }])
})

test('a document without an expiry date or number gives no mark', () => {
  const document = { number: 'X', validUntil: null }
  expect(riskMarks({ ...calm, document, registeredNumber: null })).toEqual([])
})

test('the gravest marks come first', () => {
  const marks = riskMarks({ ...calm, isVerified: false, isDisabled: true, declinedCount: 1 }).map(({ mark }) => mark)
  expect(marks).toEqual(RISK_MARKS.filter((mark) => marks.includes(mark)))
  expect(marks).toHaveLength(3)
})
