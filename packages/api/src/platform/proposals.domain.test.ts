import { stateAfter } from '@cauce/contract'
import { expect, test } from 'vitest'
import { decideOnProposal } from './four-eyes.domain.ts'

type State = 'proposed' | 'active' | 'refused' | 'replaced'
const transition = (to: State, from: State) => ({ from: [from], to, permission: null })
const lifecycle = {
  states: ['proposed', 'active', 'refused', 'replaced'] as readonly State[],
  transitions: { approve: transition('active', 'proposed'), refuse: transition('refused', 'proposed') },
}
const decided = (state: State, wanted: 'active' | 'refused', adminId: string, reason?: string) => {
  const isApproval = wanted === 'active'
  const next = stateAfter(lifecycle, isApproval ? 'approve' : 'refuse', state)
  return decideOnProposal(next, { state, proposedBy: 'ana' }, { hands: new Set([adminId]), isApproval, reason })
}

test.each([
  ['active', 'ana', undefined, { code: 'maker-is-checker' }],
  ['active', 'bea', undefined, { state: 'active', reason: null }],
  ['active', 'bea', 'Así lo dice la ley', { state: 'active', reason: null }],
  ['refused', 'ana', 'Me he equivocado', { state: 'refused', reason: 'Me he equivocado' }],
  ['refused', 'bea', 'No es el tipo', { state: 'refused', reason: 'No es el tipo' }],
  ['refused', 'bea', undefined, { code: 'reason-required', path: 'reason' }],
  ['refused', 'ana', '', { code: 'reason-required', path: 'reason' }],
] as const)('a proposal of ana is decided as %s by %s with the reason %s', (wanted, by, reason, outcome) => {
  expect(JSON.stringify(decided('proposed', wanted, by, reason))).toContain(JSON.stringify(outcome).slice(1, -1))
})

test.each(['active', 'refused', 'replaced'] as const)('a proposal that is %s cannot be decided again', (state) => {
  for (const wanted of ['active', 'refused'] as const)
    expect(JSON.stringify(decided(state, wanted, 'bea', 'Otra vez'))).toContain('"code":"state-forbids"')
})
