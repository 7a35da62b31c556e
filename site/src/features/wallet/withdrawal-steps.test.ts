import { givenTransaction } from '@cauce/client/testing/records.ts'
import { givenTransfer } from '@cauce/client/testing/transfers.ts'
import { describe, expect, test } from 'vitest'
import type { Transaction } from './movement-filters.ts'
import { eventsOf, isOpen, isWithdrawal, stateOfWithdrawal, stepsOf } from './withdrawal-steps.ts'

const ASKED = '2026-11-18T09:30:00.000Z'
const pending = givenTransaction({ type: 'withdraw', amount: '1000.00', createdAt: ASKED, updatedAt: ASKED })
const rejected = { ...pending, status: 'rejected', rejectReason: 'No', updatedAt: '2026-11-19T08:00:00.000Z' } as const
const cancelled = { ...pending, status: 'rejected', cancelledAt: '2026-11-18T10:00:00.000Z' } as const
const at = (...args: Parameters<typeof givenTransfer>): Transaction => ({
  ...pending,
  status: 'completed',
  transfer: givenTransfer(...args),
})
const marks = (withdrawal: Transaction) => stepsOf(withdrawal).map(({ name, mark }) => `${name} ${mark}`)

describe('the stages of a withdrawal', () => {
  test.each([
    ['pending', pending, 'asked now, approved todo, batched todo, sent todo, executed todo', true],
    ['rejected', rejected, 'asked done, rejected stop, batched never, sent never, executed never', false],
    ['cancelled', cancelled, 'asked done, cancelled stop, batched never, sent never, executed never', false],
    ['approved', at('approved'), 'asked done, approved now, batched todo, sent todo, executed todo', true],
    ['batched', at('batched'), 'asked done, approved done, batched now, sent todo, executed todo', true],
    ['released', at('released'), 'asked done, approved done, batched now, sent todo, executed todo', false],
    ['sent', at('sent'), 'asked done, approved done, batched done, sent now, executed todo', false],
    ['executed', at('executed'), 'asked done, approved done, batched done, sent done, executed done', false],
    ['refused', at('refused'), 'asked done, approved done, batched done, refused stop, executed never', false],
    ['returned', at('returned'), 'asked done, approved done, batched done, sent done, returned stop', false],
    ['cancelled', at('cancelled'), 'asked done, approved done, cancelled stop, sent never, executed never', false],
  ] as const)('that is %s', (state, withdrawal, stages, isCancellable) => {
    expect(stateOfWithdrawal(withdrawal)).toBe(state)
    expect(marks(withdrawal).join(', ')).toBe(stages)
    expect(isOpen(withdrawal)).toBe(isCancellable)
  })

  test('have dates up to the current one only', () => {
    expect(stepsOf(at('sent')).map((step) => step.at)).toEqual([
      ASKED,
      '2026-11-19T08:15:00.000Z',
      '2026-11-20T11:00:00.000Z',
      '2026-11-20T12:30:00.000Z',
      null,
    ])
    expect(stepsOf(at('executed')).at(-1)!.at).toBe('2026-11-23')
    expect(stepsOf(at('returned')).at(-1)!.at).toBe('2026-12-09')
    expect(stepsOf(rejected)[1]!.at).toBe('2026-11-19T08:00:00.000Z')
    expect(stepsOf(cancelled)[1]!.at).toBe('2026-11-18T10:00:00.000Z')
    expect(stepsOf(at('refused'))[3]!.at).toBe('2026-11-23T09:00:00.000Z')
  })
})

describe('the history of a withdrawal', () => {
  const history = (withdrawal: Transaction) => eventsOf(withdrawal).map(({ name, mark }) => `${name} ${mark}`)

  test('lists past, current and next events', () => {
    expect(history(at('released'))).toEqual([
      'asked done',
      'approved done',
      'batched done',
      'released now',
      'sent todo',
      'executed todo',
    ])
    expect(history(pending)).toEqual([
      'asked now',
      'approved todo',
      'batched todo',
      'released todo',
      'sent todo',
      'executed todo',
    ])
  })

  test('of an executed withdrawal has no next events', () => {
    expect(history(at('executed')).at(-1)).toBe('executed done')
  })

  test.each([
    ['asked done, rejected late', rejected],
    ['asked done, cancelled late', cancelled],
    ['asked done, approved done, cancelled late', at('cancelled')],
    ['asked done, approved done, batched done, released done, sent done, refused late', at('refused')],
    ['asked done, approved done, batched done, released done, sent done, executed done, returned late', at('returned')],
  ])('ends: %s', (words, withdrawal) => {
    expect(history(withdrawal).join(', ')).toBe(words)
  })

  test('names the entry by an administrator', () => {
    expect(history({ ...pending, issuerName: 'admin-backoffice' })[0]).toBe('entered now')
  })
})

test.each([
  [true, { issuerName: 'user-wallet' }],
  [true, { issuerName: 'admin-backoffice' }],
  [false, { issuerName: 'project_order' }],
  [false, { type: 'income' }],
] as const)('a page of its own: %s for %o', (expected, change) => {
  expect(isWithdrawal({ ...pending, ...change })).toBe(expected)
})
