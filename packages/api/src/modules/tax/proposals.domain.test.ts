import { expect, test } from 'vitest'
import { decideOnProposal } from './proposals.domain.ts'

const transition = (to: 'active' | 'refused' | 'replaced', from: 'proposed' | 'active') => ({ from: [from], to })
const lifecycle = {
  states: ['proposed', 'active', 'refused', 'replaced'],
  transitions: {
    approve: transition('active', 'proposed'),
    refuse: transition('refused', 'proposed'),
    replace: transition('replaced', 'active'),
  },
} as never
const decided = (state: string, wanted: 'active' | 'refused', by: string, reason?: string) =>
  decideOnProposal(
    lifecycle,
    { state: state as never, proposedBy: 'ana' },
    { state: wanted, ...(reason !== undefined && { reason }) } as never,
    by,
  )

test.each([
  ['active', 'ana', undefined, { code: 'maker-is-checker' }],
  ['active', 'bea', undefined, { state: 'active', reason: null }],
  ['active', 'bea', 'Así lo dice la ley', { state: 'active', reason: null }],
  ['refused', 'ana', 'Me he equivocado', { state: 'refused', reason: 'Me he equivocado' }],
  ['refused', 'bea', 'No es el tipo', { state: 'refused', reason: 'No es el tipo' }],
  ['refused', 'bea', undefined, { code: 'reason-required', path: 'reason' }],
  ['refused', 'ana', '', { code: 'reason-required', path: 'reason' }],
] as const)('a proposal of Ana is wanted %s by %s with the reason %s', (wanted, by, reason, outcome) => {
  expect(JSON.stringify(decided('proposed', wanted, by, reason))).toContain(JSON.stringify(outcome).slice(1, -1))
})

test.each(['active', 'refused', 'replaced'] as const)('a proposal that is %s is not decided on again', (state) => {
  for (const wanted of ['active', 'refused'] as const)
    expect(JSON.stringify(decided(state, wanted, 'bea', 'Otra vez'))).toContain('"code":"state-forbids"')
})
