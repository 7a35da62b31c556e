import { describe, expect, test } from 'vitest'
import { readLossForm, type LossForm } from './loss-inputs.ts'

const form = (part: Partial<LossForm>): LossForm => ({ amounts: {}, permanence: '', date: '31/12/2025', ...part })
const read = (part: Partial<LossForm>) => readLossForm(form(part), '2026-11-22')

test('an empty calculator has no error and cannot be sent', () => {
  expect(read({})).toMatchObject({ mistakes: [], isEmpty: true, referenceDate: '2025-12-31', regular: null })
})

test('amounts are added up', () => {
  const { ability, isEmpty } = read({
    amounts: { earnings: '100.00', accounts: '50.00', loans: '30.00', home: '20.00' },
  })
  expect(ability).toEqual({ income: 10000n, assets: 5000n, commitments: 5000n, netWorth: 10000n, result: 1000n })
  expect(isEmpty).toBe(false)
})

describe('a mistake stands at its field, and there is no result with it:', () => {
  test.each([
    [{ earnings: 'mil' }, { path: 'earnings', code: 'amount-invalid' }],
    [{ bills: '-5.00' }, { path: 'bills', code: 'amount-negative' }],
    [
      { earnings: '10.00', regular: '10.01' },
      { path: 'regular', code: 'regular-above-total' },
    ],
  ] as const)('%o', (amounts, mistake) => {
    expect(read({ amounts })).toMatchObject({ mistakes: [mistake], ability: null })
  })
})

test('recurring income is returned if it is less than the total income', () => {
  expect(read({ amounts: { earnings: '10.00', regular: '9.99' } }).regular).toBe(999n)
  expect(read({ amounts: { earnings: '10.00', regular: '10.00' } }).regular).toBeNull()
})

describe('a day that the data cannot be of leaves the result, which cannot be sent:', () => {
  test.each([
    ['31/02/2026', { path: 'date', code: 'date-invalid' }],
    ['', { path: 'date', code: 'date-invalid' }],
    ['30/12/2025', { path: 'date', code: 'date-too-early', params: { earliest: '2025-12-31' } }],
    ['23/11/2026', { path: 'date', code: 'date-too-late', params: { latest: '2026-11-22' } }],
  ])('%s', (date, mistake) => {
    const found = read({ date, amounts: { earnings: '10.00' } })
    expect(found).toMatchObject({ mistakes: [mistake], referenceDate: null, ability: { result: 100n } })
  })

  test.each(['31/12/2025', '1/6/2026', '22/11/2026'])('%s is possible', (date) => {
    expect(read({ date })).toMatchObject({ mistakes: [] })
  })
})
