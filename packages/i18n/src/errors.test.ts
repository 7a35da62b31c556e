import * as contract from '@cauce/contract'
import { errors as catalogue, type ErrorCode } from '@cauce/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import * as en from './en/index.ts'
import * as es from './es/index.ts'

const codes = Object.keys(catalogue) as ErrorCode[]
const placeholdersOf = (message: string) => [...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name!).toSorted()
const paramsOf = (code: ErrorCode) => [...((catalogue[code] as { params?: readonly string[] }).params ?? [])].toSorted()

describe.each(codes)('the refusal %s', (code) => {
  test('has a message in both languages with exactly its params', () => {
    expect(placeholdersOf(es.errors[code])).toEqual(paramsOf(code))
    expect(placeholdersOf(en.errors[code])).toEqual(paramsOf(code))
  })
})

describe('messages have the words fixed by handbook chapter 18', () => {
  test.each([
    { code: 'required', words: 'Required.' },
    { code: 'iban-invalid', words: 'The IBAN is invalid. For example: ES91 2100 0418 4502 0005 1332.' },
    { code: 'date-invalid', words: 'The date is incorrect.' },
    { code: 'underage', words: 'You must be at least 18 years old.' },
    { code: 'url-exists', words: 'URL already exists' },
    { code: 'identification-exists', words: 'The document already exists.' },
    { code: 'promotion-overlaps', words: 'The selected period already exists.' },
    { code: 'investing-not-possible', words: 'Investing is not possible at this stage.' },
    { code: 'amount-not-positive', words: 'The amount must be greater than zero.' },
    { code: 'wallet-insufficient', words: 'The wallet balance is not enough.' },
    { code: 'wallet-not-created', words: 'Could not create wallet' },
    { code: 'otp-not-configured', words: 'OTP not configured' },
    { code: 'verification-start-failed', words: 'There was an error starting the verification process' },
    { code: 'page-not-found', words: "Sorry, we couldn't find the page you were looking for" },
  ] as const)('$code', ({ code, words }) => {
    expect(en.errors[code]).toBe(words)
  })

  test.each([
    { code: 'above-available-balance', words: 'The amount must not exceed the available balance in the wallet.' },
    { code: 'unexpected', words: 'An error occurred' },
  ] as const)('$code begins with the fixed words', ({ code, words }) => {
    expect(en.errors[code].startsWith(words)).toBe(true)
  })

  test('of the notices of tickets', () => {
    expect([en.tickets.created, en.tickets.createFailed]).toEqual([
      'The ticket has been created successfully.',
      'There was an error creating the ticket.',
    ])
  })

  test('in Spanish', () => {
    expect(es.errors.required).toBe('Requerido.')
    expect(en.orders.createFailed).toBe(
      'The investment could not be completed successfully. Please try again later or contact support.',
    )
  })
})

test.each(Object.keys(contract.mailTemplates) as contract.MailTemplate[])(
  'the mail %s interpolates exactly its parameters, in both languages',
  (template) => {
    // English versions stand where the words name the Spanish ones, and a code is drawn below the words.
    const isNamed = ([, kind]: readonly [string, string]) => kind !== 'English or nothing' && kind !== 'QR code'
    const parameters = Object.entries(contract.mailTemplates[template].params)
      .filter(isNamed)
      .map(([name]) => name)
      .toSorted()
    for (const { mails } of [es, en]) {
      const used = new Set(placeholdersOf(JSON.stringify(mails.templates[template])))
      expect([...used].toSorted()).toEqual(parameters)
    }
  },
)

test('every state of every lifecycle has a word for refusals', () => {
  const states = (Object.values(contract) as unknown[]).flatMap((value) =>
    typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value
      ? (value.states as readonly string[])
      : [],
  )
  expect(states.length).toBeGreaterThan(20)
  expect(states.filter((state) => !Object.hasOwn(es.errorWords.state, state))).toEqual([])
})
