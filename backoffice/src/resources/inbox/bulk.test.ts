import { describe, expect, it } from 'vitest'
import { bulkModeOf, rejectionOf } from './bulk.ts'
import { matchObstacle } from './match-obstacle.ts'
import type { QueueKind } from './queue.ts'

describe('what may be done with several rows at once', () => {
  it.each<{ fact: string; kinds: QueueKind[]; mode: string }>([
    { fact: 'incomes are approved together, each with its evidence', kinds: ['income', 'income'], mode: 'movements' },
    { fact: 'so are withdrawals', kinds: ['withdraw', 'withdraw'], mode: 'movements' },
    { fact: 'an income and a withdrawal are not decided by one press', kinds: ['income', 'withdraw'], mode: 'mixed' },
    { fact: 'nor an income and an identity', kinds: ['income', 'verification'], mode: 'mixed' },
    { fact: 'nor an identity and an account', kinds: ['verification', 'bankAccount'], mode: 'mixed' },
    { fact: 'identities are approved one by one', kinds: ['verification', 'verification'], mode: 'one-by-one' },
    {
      fact: 'lines of statements are matched or set aside together',
      kinds: ['bankMovement', 'bankMovement'],
      mode: 'lines',
    },
    { fact: 'but not with an income', kinds: ['bankMovement', 'income'], mode: 'mixed' },
    { fact: 'so are bank accounts', kinds: ['bankAccount'], mode: 'one-by-one' },
  ])('$fact', ({ kinds, mode }) => expect(bulkModeOf(kinds.map((kind) => ({ kind })))).toBe(mode))
})

it.each([
  { kind: 'income', change: { status: 'rejected', rejectReason: 'No coincide' } },
  { kind: 'withdraw', change: { status: 'rejected', rejectReason: 'No coincide' } },
  { kind: 'bankAccount', change: { state: 'error', errorMessage: 'No coincide' } },
  { kind: 'verification', change: { decision: 'Declined', reason: 'No coincide' } },
] as const)('rejects $kind with the reason', ({ kind, change }) =>
  expect(rejectionOf({ kind }, 'No coincide').change).toEqual(change),
)

describe('lines of statements are not matched together', () => {
  const suggestion = { kind: 'income', id: 'i', amount: '10.00', userId: 'ana' }
  const line = (who: string, record: object = {}) =>
    ({
      who,
      record: { amount: '10.00', state: 'suggested', suggestions: [suggestion], preparedWith: [], ...record },
    }) as never
  it.each([
    { fact: 'where one has no suggestion', second: { suggestions: [] }, what: 'noSuggestion' },
    {
      fact: 'where several suggestions do not make up the amount',
      second: { suggestions: [suggestion, { ...suggestion, id: 'j', amount: '9.99' }] },
      what: 'noSuggestion',
    },
    { fact: 'where one is prepared together with others', second: { preparedWith: ['x'] }, what: 'preparedTogether' },
    { fact: 'where one is held, which needs a reason of its own', second: { state: 'held' }, what: 'held' },
    {
      fact: 'where one is money of the reader',
      second: { suggestions: [{ ...suggestion, userId: 'eva' }] },
      what: 'ownMoney',
    },
    { fact: 'where one came in and one went out', second: { amount: '-10.00' }, what: 'bothDirections' },
  ])('$fact', ({ second, what }) =>
    expect(matchObstacle([line('Ana'), line('Bea', second)], 'eva')).toEqual({ what, who: 'Bea' }),
  )
  it('and otherwise they are', () => expect(matchObstacle([line('Ana'), line('Bea')], 'eva')).toBeUndefined())
})
