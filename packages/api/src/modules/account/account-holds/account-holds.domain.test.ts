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
  test.each<[what: string, expected: string, stored: Stored, patch: Patch, by?: string]>([
    ['proposing', 'lifting', held('sanctions'), { action: 'propose', reason: 'Otra' }],
    ['without a reason', 'reason-required', held('sanctions'), { action: 'propose' }],
    ['lifting at once', 'state-forbids', held('sanctions'), { action: 'lift' }],
    ['approving a sanctions hold', 'state-forbids', held('sanctions'), { action: 'approve', reason: 'Sí' }],
    ['lifting by the proposer', 'maker-is-checker', held('sanctions', PROPOSED), { action: 'lift' }],
    ['lifting by another administrator', 'lifted', held('sanctions', PROPOSED), { action: 'lift' }, 'two'],
    ['keeping a hold', 'kept', held('sanctions', PROPOSED), { action: 'keep', reason: 'Es ella' }],
    ['refusing a function', 'kept', held('exposure'), { action: 'keep', reason: 'Sin origen' }],
    ['without a reason', 'reason-required', held('exposure'), { action: 'keep' }],
    [
      'approving a function that was refused',
      'lifted',
      held('exposure', { state: 'kept', reason: 'Sin origen' }),
      { action: 'approve', reason: 'Sueldo' },
    ],
    ['approving a function', 'lifted', held('exposure'), { action: 'approve', reason: 'Sueldo' }],
    ['without a reason', 'reason-required', held('exposure'), { action: 'approve' }],
    ['proposing to lift an exposure hold', 'state-forbids', held('exposure'), { action: 'propose', reason: 'x' }],
    [
      'acting on a lifted hold',
      'state-forbids',
      held('exposure', { state: 'lifted' }),
      { action: 'approve', reason: 'x' },
    ],
    ['lifting a report by the proposer', 'maker-is-checker', held('reported', PROPOSED), { action: 'lift' }],
    ['lifting a report by another administrator', 'lifted', held('reported', PROPOSED), { action: 'lift' }, 'two'],
    [
      'lifting a report of their own change',
      'maker-is-checker',
      held('reported', PROPOSED),
      { action: 'lift' },
      'hand',
    ],
    [
      'acting on a hold of their own',
      'own-account',
      held('exposure', { userId: 'one' }),
      { action: 'approve', reason: 'x' },
    ],
  ])('%s: %s', (_what, expected, stored, patch, by = 'one') => {
    const decision = decideOnHold(stored, patch, deciding(by))
    expect(decision.ok ? decision.value.state : decision.refusal.code).toBe(expected)
  })

  test.each<[what: string, stored: Stored, patch: Patch, value: object]>([
    [
      'proposing records the proposer',
      held('sanctions'),
      { action: 'propose', reason: 'Otra persona' },
      { state: 'lifting', reason: 'Otra persona', proposedBy: 'two' },
    ],
    [
      'keeping the hold clears the proposal',
      held('sanctions', PROPOSED),
      { action: 'keep', reason: 'Es ella' },
      { state: 'kept', reason: 'Es ella', proposedBy: null },
    ],
    [
      'lifting keeps the reason of the proposal',
      held('sanctions', PROPOSED),
      { action: 'lift' },
      { state: 'lifted', reason: 'Otra persona', liftedBy: 'two', liftedAt: now },
    ],
    [
      'approving records its own reason',
      held('exposure'),
      { action: 'approve', reason: 'Sueldo' },
      { state: 'lifted', reason: 'Sueldo', liftedBy: 'two', liftedAt: now },
    ],
  ])('%s', (_what, stored, patch, value) =>
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
