import { describe, expect, it } from 'vitest'
import { decideKey } from './idempotency.domain.ts'

const now = new Date('2026-11-20T09:00:00Z')
const call = { route: 'POST /v1/project/orders', bodyHash: 'a' }
const stored = (change = {}) => ({ ...call, answer: '{}', createdAt: new Date('2026-11-20T08:00:00Z'), ...change })

describe('a call with an Idempotency-Key', () => {
  it.each([
    { title: 'is served when the key is new', isFree: true, answer: undefined, decision: { kind: 'serve' } },
    {
      title: 'is refused while the first is still running',
      isFree: false,
      answer: undefined,
      decision: { kind: 'refuse', refusal: { code: 'idempotency-in-progress' } },
    },
    { title: 'replays the stored answer', isFree: true, answer: stored(), decision: { kind: 'replay', answer: '{}' } },
    {
      title: 'replays the stored answer while another replay holds the key',
      isFree: false,
      answer: stored(),
      decision: { kind: 'replay', answer: '{}' },
    },
    {
      title: 'is refused while an expired key is in use again',
      isFree: false,
      answer: stored({ createdAt: new Date('2026-11-19T08:59:59.999Z') }),
      decision: { kind: 'refuse', refusal: { code: 'idempotency-in-progress' } },
    },
    {
      title: 'is refused with another body',
      isFree: true,
      answer: stored({ bodyHash: 'b' }),
      decision: { kind: 'refuse', refusal: { code: 'idempotency-key-reused' } },
    },
    {
      title: 'is refused on another route',
      isFree: true,
      answer: stored({ route: 'POST /v1/wallet/transactions' }),
      decision: { kind: 'refuse', refusal: { code: 'idempotency-key-reused' } },
    },
    {
      title: 'replays the stored answer for 24 hours',
      isFree: true,
      answer: stored({ createdAt: new Date('2026-11-19T09:00:00Z') }),
      decision: { kind: 'replay', answer: '{}' },
    },
    {
      title: 'is served again after 24 hours',
      isFree: true,
      answer: stored({ createdAt: new Date('2026-11-19T08:59:59.999Z') }),
      decision: { kind: 'serve' },
    },
  ])('$title', ({ isFree, answer, decision }) => {
    expect(decideKey(call, isFree, answer, now)).toEqual(decision)
  })
})
