import { describe, expect, test } from 'vitest'
import {
  decideChange,
  decideNew,
  decideSetters,
  type BankAccountChange,
  type BankAccountFacts,
} from './bank-accounts.domain.ts'

const IBAN = 'ES9121000418450200051332'
const stored = (overrides: Partial<BankAccountFacts> = {}): BankAccountFacts => ({
  state: 'pending',
  account: IBAN,
  main: false,
  errorMessage: null,
  ...overrides,
})
const outcome = (facts: BankAccountFacts, change: BankAccountChange, isAdministrator = true) => {
  const decision = decideChange(facts, change, isAdministrator)
  return decision.ok ? decision.value : [decision.refusal.code, decision.refusal.path]
}

describe('a decision', () => {
  test.each<[title: string, facts: Partial<BankAccountFacts>, change: BankAccountChange, expected: unknown]>([
    ['is sent as status', {}, { status: 'valid' }, { state: 'valid', errorMessage: null }],
    [
      'comes with other changes',
      {},
      { state: 'valid', alias: 'Nómina', main: true },
      { state: 'valid', errorMessage: null, alias: 'Nómina', main: true },
    ],
    ['needs a message with an error', {}, { state: 'error' }, ['reason-required', 'errorMessage']],
    ['may be taken back', { state: 'valid' }, { state: 'pending' }, { state: 'pending', errorMessage: null }],
    ['may correct its message', { state: 'error' }, { errorMessage: 'Otro' }, { state: 'error', errorMessage: 'Otro' }],
    ['is not made by a message only', { state: 'valid' }, { errorMessage: 'No se lee' }, ['required', 'state']],
    ['is not made by a new alias', { state: 'error', main: true }, { alias: 'Casa' }, { alias: 'Casa' }],
    [
      'is not made by an empty message',
      { state: 'valid' },
      { errorMessage: null, alias: 'Nómina' },
      { alias: 'Nómina' },
    ],
  ])('%s', (_title, facts, change, expected) => {
    expect(outcome(stored(facts), change)).toStrictEqual(expected)
  })

  test.each<BankAccountChange>([{ state: 'valid' }, { status: 'error' }, { errorMessage: 'x' }])(
    'is limited to administrators: %j',
    (change) => {
      expect(outcome(stored(), change, false)).toEqual(['forbidden', undefined])
    },
  )
})

describe('the holder', () => {
  test.each<[title: string, facts: Partial<BankAccountFacts>, change: BankAccountChange, expected: unknown]>([
    ['may send main false for an account that is not the main one', {}, { main: false }, {}],
    [
      'may send back the decision as it was read',
      { state: 'error', errorMessage: 'No se lee' },
      { state: 'error', status: 'error', errorMessage: 'No se lee', alias: 'Casa' },
      { alias: 'Casa' },
    ],
    ['cannot remove the main flag from the main account', { main: true }, { main: false }, ['choice-invalid', 'main']],
    ['changes nothing with the same IBAN', { state: 'valid' }, { account: IBAN }, {}],
    [
      'needs a new validation with another IBAN',
      { state: 'valid' },
      { account: 'ES1' },
      { account: 'ES1', state: 'pending', errorMessage: null },
    ],
  ])('%s', (_title, facts, change, expected) => {
    expect(outcome(stored(facts), change, false)).toStrictEqual(expected)
  })
})

describe('a new account', () => {
  test.each<[title: string, body: BankAccountChange, isAdministrator: boolean, expected: unknown]>([
    ['is pending', {}, false, { state: 'pending', errorMessage: null }],
    ['is validated by the administrator who adds it', { state: 'valid' }, true, { state: 'valid', errorMessage: null }],
    [
      'is refused by the administrator who adds it',
      { status: 'error', errorMessage: 'x' },
      true,
      { state: 'error', errorMessage: 'x' },
    ],
    ['is not validated by its holder', { state: 'valid' }, false, 'forbidden'],
    ['is not refused without a reason', { state: 'error' }, true, 'reason-required'],
  ])('%s', (_title, body, isAdministrator, expected) => {
    const decision = decideNew(body, isAdministrator)
    expect(decision.ok ? decision.value : decision.refusal.code).toEqual(expected)
  })
})

