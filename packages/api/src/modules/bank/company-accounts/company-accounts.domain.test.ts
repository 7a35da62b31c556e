import { describe, expect, test } from 'vitest'
import { decideOnAccount, displacedBy } from './company-accounts.domain.ts'

const proposed = { state: 'proposed', proposedBy: 'maker', main: true } as const
const active = { ...proposed, state: 'active' } as const
const ok = (value: object) => ({ ok: true, value })
const no = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } })

test.each([
  ['another one approves', proposed, { state: 'active' }, 'checker', ok({ state: 'active', reason: null })],
  ['who proposed it does not approve', proposed, { state: 'active' }, 'maker', no('maker-is-checker')],
  [
    'who proposed it may refuse it',
    proposed,
    { state: 'refused', reason: 'IBAN mal' },
    'maker',
    ok({ state: 'refused', reason: 'IBAN mal' }),
  ],
  ['a refusal has its reason', proposed, { state: 'refused' }, 'checker', no('reason-required', { path: 'reason' })],
  [
    'one in force is not approved again',
    active,
    { state: 'active' },
    'checker',
    no('state-forbids', { params: { state: 'active' } }),
  ],
  [
    'one that waits is not retired',
    proposed,
    { state: 'retired', reason: 'x' },
    'checker',
    no('state-forbids', { params: { state: 'proposed' } }),
  ],
  ['the main one is not retired', active, { state: 'retired', reason: 'x' }, 'checker', no('main-account-needed')],
  [
    'another is retired',
    { ...active, main: false },
    { state: 'retired', reason: 'x' },
    'maker',
    ok({ state: 'retired', reason: 'x' }),
  ],
  [
    'a retirement has its reason',
    { ...active, main: false },
    { state: 'retired', reason: '' },
    'maker',
    no('reason-required', { path: 'reason' }),
  ],
] as const)('%s', (_, stored, patch, adminId, expected) => {
  expect(decideOnAccount(stored, patch, adminId)).toEqual(expected)
})

describe('an approved account', () => {
  const [one, two] = [
    { iban: 'ES1', main: true },
    { iban: 'ES2', main: false },
  ]
  test.each([
    ['with the same IBAN replaces it', { iban: 'ES1', main: true }, { replaced: [one], relieved: [] }],
    ['that is to be main takes over from the other', { iban: 'ES3', main: true }, { replaced: [], relieved: [one] }],
    ['that is not to be main leaves the others', { iban: 'ES3', main: false }, { replaced: [], relieved: [] }],
    ['may replace one and relieve the other', { iban: 'ES2', main: true }, { replaced: [two], relieved: [one] }],
  ])('%s', (_, approved, expected) => {
    expect(displacedBy(approved, [one, two])).toEqual(expected)
  })
})
