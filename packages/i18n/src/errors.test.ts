import * as contract from '@cauce/contract'
import { errors as catalogue, type ErrorCode } from '@cauce/contract/errors.ts'
import { describe, expect, test } from 'vitest'
import { en } from './en/index.ts'
import { es } from './es/index.ts'

const codes = Object.keys(catalogue) as ErrorCode[]
const placeholdersOf = (message: string) => [...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name!).toSorted()
const paramsOf = (code: ErrorCode) => [...((catalogue[code] as { params?: readonly string[] }).params ?? [])].toSorted()

describe.each(codes)('the refusal %s', (code) => {
  test('is told in both languages with all of its params and no other', () => {
    expect(placeholdersOf(es.errors[code])).toEqual(paramsOf(code))
    expect(placeholdersOf(en.errors[code])).toEqual(paramsOf(code))
  })
})

describe('the words that handbook chapter 18 fixes are those words', () => {
  test.each([
    ['required', 'Required.'],
    ['iban-invalid', 'The IBAN is invalid.'],
    ['date-invalid', 'The date is incorrect.'],
    ['underage', 'You must be at least 18 years old.'],
    ['url-exists', 'URL already exists'],
    ['identification-exists', 'The document already exists.'],
    ['promotion-overlaps', 'The selected period already exists.'],
    ['investing-not-possible', 'Investing is not possible at this stage.'],
    ['amount-not-positive', 'The amount must be greater than zero.'],
    ['wallet-insufficient', 'The wallet balance is not enough.'],
    ['wallet-not-created', 'Could not create wallet'],
    ['otp-not-configured', 'OTP not configured'],
    ['verification-start-failed', 'There was an error starting the verification process'],
    ['page-not-found', "Sorry, we couldn't find the page you were looking for"],
  ] as const)('%s', (code, words) => {
    expect(en.errors[code]).toBe(words)
  })

  test.each([
    ['above-available-balance', 'The amount must not exceed the available balance in the wallet.'],
    ['unexpected', 'An error occurred'],
  ] as const)('%s begins with them', (code, words) => {
    expect(en.errors[code].startsWith(words)).toBe(true)
  })

  test('of tickets, which are told as notices', () => {
    expect([en.tickets.created, en.tickets.createFailed]).toEqual([
      'The ticket has been created successfully.',
      'There was an error creating the ticket.',
    ])
  })

  test('in Spanish too', () => {
    expect(es.errors.required).toBe('Requerido.')
    expect(en.orders.createFailed).toBe(
      'The investment could not be completed successfully. Please try again later or contact support.',
    )
  })
})

test.each(Object.keys(contract.mailTemplates) as contract.MailTemplate[])(
  'the mail %s interpolates exactly its parameters, in both languages',
  (template) => {
    const parameters = Object.keys(contract.mailTemplates[template].params).toSorted()
    for (const { mails } of [es, en]) {
      const used = new Set(placeholdersOf(JSON.stringify(mails.templates[template])))
      expect([...used].toSorted()).toEqual(parameters)
    }
  },
)

test('every state of every lifecycle has its word for the refusal that tells it', () => {
  const states = (Object.values(contract) as unknown[]).flatMap((value) =>
    typeof value === 'object' && value !== null && 'transitions' in value && 'states' in value
      ? (value.states as readonly string[])
      : [],
  )
  expect(states.length).toBeGreaterThan(20)
  expect(states.filter((state) => !Object.hasOwn(es.errorWords.state, state))).toEqual([])
})
