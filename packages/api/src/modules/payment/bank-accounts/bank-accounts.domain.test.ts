import { describe, expect, test } from 'vitest'
import { decideChange, decideNew, type BankAccountChange, type BankAccountFacts } from './bank-accounts.domain.ts'

const IBAN = 'ES9121000418450200051332'
const stored = (overrides: Partial<BankAccountFacts> = {}): BankAccountFacts => ({
  state: 'pending',
  account: IBAN,
  main: false,
  ...overrides,
})
const outcome = (facts: BankAccountFacts, change: BankAccountChange, isAdministrator = true) => {
  const decision = decideChange(facts, change, isAdministrator)
  return decision.ok ? decision.value : [decision.refusal.code, decision.refusal.path]
}

describe('a decision', () => {
  test.each<[string, Partial<BankAccountFacts>, BankAccountChange, unknown]>([
    ['is told by state', {}, { state: 'valid' }, { state: 'valid', errorMessage: null }],
    ['or by status', {}, { status: 'valid' }, { state: 'valid', errorMessage: null }],
    ['needs a message with an error', {}, { state: 'error' }, ['reason-required', 'errorMessage']],
    ['has it', {}, { state: 'error', errorMessage: 'No se lee' }, { state: 'error', errorMessage: 'No se lee' }],
    ['may be taken back', { state: 'valid' }, { state: 'pending' }, { state: 'pending', errorMessage: null }],
    ['may correct its message', { state: 'error' }, { errorMessage: 'Otro' }, { state: 'error', errorMessage: 'Otro' }],
    ['is not made by a message alone', { state: 'valid' }, { errorMessage: 'No se lee' }, ['required', 'state']],
    [
      'is not made by an empty message',
      { state: 'valid' },
      { errorMessage: null, alias: 'Nómina' },
      { alias: 'Nómina' },
    ],
  ])('%s', (_, facts, change, expected) => {
    expect(outcome(stored(facts), change)).toEqual(expected)
  })

  test.each<BankAccountChange>([{ state: 'valid' }, { status: 'error' }, { errorMessage: 'x' }])(
    'is the administrator’s: %j',
    (change) => {
      expect(outcome(stored(), change, false)).toEqual(['forbidden', undefined])
    },
  )
})

describe('the holder', () => {
  test.each<[string, Partial<BankAccountFacts>, BankAccountChange, unknown]>([
    ['makes an account the main one', {}, { main: true }, { main: true }],
    ['may say that it is not what it is not', {}, { main: false }, {}],
    ['does not leave themselves without a main one', { main: true }, { main: false }, ['choice-invalid', 'main']],
    ['says nothing new with the same IBAN', { state: 'valid' }, { account: IBAN }, {}],
    [
      'waits again with another IBAN',
      { state: 'valid' },
      { account: 'ES1' },
      { account: 'ES1', state: 'pending', errorMessage: null },
    ],
  ])('%s', (_, facts, change, expected) => {
    expect(outcome(stored(facts), change, false)).toEqual(expected)
  })
})

describe('a new account', () => {
  test.each<[string, BankAccountChange, boolean, unknown]>([
    ['waits', {}, false, { state: 'pending', errorMessage: null }],
    ['waits also when an administrator adds it', {}, true, { state: 'pending', errorMessage: null }],
    ['may be validated by who adds it', { state: 'valid' }, true, { state: 'valid', errorMessage: null }],
    ['may be refused at once', { status: 'error', errorMessage: 'x' }, true, { state: 'error', errorMessage: 'x' }],
    ['is not validated by its holder', { state: 'valid' }, false, 'forbidden'],
    ['is not refused without a reason', { state: 'error' }, true, 'reason-required'],
  ])('%s', (_, body, isAdministrator, expected) => {
    const decision = decideNew(body, isAdministrator)
    expect(decision.ok ? decision.value : decision.refusal.code).toEqual(expected)
  })
})
