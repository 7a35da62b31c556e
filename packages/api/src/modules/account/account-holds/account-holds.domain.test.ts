import type { AccountHoldKind } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import { decideOnHold, needsApproval } from './account-holds.domain.ts'

const now = new Date('2026-11-23T09:00:00.000Z')
type Stored = Parameters<typeof decideOnHold>[0]
const held = (kind: AccountHoldKind, part: Partial<Stored> = {}): Stored => ({
  kind,
  state: 'active',
  userId: 'customer',
  reason: null,
  proposedBy: null,
  ...part,
})
const PROPOSED = { state: 'lifting', reason: 'Otra persona', proposedBy: 'one' } as const
const deciding = (adminId: string) => ({ adminId, hands: new Set([adminId]), isTouched: adminId === 'hand', now })
type Patch = Parameters<typeof decideOnHold>[1]

describe('lifting a sanctions hold by two administrators, a public function by one (Ley 10/2010, 14 and 42)', () => {
  test.each<{ what: string; stored: Stored; patch: Patch; by?: string; expected: string }>([
    { what: 'proposing', stored: held('sanctions'), patch: { action: 'propose', reason: 'Otra' }, expected: 'lifting' },
    { what: 'without a reason', stored: held('sanctions'), patch: { action: 'propose' }, expected: 'reason-required' },
    { what: 'lifting at once', stored: held('sanctions'), patch: { action: 'lift' }, expected: 'state-forbids' },
    {
      what: 'approving a sanctions hold',
      stored: held('sanctions'),
      patch: { action: 'approve', reason: 'Sí' },
      expected: 'state-forbids',
    },
    {
      what: 'lifting by the proposer',
      stored: held('sanctions', PROPOSED),
      patch: { action: 'lift' },
      expected: 'maker-is-checker',
    },
    {
      what: 'lifting by another administrator',
      stored: held('sanctions', PROPOSED),
      patch: { action: 'lift' },
      by: 'two',
      expected: 'lifted',
    },
    {
      what: 'keeping a hold',
      stored: held('sanctions', PROPOSED),
      patch: { action: 'keep', reason: 'Es ella' },
      expected: 'kept',
    },
    {
      what: 'refusing a function',
      stored: held('exposure'),
      patch: { action: 'keep', reason: 'Sin origen' },
      expected: 'kept',
    },
    { what: 'without a reason', stored: held('exposure'), patch: { action: 'keep' }, expected: 'reason-required' },
    {
      what: 'approving a function that was refused',
      stored: held('exposure', { state: 'kept', reason: 'Sin origen' }),
      patch: { action: 'approve', reason: 'Sueldo' },
      expected: 'lifted',
    },
    {
      what: 'approving a function',
      stored: held('exposure'),
      patch: { action: 'approve', reason: 'Sueldo' },
      expected: 'lifted',
    },
    { what: 'without a reason', stored: held('exposure'), patch: { action: 'approve' }, expected: 'reason-required' },
    {
      what: 'proposing to lift an exposure hold',
      stored: held('exposure'),
      patch: { action: 'propose', reason: 'x' },
      expected: 'state-forbids',
    },
    {
      what: 'acting on a lifted hold',
      stored: held('exposure', { state: 'lifted' }),
      patch: { action: 'approve', reason: 'x' },
      expected: 'state-forbids',
    },
    {
      what: 'lifting a report by the proposer',
      stored: held('reported', PROPOSED),
      patch: { action: 'lift' },
      expected: 'maker-is-checker',
    },
    {
      what: 'lifting a report by another administrator',
      stored: held('reported', PROPOSED),
      patch: { action: 'lift' },
      by: 'two',
      expected: 'lifted',
    },
    {
      what: 'lifting a report of their own change',
      stored: held('reported', PROPOSED),
      patch: { action: 'lift' },
      by: 'hand',
      expected: 'maker-is-checker',
    },
    {
      what: 'acting on a hold of their own',
      stored: held('exposure', { userId: 'one' }),
      patch: { action: 'approve', reason: 'x' },
      expected: 'own-account',
    },
  ])('$what: $expected', ({ stored, patch, by = 'one', expected }) => {
    const decision = decideOnHold(stored, patch, deciding(by))
    expect(decision.ok ? decision.value.state : decision.refusal.code).toBe(expected)
  })

  test.each<{ what: string; stored: Stored; patch: Patch; value: object }>([
    {
      what: 'proposing records the proposer',
      stored: held('sanctions'),
      patch: { action: 'propose', reason: 'Otra persona' },
      value: { state: 'lifting', reason: 'Otra persona', proposedBy: 'two' },
    },
    {
      what: 'keeping the hold clears the proposal',
      stored: held('sanctions', PROPOSED),
      patch: { action: 'keep', reason: 'Es ella' },
      value: { state: 'kept', reason: 'Es ella', proposedBy: null },
    },
    {
      what: 'lifting keeps the reason of the proposal',
      stored: held('sanctions', PROPOSED),
      patch: { action: 'lift' },
      value: { state: 'lifted', reason: 'Otra persona', liftedBy: 'two', liftedAt: now },
    },
    {
      what: 'approving records its own reason',
      stored: held('exposure'),
      patch: { action: 'approve', reason: 'Sueldo' },
      value: { state: 'lifted', reason: 'Sueldo', liftedBy: 'two', liftedAt: now },
    },
  ])('$what', ({ stored, patch, value }) =>
    expect(decideOnHold(stored, patch, deciding('two'))).toEqual({ ok: true, value }),
  )
})

describe('a public function is approved once', () => {
  const mayor = { exposure: 'own', exposedOffice: 'Alcaldesa' } as const
  const today = '2026-11-23'
  test.each<{ what: string; declared: Parameters<typeof needsApproval>[0]; known: object; expected: boolean }>([
    { what: 'no public function', declared: { exposure: 'none' }, known: {}, expected: false },
    { what: 'a new function', declared: mayor, known: {}, expected: true },
    { what: 'a function that is already on hold', declared: mayor, known: { isHeld: true }, expected: false },
    { what: 'the function already approved', declared: mayor, known: { approved: mayor }, expected: false },
    {
      what: 'a different function from the approved one',
      declared: { ...mayor, exposedOffice: 'Ministra' },
      known: { approved: mayor },
      expected: true,
    },
    {
      what: 'the same function, now of a relative',
      declared: { ...mayor, exposure: 'relative', exposedPerson: 'Benita' },
      known: { approved: { ...mayor, exposedPerson: 'Benita' } },
      expected: true,
    },
    {
      what: 'the same function, of another relative',
      declared: { ...mayor, exposure: 'relative', exposedPerson: 'Benita' },
      known: { approved: { ...mayor, exposure: 'relative', exposedPerson: 'Casilda' } },
      expected: true,
    },
    { what: 'over two years ago', declared: { ...mayor, exposureEndedOn: '2024-11-23' }, known: {}, expected: false },
  ])('$what: $expected', ({ declared, known, expected }) =>
    expect(needsApproval(declared, { approved: undefined, isHeld: false, today, ...known })).toBe(expected),
  )
})
