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
  test.each<{ title: string; facts: Partial<BankAccountFacts>; change: BankAccountChange; expected: unknown }>([
    {
      title: 'is sent as state',
      facts: {},
      change: { state: 'valid' },
      expected: { state: 'valid', errorMessage: null },
    },
    {
      title: 'is sent as status',
      facts: {},
      change: { status: 'valid' },
      expected: { state: 'valid', errorMessage: null },
    },
    {
      title: 'comes with other changes',
      facts: {},
      change: { state: 'valid', alias: 'Nómina', main: true },
      expected: { state: 'valid', errorMessage: null, alias: 'Nómina', main: true },
    },
    {
      title: 'needs a message with an error',
      facts: {},
      change: { state: 'error' },
      expected: ['reason-required', 'errorMessage'],
    },
    {
      title: 'takes a message with an error',
      facts: {},
      change: { state: 'error', errorMessage: 'No se lee' },
      expected: { state: 'error', errorMessage: 'No se lee' },
    },
    {
      title: 'may be taken back',
      facts: { state: 'valid' },
      change: { state: 'pending' },
      expected: { state: 'pending', errorMessage: null },
    },
    {
      title: 'may correct its message',
      facts: { state: 'error' },
      change: { errorMessage: 'Otro' },
      expected: { state: 'error', errorMessage: 'Otro' },
    },
    {
      title: 'is not made by a message only',
      facts: { state: 'valid' },
      change: { errorMessage: 'No se lee' },
      expected: ['required', 'state'],
    },
    {
      title: 'is not made by a new alias',
      facts: { state: 'error', main: true },
      change: { alias: 'Casa' },
      expected: { alias: 'Casa' },
    },
    {
      title: 'is not made by an empty message',
      facts: { state: 'valid' },
      change: { errorMessage: null, alias: 'Nómina' },
      expected: { alias: 'Nómina' },
    },
  ])('$title', ({ facts, change, expected }) => {
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
  test.each<{ title: string; facts: Partial<BankAccountFacts>; change: BankAccountChange; expected: unknown }>([
    { title: 'makes an account the main one', facts: {}, change: { main: true }, expected: { main: true } },
    {
      title: 'may send main false for an account that is not the main one',
      facts: {},
      change: { main: false },
      expected: {},
    },
    {
      title: 'may send back the decision as it was read',
      facts: { state: 'error', errorMessage: 'No se lee' },
      change: { state: 'error', status: 'error', errorMessage: 'No se lee', alias: 'Casa' },
      expected: { alias: 'Casa' },
    },
    {
      title: 'cannot remove the main flag from the main account',
      facts: { main: true },
      change: { main: false },
      expected: ['choice-invalid', 'main'],
    },
    {
      title: 'changes nothing with the same IBAN',
      facts: { state: 'valid' },
      change: { account: IBAN },
      expected: {},
    },
    {
      title: 'needs a new validation with another IBAN',
      facts: { state: 'valid' },
      change: { account: 'ES1' },
      expected: { account: 'ES1', state: 'pending', errorMessage: null },
    },
  ])('$title', ({ facts, change, expected }) => {
    expect(outcome(stored(facts), change, false)).toStrictEqual(expected)
  })
})

describe('a new account', () => {
  test.each<{ title: string; body: BankAccountChange; isAdministrator: boolean; expected: unknown }>([
    { title: 'is pending', body: {}, isAdministrator: false, expected: { state: 'pending', errorMessage: null } },
    {
      title: 'is pending also when an administrator adds it',
      body: {},
      isAdministrator: true,
      expected: { state: 'pending', errorMessage: null },
    },
    {
      title: 'is validated by the administrator who adds it',
      body: { state: 'valid' },
      isAdministrator: true,
      expected: { state: 'valid', errorMessage: null },
    },
    {
      title: 'is refused by the administrator who adds it',
      body: { status: 'error', errorMessage: 'x' },
      isAdministrator: true,
      expected: { state: 'error', errorMessage: 'x' },
    },
    {
      title: 'is not validated by its holder',
      body: { state: 'valid' },
      isAdministrator: false,
      expected: 'forbidden',
    },
    {
      title: 'is not refused without a reason',
      body: { state: 'error' },
      isAdministrator: true,
      expected: 'reason-required',
    },
  ])('$title', ({ body, isAdministrator, expected }) => {
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
  test.each<{ what: string; stored: Stored; setting: Setting; expected: [string | null, string | null] | string }>([
    { what: 'its holder', stored: NEW, setting: by('ana', { isEntered: true }), expected: [null, null] },
    { what: 'staff', stored: NEW, setting: by('tea', { isEntered: true }), expected: ['tea', null] },
    {
      what: 'one alone',
      stored: NEW,
      setting: by('tea', { isEntered: true, state: 'valid' }),
      expected: ['tea', 'tea'],
    },
    {
      what: 'the holder, validated by staff',
      stored: NEW,
      setting: by('tea', { state: 'valid' }),
      expected: [null, 'tea'],
    },
    {
      what: 'one, confirmed by another',
      stored: BY_TEA,
      setting: by('alv', { state: 'valid' }),
      expected: ['tea', 'alv'],
    },
    { what: 'one who says it again', stored: BY_TEA, setting: by('tea', { state: 'valid' }), expected: ['tea', 'tea'] },
    { what: 'one, with an alias by another', stored: BY_TEA, setting: by('alv'), expected: ['tea', 'tea'] },
    {
      what: 'two, and a third who says it again',
      stored: { ...BY_TEA, validatedBy: 'alv', isByOne: false },
      setting: by('eva', { state: 'valid' }),
      expected: ['tea', 'alv'],
    },
    {
      what: 'one who takes it back',
      stored: BY_TEA,
      setting: by('tea', { state: 'pending' }),
      expected: ['tea', null],
    },
    {
      what: 'the holder again, with another IBAN',
      stored: BY_TEA,
      setting: by('ana', { isEntered: true, state: 'pending' }),
      expected: [null, null],
    },
    {
      what: 'one and their puppet',
      stored: BY_TEA,
      setting: by('pup', { ...puppetOf('tea'), state: 'valid' }),
      expected: 'maker-is-checker',
    },
    {
      what: 'one and the holder, who is an administrator',
      stored: BY_TEA,
      setting: by('ana', { state: 'valid' }),
      expected: 'own-money',
    },
    {
      what: 'one and the puppet of the holder',
      stored: BY_TEA,
      setting: by('pup', { ...puppetOf('ana'), state: 'valid' }),
      expected: 'own-money',
    },
  ])('$what', ({ stored: account, setting, expected }) => {
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
