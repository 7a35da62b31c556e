import { describe, expect, test } from 'vitest'
import { bookedSinceOf, creditOf, peopleOf, statusOf, type Expected, type Facts } from './facts.service.ts'
import type { EvaluatedLine } from './movements.queries.ts'

const LINE = {
  movementId: 'line',
  amount: 500n,
  kind: 'transfer',
  bookingDay: '2026-11-20',
  counterpartyName: 'ANA FERRER',
  counterpartyIban: 'ES01',
  reference: null,
  remittance: '',
  endToEndId: null,
  bankReference: null,
  batchReference: null,
} as const satisfies EvaluatedLine

const income = (userId: string, change: Partial<Expected['row']> = {}) =>
  ({
    row: {
      transactionId: `of-${userId}`,
      userId,
      amount: 500n,
      status: 'pending',
      issuerName: 'user-wallet',
      decidedAt: null,
      ...change,
    },
  }) as unknown as Expected

const person = (userId: string, change = {}) => ({
  userId,
  walletId: `wallet-${userId}`,
  deletedAt: null,
  isBlocked: false,
  verificationStatus: 'Approved',
  ...change,
})

function factsOf(people: readonly ReturnType<typeof person>[], more: Partial<Facts> = {}): Facts {
  return {
    references: new Map(),
    people: new Map(people.map((each) => [each.userId, each])) as unknown as Facts['people'],
    walletOwners: new Map(people.map(({ userId, walletId }) => [walletId, userId])),
    accountOwners: new Map(),
    lostFrom: null,
    writers: new Map(),
    incomes: new Map(),
    payments: [],
    returnable: [],
    distributions: [],
    ...more,
  }
}
const idsOf = (...args: Parameters<typeof peopleOf>) => peopleOf(...args).map(({ userId }) => userId)

describe('the candidates of a credit', () => {
  const all = ['found', 'referenced', 'owner', 'expecting', 'other'].map((userId) => person(userId))
  const facts = factsOf(all, {
    references: new Map([['line', ['wallet-referenced']]]),
    accountOwners: new Map([['ES01', [{ userId: 'owner', bankAccountId: 'account' }]]]),
    incomes: new Map([
      ['expecting', [income('expecting')]],
      ['other', [income('other', { amount: 501n })]],
    ]),
  })

  test('are found by search, reference, account and amount, each once', () => {
    expect(idsOf(LINE, facts, ['found', 'owner'])).toEqual(['found', 'owner', 'referenced', 'expecting'])
    expect(idsOf(LINE, facts)).toEqual(['referenced', 'owner', 'expecting'])
  })

  test('are found only by amount without account and reference', () => {
    expect(idsOf({ ...LINE, movementId: 'another', counterpartyIban: null }, facts)).toEqual(['expecting'])
    expect(idsOf({ ...LINE, counterpartyIban: 'ES02' }, facts)).toEqual(['referenced', 'expecting'])
  })

  test('show whether they own the account of the sender', () => {
    expect(peopleOf(LINE, facts).map(({ ownsSenderIban }) => ownsSenderIban)).toEqual([false, true, false])
  })

  test('exclude unknown people', () => {
    expect(idsOf(LINE, facts, ['nobody'])).toEqual(['referenced', 'owner', 'expecting'])
  })
})

test.each([
  ['active', true, {}],
  ['blocked', true, { isBlocked: true }],
  ['closed', true, { isBlocked: true, deletedAt: new Date(0) }],
  ['active', false, { verificationStatus: 'Pending' }],
] as const)('the state of a person is %s, and identity approved: %s', (state, isIdentityApproved, change) => {
  expect(peopleOf(LINE, factsOf([person('ana', change)]), ['ana'])).toMatchObject([{ state, isIdentityApproved }])
})

describe('the incomes that a credit may pay', () => {
  const credited = (decidedAt: string) => ({ status: 'completed' as const, decidedAt: new Date(decidedAt) })
  test.each([
    ['waits', {}, { isBooked: false, isEntered: false }],
    ['was entered', { issuerName: 'admin-backoffice' as const }, { isBooked: false, isEntered: true }],
    ['was credited thirty days before', credited('2026-10-21T00:00:00Z'), { isBooked: true, isEntered: false }],
    [
      'was entered and credited',
      { ...credited('2026-11-19T10:00:00Z'), issuerName: 'admin-backoffice' as const },
      { isBooked: true, isEntered: false },
    ],
  ])('include one that %s', (_, change, expected) => {
    const own = income('ana', change)
    const facts = factsOf([person('ana')], { incomes: new Map([['ana', [own]]]) })
    expect(statusOf(own)).toEqual(expected)
    expect(peopleOf(LINE, facts)).toMatchObject([
      { userId: 'ana', incomes: [{ transactionId: 'of-ana', ...expected }] },
    ])
  })

  test('exclude one credited more than thirty days before', () => {
    const old = income('ana', credited('2026-10-20T23:59:59Z'))
    const facts = factsOf([person('ana')], { incomes: new Map([['ana', [old]]]) })
    expect(peopleOf(LINE, facts)).toEqual([])
    expect(peopleOf(LINE, facts, ['ana'])).toMatchObject([{ incomes: [] }])
  })
})

test('incomes are searched from thirty days before the earliest line', () => {
  const lines = ['2026-11-20', '2026-11-18', '2026-11-19'].map((bookingDay) => ({ bookingDay }))
  expect(bookedSinceOf(lines)).toEqual(new Date('2026-10-19T00:00:00Z'))
})

test('a credit has the data of its line and the wallets of its references', () => {
  const credit = { amount: 500n, kind: 'transfer', senderName: 'ANA FERRER', senderIban: 'ES01', text: '' }
  const facts = factsOf([], { references: new Map([['line', ['one', 'two']]]) })
  expect(creditOf(LINE, facts)).toEqual({ ...credit, referencedWalletIds: ['one', 'two'] })
  expect(creditOf({ ...LINE, movementId: 'another' }, facts)).toEqual({ ...credit, referencedWalletIds: [] })
})
