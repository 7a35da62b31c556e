import { describe, expect, it } from 'vitest'
import { decideManualMatch, type ManualTarget } from './manual-match.domain.ts'

type Movement = Parameters<typeof decideManualMatch>[0][number]
const movement = (movementId: string, amount: bigint, change: Partial<Movement> = {}): Movement => ({
  movementId,
  amount,
  state: 'open',
  kind: 'transfer',
  ...change,
})
const target = (id: string, amount: bigint, kind: ManualTarget['kind'] = 'income'): ManualTarget => ({
  kind,
  id,
  amount,
})
const codeOf = (decision: ReturnType<typeof decideManualMatch>) => (decision.ok ? null : decision.refusal.code)
const partsOf = (...[movements, targets, reason = null]: [Movement[], ManualTarget[], (string | null)?]) => {
  const decision = decideManualMatch(movements, targets, reason)
  if (!decision.ok) throw new Error(decision.refusal.code)
  return decision.value.map(({ movementId, target: { id }, amount }) => `${movementId} ${id} ${amount}`)
}

describe('pairing movements with targets', () => {
  it.each<{ title: string; movements: Movement[]; targets: ManualTarget[]; parts: string[] }>([
    { title: 'one with one', movements: [movement('a', 50n)], targets: [target('1', 50n)], parts: ['a 1 50'] },
    { title: 'a cent', movements: [movement('a', 1n)], targets: [target('1', 1n)], parts: ['a 1 1'] },
    {
      title: 'a debit of a cent',
      movements: [movement('a', -1n)],
      targets: [target('1', 1n, 'payment')],
      parts: ['a 1 1'],
    },
    {
      title: 'a cent with more',
      movements: [movement('a', 2n), movement('b', 1n)],
      targets: [target('1', 3n)],
      parts: ['a 1 2', 'b 1 1'],
    },
    {
      title: 'one with several, in order',
      movements: [movement('a', 50n)],
      targets: [target('1', 30n), target('2', 20n, 'wallet')],
      parts: ['a 1 30', 'a 2 20'],
    },
    {
      title: 'several with several, each filled before the next',
      movements: [movement('a', 50n), movement('b', 30n)],
      targets: [target('1', 20n), target('2', 45n), target('3', 15n, 'distribution')],
      parts: ['a 1 20', 'a 2 30', 'b 2 15', 'b 3 15'],
    },
    {
      title: 'a debit with several payments',
      movements: [movement('a', -50n)],
      targets: [target('1', 30n, 'payment'), target('2', 20n, 'payment')],
      parts: ['a 1 30', 'a 2 20'],
    },
    {
      title: 'a return with its payment',
      movements: [movement('a', 50n, { kind: 'return' })],
      targets: [target('1', 50n, 'payment')],
      parts: ['a 1 50'],
    },
  ])('$title', ({ movements, targets, parts }) => {
    expect(partsOf(movements, targets)).toEqual(parts)
  })
})

describe('refusals of a manual match', () => {
  const movements = [movement('a', 50n)]
  it.each<{ title: string; movements: Movement[]; targets: ManualTarget[]; code?: string }>([
    {
      title: 'a movement that is already matched, among others',
      movements: [movement('a', 20n), movement('b', 30n, { state: 'matched' })],
      targets: [target('1', 50n)],
      code: 'state-forbids',
    },
    {
      title: 'a credit with a debit',
      movements: [movement('a', 50n), movement('b', -50n)],
      targets: [target('1', 100n)],
    },
    {
      title: 'a debit with a credit',
      movements: [movement('a', -50n), movement('b', 50n)],
      targets: [target('1', 100n, 'payment')],
    },
    { title: 'a target twice', movements, targets: [target('1', 20n), target('1', 30n)] },
    {
      title: 'a debit with an income and a payment',
      movements: [movement('a', -50n)],
      targets: [target('1', 20n, 'payment'), target('2', 30n)],
    },
    {
      title: 'a payment returned in two lines',
      movements: [movement('a', 20n), movement('b', 30n)],
      targets: [target('1', 50n, 'payment')],
    },
    { title: 'a returned payment and an income', movements, targets: [target('1', 20n, 'payment'), target('2', 30n)] },
    { title: 'targets above the credits', movements, targets: [target('1', 51n)], code: 'match-sums-differ' },
    { title: 'targets below the credits', movements, targets: [target('1', 49n)], code: 'match-sums-differ' },
    {
      title: 'a held movement without a reason, among others',
      movements: [movement('a', 20n), movement('b', 30n, { state: 'held' })],
      targets: [target('1', 50n)],
      code: 'reason-required',
    },
  ])('$title', ({ movements, targets, code = 'match-not-possible' }) => {
    expect(codeOf(decideManualMatch(movements, targets, ''))).toBe(code)
  })

  it('name the missing or excess amount', () => {
    expect(decideManualMatch([movement('a', 50n)], [target('1', 70n)], null)).toMatchObject({
      refusal: { params: { difference: '-0.20' }, path: 'targets' },
    })
    expect(decideManualMatch([movement('a', -50n)], [target('1', 30n, 'payment')], null)).toMatchObject({
      refusal: { params: { difference: '0.20' } },
    })
  })
})

it('targets of different kinds may share an id, and a reason allows matching a held movement', () => {
  const held = [movement('a', 50n, { state: 'held' })]
  expect(partsOf(held, [target('1', 20n), target('1', 30n, 'wallet')], 'Es suya')).toHaveLength(2)
})
