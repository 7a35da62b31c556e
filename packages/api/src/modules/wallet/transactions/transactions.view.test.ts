import { describe, expect, test } from 'vitest'
import { viewOf, type TransactionView } from './transactions.view.ts'

const [earlier, later] = [new Date('2026-11-20T09:00:00Z'), new Date('2026-11-21T10:00:00Z')]
const ROW = {
  transactionId: 'transaction',
  walletId: 'wallet',
  userId: 'ana',
  amount: 500n,
  type: 'withdraw',
  issuerName: 'project_order',
  number: 'R-2026-7',
  status: 'completed',
  rejectReason: null,
  decidedAt: later,
  balanceAfter: 100n,
  bankAccountId: 'account',
  adminId: 'ada',
  projectId: 'project',
  orderId: 'order',
  firstApprovedBy: null,
  firstApprovedAt: null,
  createdAt: earlier,
  updatedAt: later,
}
const NAMES = {
  userName: 'Ana Ferrer',
  adminName: 'Ada Sanz',
  managerId: 'bea',
  managerName: 'Bea Vidal',
  projectName: 'Ribera',
  bankAccount: { bankAccountId: 'account', alias: 'Nómina', account: 'ES01' },
}
const NOTHING = {
  share: null,
  paymentNumber: null,
  paymentCount: null,
  periodStart: null,
  paymentDueDate: null,
  paymentPart: null,
  isPartial: false,
  daysLate: null,
  transfer: null,
  document: null,
  order: null,
  departure: null,
  firstName: null,
}
const view = (change: object = {}, row: object = {}) =>
  viewOf({ row: { ...ROW, ...row }, ...NAMES, ...NOTHING, ...change } as unknown as TransactionView)

test('a transaction is shown with names and null for missing parts', () => {
  const { decidedAt: _decided, firstApprovedBy: _by, firstApprovedAt: _at, ...shown } = ROW
  expect(view()).toEqual({
    ...shown,
    ...NAMES,
    id: 'transaction',
    cancelledAt: null,
    payment: null,
    thirdParty: null,
    reflectionEndsAt: null,
    departure: null,
    transfer: null,
    document: null,
    firstApproval: null,
  })
})

test('a cancelled transaction is shown as rejected, with the time of cancelling', () => {
  expect(view({}, { status: 'cancelled' })).toMatchObject({ status: 'rejected', cancelledAt: later })
  expect(view({}, { status: 'rejected' })).toMatchObject({ status: 'rejected', cancelledAt: null })
})

describe('the transfer of a withdrawal', () => {
  const TRANSFER = {
    state: 'queued',
    batchState: null,
    endToEndId: 'CAUCE-1',
    remittance: '',
    approvedAt: earlier,
    updatedAt: later,
    reasonCode: 'AC04',
  }
  const transferOf = (change: object) => view({ transfer: { ...TRANSFER, ...change } }).transfer

  test.each([
    ['queued', null, 'approved'],
    ['batched', 'approved', 'batched'],
    ['released', 'released', 'released'],
    ['released', 'sent', 'sent'],
    ['released', null, 'sent'],
    ['accepted', 'released', 'sent'],
    ['executed', 'sent', 'executed'],
    ['returned', 'sent', 'returned'],
  ])('in state %s, in a batch in state %s, is at stage %s', (state, batchState, stage) => {
    expect(transferOf({ state, batchState })).toEqual({
      stage,
      endToEndId: 'CAUCE-1',
      remittance: '',
      approvedAt: earlier,
      updatedAt: later,
      reasonCode: 'AC04',
    })
  })

  test('is none without any of its columns', () => {
    expect(transferOf({ endToEndId: null })).toBeNull()
  })
})

describe('the end of the reflection period', () => {
  const order = { status: 'pending', reflectionEndsAt: later }
  test.each([
    ['shown with the payment of an order', { order }, {}, later],
    ['not shown once the order is active', { order: { ...order, status: 'active' } }, {}, null],
    ['not shown with another movement of the project', { order }, { issuerName: 'project_refund' }, null],
    ['not shown with an income', { order }, { type: 'income' }, null],
    ['not shown without an order', {}, {}, null],
  ])('is %s', (_, change, row, expected) => {
    expect(view(change, row).reflectionEndsAt).toEqual(expected)
  })
})

describe('the payment of a project', () => {
  const share = { principal: 1n, interest: 2n, fee: 3n, withheld: 4n, withholdingRate: 1900 }
  const PAYMENT = {
    share,
    paymentNumber: 2,
    paymentCount: 12,
    periodStart: '2026-10-01',
    paymentDueDate: '2026-11-01',
    paymentPart: 3,
    isPartial: true,
    daysLate: 5,
  }
  const INCOME = { type: 'income' }
  test('is shown with its period, which ends the day before the due date', () => {
    const expected = {
      number: 2,
      part: 3,
      count: 12,
      periodStart: '2026-10-01',
      periodEnd: '2026-10-31',
      isPartial: true,
      daysLate: 5,
      ...share,
    }
    expect(view(PAYMENT, INCOME).payment).toEqual(expected)
    expect(view({ ...PAYMENT, paymentPart: null }, INCOME).payment).toEqual({ ...expected, part: 1 })
  })

  test('is none of its reversal', () => {
    expect(view(PAYMENT, { type: 'withdraw' }).payment).toBeNull()
  })

  test('is none without any of its parts', () => {
    expect(view({ ...PAYMENT, periodStart: null }, INCOME).payment).toBeNull()
  })
})
