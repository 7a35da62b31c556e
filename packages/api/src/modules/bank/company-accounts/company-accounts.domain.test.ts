import { describe, expect, test } from 'vitest'
import { decideOnAccount, displacedBy } from './company-accounts.domain.ts'

const proposed = { state: 'proposed', proposedBy: 'maker', main: true } as const
const active = { ...proposed, state: 'active' } as const
const ok = (value: object) => ({ ok: true, value })
const no = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } })

test.each([
  ['another one can approve', proposed, { state: 'active' }, 'checker', ok({ state: 'active', reason: null })],
  ['the proposer cannot approve', proposed, { state: 'active' }, 'maker', no('maker-is-checker')],
  [
    'the proposer can refuse',
    proposed,
    { state: 'refused', reason: 'IBAN mal' },
    'maker',
    ok({ state: 'refused', reason: 'IBAN mal' }),
  ],
  ['a refusal needs a reason', proposed, { state: 'refused' }, 'checker', no('reason-required', { path: 'reason' })],
  [
    'an active account cannot be approved again',
    active,
    { state: 'active' },
    'checker',
    no('state-forbids', { params: { state: 'active' } }),
  ],
  [
    'a proposed account cannot be retired',
    proposed,
    { state: 'retired', reason: 'x' },
    'checker',
    no('state-forbids', { params: { state: 'proposed' } }),
  ],
  ['the main one cannot be retired', active, { state: 'retired', reason: 'x' }, 'checker', no('main-account-needed')],
  [
    'another account can be retired',
    { ...active, main: false },
    { state: 'retired', reason: 'x' },
    'maker',
    ok({ state: 'retired', reason: 'x' }),
  ],
  [
    'a retirement needs a reason',
    { ...active, main: false },
    { state: 'retired', reason: '' },
    'maker',
    no('reason-required', { path: 'reason' }),
  ],
] as const)('%s', (_, stored, patch, adminId, expected) => {
  expect(decideOnAccount(stored, patch, new Set([adminId]))).toEqual(expected)
})

describe('an approved account', () => {
  const [one, two] = [
    { iban: 'ES1', main: true },
    { iban: 'ES2', main: false },
  ]
  test.each([
    ['with the same IBAN replaces it', { iban: 'ES1', main: true }, { replaced: [one], relieved: [] }],
    ['that becomes main replaces the other as main', { iban: 'ES3', main: true }, { replaced: [], relieved: [one] }],
    ['that is not main leaves the others unchanged', { iban: 'ES3', main: false }, { replaced: [], relieved: [] }],
    ['can replace one and relieve the other', { iban: 'ES2', main: true }, { replaced: [two], relieved: [one] }],
  ])('%s', (_, approved, expected) => {
    expect(displacedBy(approved, [one, two])).toEqual(expected)
  })
})
