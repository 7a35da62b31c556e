import { expect, test } from 'vitest'
import { stepsOf, type Movement, type NamedDecision } from './steps.domain.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 18, hour))
const deposit: Movement = {
  userId: 'olga',
  type: 'income',
  issuerName: 'user-wallet',
  status: 'completed',
  amount: 25_000n,
  projectId: null,
  projectName: null,
  createdBy: 'olga',
  creatorName: 'Olga Prat',
  adminName: null,
  createdAt: at(9),
  decidedAt: at(12),
  rejectReason: null,
}
const withdrawal = { ...deposit, type: 'withdraw' } as const
const decision: NamedDecision = {
  kind: 'credit_document',
  verdict: 'goes',
  decidedAs: 'staff',
  byName: 'Álvaro Gil',
  firstName: null,
  reason: null,
  expiresAt: null,
  createdAt: at(12),
}
const asked = { ...decision, kind: 'request_withdrawal', decidedAs: 'owner', createdAt: at(9) } as const
const released = { ...decision, kind: 'cancel_withdrawal', reason: 'IBAN cerrado' } as const
const rejected = { status: 'rejected', adminName: 'Ana Ruiz', rejectReason: 'Es de otro' } as const
const payment = { ...deposit, issuerName: 'project_fee', createdBy: null } as const

test.each<{ what: string; movement: Movement; decisions: NamedDecision[]; told: string[] }>([
  {
    what: 'of a payment of a loan is no request',
    movement: payment,
    decisions: [{ ...decision, kind: 'distribute', firstName: 'Ana Ruiz' }],
    told: ['distribute staff Ana Ruiz, Álvaro Gil'],
  },
  {
    what: 'of an income that only a line announced is none either',
    movement: { ...deposit, createdBy: null },
    decisions: [{ ...decision, kind: 'credit_line', decidedAs: 'platform', byName: null }],
    told: ['credit_line platform '],
  },
  {
    what: 'of what staff entered names who entered it',
    movement: { ...deposit, issuerName: 'admin-backoffice', createdBy: 'ana', creatorName: 'Ana Ruiz' },
    decisions: [decision],
    told: ['ask_deposit staff Ana Ruiz', 'credit_document staff Álvaro Gil'],
  },
  {
    what: 'has its first approval before the second',
    movement: withdrawal,
    decisions: [
      { ...decision, kind: 'approve_withdrawal', firstName: 'Ana Ruiz' },
      { ...decision, kind: 'approve_withdrawal', verdict: 'first', byName: 'Ana Ruiz', createdAt: at(10) },
      asked,
    ],
    told: [
      'request_withdrawal owner ',
      'approve_withdrawal staff Ana Ruiz first',
      'approve_withdrawal staff Ana Ruiz, Álvaro Gil',
    ],
  },
  {
    what: 'tells a rejection by staff from a cancellation by the owner',
    movement: { ...withdrawal, status: 'rejected' },
    decisions: [asked, released],
    told: ['request_withdrawal owner ', 'reject_withdrawal staff Álvaro Gil IBAN cerrado'],
  },
  {
    what: 'of a cancelled withdrawal names its owner',
    movement: { ...withdrawal, status: 'cancelled' },
    decisions: [asked, { ...released, decidedAs: 'owner', reason: null }],
    told: ['request_withdrawal owner ', 'cancel_withdrawal owner '],
  },
  {
    what: 'of a rejected income, which moved nothing, says who and why',
    movement: { ...deposit, ...rejected },
    decisions: [],
    told: ['ask_deposit owner ', 'reject_deposit staff Ana Ruiz Es de otro'],
  },
  {
    what: 'of a cancelled income names its owner',
    movement: { ...deposit, status: 'cancelled' },
    decisions: [],
    told: ['ask_deposit owner ', 'cancel_deposit owner '],
  },
])('the history $what', ({ movement, decisions, told }) => {
  const steps = stepsOf(movement, decisions, 'staff')
  const said = steps.map(({ act, by, isFirst, reason }) =>
    [act, by!.as, by!.names.join(', '), ...(isFirst ? ['first'] : []), ...(reason === null ? [] : [reason])].join(' '),
  )
  expect(said).toEqual(told)
  expect(steps.every(({ amount }) => amount === 25_000n)).toBe(true)
})

test('the owner reads neither who of the staff decided, nor why, nor that a second one is needed', () => {
  const first = { ...decision, kind: 'approve_withdrawal', verdict: 'first', expiresAt: at(20) } as const
  const exception = {
    ...decision,
    kind: 'approve_withdrawal',
    firstName: 'Ana Ruiz',
    reason: 'Cuenta desactivada',
  } as const
  const steps = stepsOf(withdrawal, [asked, first, exception], 'owner')
  expect(steps.map(({ act, by, reason, expiresAt }) => [act, by, reason, expiresAt])).toEqual([
    ['request_withdrawal', null, null, null],
    ['approve_withdrawal', null, null, null],
  ])
})
