import { describe, expect, test } from 'vitest'
import { decideStep, isOpenAt } from './examination-accesses.domain.ts'

type Stored = Parameters<typeof decideStep>[0]
type Action = Parameters<typeof decideStep>[1]

const now = new Date('2026-11-23T09:00:00.000Z')
const deciding = (adminId: string) => ({ adminId, hands: new Set([adminId]), now })
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const waiting: Stored = { state: 'waiting', requestedBy: 'one', endsAt: null }
const granted: Stored = { ...waiting, state: 'granted', endsAt: inHours(8) }

describe('two administrators give access to the examinations', () => {
  test.each<{ what: string; stored: Stored; action: Action; by: string; expected: string }>([
    { what: 'another administrator grants', stored: waiting, action: 'grant', by: 'two', expected: 'granted' },
    { what: 'another administrator refuses', stored: waiting, action: 'refuse', by: 'two', expected: 'refused' },
    { what: 'the requester grants', stored: waiting, action: 'grant', by: 'one', expected: 'maker-is-checker' },
    { what: 'the requester refuses', stored: waiting, action: 'refuse', by: 'one', expected: 'maker-is-checker' },
    { what: 'the requester withdraws', stored: waiting, action: 'end', by: 'one', expected: 'ended' },
    { what: 'the requester ends it', stored: granted, action: 'end', by: 'one', expected: 'ended' },
    { what: 'another administrator ends it', stored: granted, action: 'end', by: 'two', expected: 'forbidden' },
    { what: 'granting twice', stored: granted, action: 'grant', by: 'two', expected: 'state-forbids' },
    {
      what: 'granting a refused request',
      stored: { ...waiting, state: 'refused' },
      action: 'grant',
      by: 'two',
      expected: 'state-forbids',
    },
    {
      what: 'ending an expired access',
      stored: { ...granted, endsAt: now },
      action: 'end',
      by: 'one',
      expected: 'state-forbids',
    },
  ])('$what: $expected', ({ stored, action, by, expected }) => {
    const decision = decideStep(stored, action, deciding(by))
    expect(decision.ok ? decision.value.state : decision.refusal.code).toBe(expected)
  })

  test('it is granted for eight hours, and ended at once', () => {
    expect(decideStep(waiting, 'grant', deciding('two'))).toMatchObject({
      value: { decidedBy: 'two', decidedAt: now, endsAt: inHours(8) },
    })
    expect(decideStep(granted, 'end', deciding('one'))).toEqual({
      ok: true,
      value: { state: 'ended', endsAt: now },
    })
  })
})

test.each<{ what: string; stored: Stored; expected: boolean }>([
  { what: 'asked for', stored: waiting, expected: false },
  { what: 'granted', stored: granted, expected: true },
  { what: 'granted until now', stored: { ...granted, endsAt: now }, expected: false },
  { what: 'ended before its time', stored: { ...granted, state: 'ended' }, expected: false },
])('an access that was $what is open: $expected', ({ stored, expected }) =>
  expect(isOpenAt(stored, now)).toBe(expected),
)