describe('who set an account', () => {
  type Stored = Parameters<typeof decideSetters>[0]
  type Setting = Parameters<typeof decideSetters>[1]
  const NEW: Stored = {
    userId: 'ana',
    state: 'pending',
    enteredBy: null,
    validatedBy: null,
    isUnseen: false,
    isByOne: false,
  }
  const BY_TEA: Stored = { ...NEW, state: 'valid', enteredBy: 'tea', validatedBy: 'tea', isByOne: true }
  const by = (actorId: string, setting: Partial<Setting> = {}): Setting => ({
    ...{ actorId, hands: new Set([actorId]), isEntered: false, state: undefined, isUnseen: false },
    ...setting,
  })
  const puppetOf = (...hands: string[]) => ({ hands: new Set(['pup', ...hands]) })
  test.each<[what: string, stored: Stored, setting: Setting, expected: [string | null, string | null] | string]>([
    ['its holder', NEW, by('ana', { isEntered: true }), [null, null]],
    ['one alone', NEW, by('tea', { isEntered: true, state: 'valid' }), ['tea', 'tea']],
    ['the holder, validated by staff', NEW, by('tea', { state: 'valid' }), [null, 'tea']],
    ['one, confirmed by another', BY_TEA, by('alv', { state: 'valid' }), ['tea', 'alv']],
    ['one who says it again', BY_TEA, by('tea', { state: 'valid' }), ['tea', 'tea']],
    ['one, with an alias by another', BY_TEA, by('alv'), ['tea', 'tea']],
    [
      'two, and a third who says it again',
      { ...BY_TEA, validatedBy: 'alv', isByOne: false },
      by('eva', { state: 'valid' }),
      ['tea', 'alv'],
    ],
    ['one who takes it back', BY_TEA, by('tea', { state: 'pending' }), ['tea', null]],
    ['the holder again, with another IBAN', BY_TEA, by('ana', { isEntered: true, state: 'pending' }), [null, null]],
    ['one and their puppet', BY_TEA, by('pup', { ...puppetOf('tea'), state: 'valid' }), 'maker-is-checker'],
    ['one and the holder, who is an administrator', BY_TEA, by('ana', { state: 'valid' }), 'own-money'],
    ['one and the puppet of the holder', BY_TEA, by('pup', { ...puppetOf('ana'), state: 'valid' }), 'own-money'],
  ])('%s', (_what, account, setting, expected) => {
    const decision = decideSetters(account, setting)
    const { enteredBy, validatedBy } = decision.ok ? decision.value : {}
    expect(decision.ok ? [enteredBy, validatedBy] : decision.refusal.code).toEqual(expected)
  })

  const UNSEEN_BY_TEA: Stored = { ...NEW, state: 'valid', validatedBy: 'tea', isUnseen: true, isByOne: true }
  const unseen = { state: 'valid', isUnseen: true } as const
  test.each<{ what: string; stored: Stored; setting: Setting; isUnseen: boolean }>([
    { what: 'the first, unseen', stored: NEW, setting: by('tea', unseen), isUnseen: true },
    { what: 'the same, unseen again', stored: UNSEEN_BY_TEA, setting: by('tea', unseen), isUnseen: true },
    { what: 'a puppet', stored: UNSEEN_BY_TEA, setting: by('pup', { ...puppetOf('tea'), ...unseen }), isUnseen: true },
    { what: 'the same, seen', stored: UNSEEN_BY_TEA, setting: by('tea', { state: 'valid' }), isUnseen: false },
    { what: 'another one, unseen', stored: UNSEEN_BY_TEA, setting: by('alv', unseen), isUnseen: false },
    { what: 'who edits its alias', stored: UNSEEN_BY_TEA, setting: by('alv'), isUnseen: true },
    {
      what: 'its holder, with another IBAN',
      stored: UNSEEN_BY_TEA,
      setting: by('ana', { isEntered: true }),
      isUnseen: false,
    },
  ])('validated by $what: unseen $isUnseen', ({ stored: account, setting, isUnseen }) => {
    expect(decideSetters(account, setting)).toMatchObject({ ok: true, value: { isUnseen } })
  })
})
