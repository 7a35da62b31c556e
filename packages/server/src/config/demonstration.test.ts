import { expect, test } from 'vitest'
import { type DatabaseState, type Installation, reasonToBeReal, refusalOfDatabase } from './demonstration.ts'

const trial: Installation = { given: undefined, hasOutsideDatabase: false, origin: 'http://localhost:4000' }

test.each<{ installation: Partial<Installation>; reason: string | undefined }>([
  { installation: {}, reason: undefined },
  { installation: { origin: 'http://127.0.0.1:4000' }, reason: undefined },
  { installation: { origin: 'http://[::1]:4000' }, reason: undefined },
  { installation: { origin: 'http://ribera.localhost:4001' }, reason: undefined },
  { installation: { hasOutsideDatabase: true }, reason: 'DATABASE_URL is set' },
  { installation: { origin: 'https://localhost:4000' }, reason: 'ORIGIN is on https' },
  { installation: { origin: 'https://invest.example.org' }, reason: 'ORIGIN is on https' },
  { installation: { origin: 'http://localhost.example.org' }, reason: 'ORIGIN is not on this machine' },
  { installation: { given: false }, reason: 'CAUCE_DEMO is off' },
  { installation: { given: true, hasOutsideDatabase: true, origin: 'https://invest.example.org' }, reason: undefined },
])('$installation is real because $reason', ({ installation, reason }) => {
  expect(reasonToBeReal({ ...trial, ...installation })).toBe(reason)
})

const real: Installation = { ...trial, hasOutsideDatabase: true }
const byHand: Installation = { ...real, given: true }

test.each<{ installation: Installation; state: DatabaseState; refusal: RegExp | undefined }>([
  { installation: trial, state: { isEmpty: true, mark: 'none' }, refusal: undefined },
  { installation: byHand, state: { isEmpty: false, mark: 'finished' }, refusal: undefined },
  { installation: byHand, state: { isEmpty: false, mark: 'unfinished' }, refusal: undefined },
  { installation: byHand, state: { isEmpty: false, mark: 'none' }, refusal: /cannot be one: set CAUCE_DEMO=false/ },
  { installation: trial, state: { isEmpty: false, mark: 'none' }, refusal: /cannot be one: set CAUCE_DEMO=false/ },
  { installation: real, state: { isEmpty: false, mark: 'none' }, refusal: undefined },
  {
    installation: real,
    state: { isEmpty: false, mark: 'finished' },
    refusal: /cannot be used for real \(DATABASE_URL/,
  },
  { installation: real, state: { isEmpty: false, mark: 'unfinished' }, refusal: /cannot be used for real/ },
])('$installation on $state is refused with $refusal', ({ installation, state, refusal }) => {
  expect(refusalOfDatabase(installation, state) ?? '').toMatch(refusal ?? /^$/)
})
