import { describe, expect, it } from 'vitest'
import { neighbourOf, queueOf, type Sources } from './queue.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const transaction = (id: string, hour: number, type = 'income') =>
  ({ id, type, status: 'pending', createdAt: at(hour), userName: id }) as never
const account = (id: string, hour: number, state = 'pending') =>
  ({ id, state, updatedAt: at(hour), userName: id }) as never
const verification = (id: string, hour: number, status = 'Completed') =>
  ({ id, status, updatedAt: at(hour), userName: id }) as never
const nothing = { rows: [], total: 0 }
const sources = (some: Partial<Sources>): Sources => ({
  incomes: nothing,
  withdrawals: nothing,
  bankAccounts: nothing,
  verifications: nothing,
  openTickets: nothing,
  answeredTickets: nothing,
  ...some,
})

describe('the queue of decisions', () => {
  it('is empty when nothing waits', () => expect(queueOf(sources({}))).toEqual([]))

  it('shows what has waited longest first, whatever its kind', () => {
    const queue = queueOf(
      sources({
        incomes: { rows: [transaction('a', 3)], total: 1 },
        withdrawals: { rows: [transaction('b', 9, 'withdraw')], total: 1 },
        bankAccounts: { rows: [account('c', 5)], total: 1 },
        verifications: { rows: [verification('d', 1)], total: 1 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['d', 'a', 'c', 'b'])
    expect(queue.map(({ kind }) => kind)).toEqual(['verification', 'income', 'bankAccount', 'withdraw'])
  })

  it('ends where a source was read only in part, so that the order stays true', () => {
    const queue = queueOf(
      sources({
        incomes: { rows: [transaction('a', 1), transaction('b', 4)], total: 150 },
        verifications: { rows: [verification('c', 3), verification('d', 6)], total: 2 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['a', 'c', 'b'])
  })

  it('leaves out what has been decided since it was read', () => {
    const queue = queueOf(
      sources({
        bankAccounts: { rows: [account('a', 1, 'valid'), account('b', 2)], total: 2 },
        verifications: { rows: [verification('c', 3, 'Approved')], total: 1 },
      }),
    )
    expect(queue.map(({ who }) => who)).toEqual(['b'])
  })

  it('orders what arrived in the same moment by key, so that rows do not jump', () => {
    const queue = queueOf(sources({ incomes: { rows: [transaction('b', 1), transaction('a', 1)], total: 2 } }))
    expect(queue.map(({ who }) => who)).toEqual(['a', 'b'])
  })
})

describe('what comes into view after a decision', () => {
  const queue = queueOf(
    sources({ incomes: { rows: ['a', 'b', 'c'].map((id, hour) => transaction(id, hour)), total: 3 } }),
  )
  it.each([
    { fact: 'the next one', key: 'transactions/a', expected: 'transactions/b' },
    { fact: 'the one before, at the end', key: 'transactions/c', expected: 'transactions/b' },
  ])('$fact', ({ key, expected }) => expect(neighbourOf(queue, key)).toBe(expected))
  it('nothing, after the last one', () => expect(neighbourOf(queue.slice(0, 1), 'transactions/a')).toBeUndefined())
})
