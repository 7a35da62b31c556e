import { describe, expect, test } from 'vitest'
import { bankIdOf, decideCancellation, decideEdit, isLessFee } from './payments.domain.ts'

const IBAN = 'ES9121000418450200051332'
const PAYEE = { beneficiary: 'Eva Sanz', iban: IBAN, bic: null, address: null }
const declined = (code: string, others = {}) => ({
  ok: false,
  refusal: expect.objectContaining({ code, ...others }) as unknown,
})

test('an id has at most 35 letters and digits, as banks require', () => {
  expect(bankIdOf('01890000-0000-7000-8000-00000000dead')).toBe('0189000000007000800000000000DEAD')
})

describe('an edit', () => {
  const payout = { ...PAYEE, kind: 'payout', state: 'queued', isOwnerClosed: false } as const

  test('changes at once what does not say whom it pays', () => {
    const stored = { ...payout, bic: 'CAIXESBBXXX', address: { town: 'Zürich', country: 'CH' } } as const
    const made = { ok: true, value: { made: { bic: null }, payee: null } }
    expect(decideEdit(stored, { bic: null, iban: undefined })).toEqual(made)
    expect(decideEdit(stored, { bic: null, iban: IBAN, beneficiary: 'Eva Sanz' })).toEqual(made)
  })

  test('proposes another payee, whole', () => {
    const iban = 'ES7921000813610123456789'
    const proposed = { ok: true, value: { made: { bic: null }, payee: { beneficiary: 'Eva Sanz', iban } } }
    expect(decideEdit(payout, { bic: null, iban })).toEqual(proposed)
    const nameless = { ...payout, beneficiary: null, iban: null }
    expect(decideEdit(nameless, { iban })).toEqual(declined('required', { path: 'beneficiary' }))
    expect(decideEdit(nameless, { beneficiary: 'Eva Sanz' })).toEqual(declined('required', { path: 'iban' }))
  })

  test('cannot change payee and account of a withdrawal unless its owner is gone', () => {
    const withdrawal = { ...payout, kind: 'withdrawal' } as const
    expect(decideEdit(withdrawal, { beneficiary: 'Otra' })).toEqual(declined('read-only', { path: 'beneficiary' }))
    expect(decideEdit(withdrawal, { iban: IBAN })).toEqual(declined('read-only', { path: 'iban' }))
    expect(decideEdit(withdrawal, { bic: 'POFICHBEXXX' })).toMatchObject({ value: { made: { bic: 'POFICHBEXXX' } } })
    const closed = { ...withdrawal, isOwnerClosed: true, iban: null }
    expect(decideEdit(closed, { iban: IBAN })).toMatchObject({
      value: { payee: { beneficiary: 'Eva Sanz', iban: IBAN } },
    })
    expect(decideEdit(closed, { beneficiary: 'Otra' })).toEqual(declined('read-only', { path: 'beneficiary' }))
    expect(decideEdit({ ...payout, kind: 'return_transfer' }, { iban: IBAN })).toMatchObject({ ok: true })
  })

  test('is refused once the payment is in a batch', () => {
    expect(decideEdit({ ...payout, state: 'batched' }, { bic: null })).toEqual(
      declined('state-forbids', { params: { state: 'batched' } }),
    )
  })
})

test('staff can cancel waiting payments, except their own and those that stay owed', () => {
  const payment = { state: 'batched', kind: 'withdrawal', userId: 'eva', isOwnerClosed: false } as const
  expect(decideCancellation(payment, 'ada')).toEqual({ ok: true, value: 'cancelled' })
  expect(decideCancellation(payment, 'eva')).toEqual(declined('own-money'))
  expect(decideCancellation({ ...payment, kind: 'payout' }, 'ada')).toEqual(declined('payout-stays-owed'))
  expect(decideCancellation({ ...payment, kind: 'tax' }, 'ada')).toEqual(declined('payout-stays-owed'))
  expect(decideCancellation({ ...payment, isOwnerClosed: true }, 'ada')).toEqual(declined('payout-stays-owed'))
  const sentBack = { ...payment, kind: 'return_transfer', isOwnerClosed: true } as const
  expect(decideCancellation(sentBack, 'ada')).toEqual({ ok: true, value: 'cancelled' })
  expect(decideCancellation({ ...payment, state: 'released' }, 'ada')).toEqual(
    declined('state-forbids', { params: { state: 'released' } }),
  )
})

test.each([
  { kind: 'return', came: 19_999n, isFee: true },
  { kind: 'return', came: 10_000n, isFee: true },
  { kind: 'return', came: 9_999n, isFee: false },
  { kind: 'return', came: 20_000n, isFee: false },
  { kind: 'return', came: 20_001n, isFee: false },
  { kind: 'transfer', came: 19_999n, isFee: false },
])('for a payment of 20000 cents, a $kind of $came is short only by a bank fee: $isFee', ({ kind, came, isFee }) => {
  expect(isLessFee({ amount: 20_000n }, { kind, amount: came })).toBe(isFee)
})
