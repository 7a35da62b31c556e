import { describe, expect, it } from 'vitest'
import { decideKey } from './idempotency.domain.ts'

const now = new Date('2026-11-20T09:00:00Z')
const call = { route: 'POST /v1/project/orders', bodyHash: 'a' }
const stored = (change = {}) => ({ ...call, answer: '{}', createdAt: new Date('2026-11-20T08:00:00Z'), ...change })

describe('a call with an Idempotency-Key', () => {
  it.each([
    ['is served when the key is new', true, undefined, { kind: 'serve' }],
    [
      'is refused while the first is still running',
      false,
      undefined,
      { kind: 'refuse', refusal: { code: 'idempotency-in-progress' } },
    ],
    ['is answered like the first', true, stored(), { kind: 'replay', answer: '{}' }],
    [
      'is refused with another body',
      true,
      stored({ bodyHash: 'b' }),
      { kind: 'refuse', refusal: { code: 'idempotency-key-reused' } },
    ],
    [
      'is refused on another route',
      true,
      stored({ route: 'POST /v1/wallet/transactions' }),
      { kind: 'refuse', refusal: { code: 'idempotency-key-reused' } },
    ],
    ['is served anew after 24 hours', true, stored({ createdAt: new Date('2026-11-19T08:59:59Z') }), { kind: 'serve' }],
  ])('%s', (_, isFree, answer, decision) => {
    expect(decideKey(call, isFree, answer, now)).toEqual(decision)
  })
})
