import { describe, expect, test } from 'vitest'
import { constraintOf, isUnavailable, sqlStateOf, unavailabilityOf } from './failures.ts'

const failed = (code: string) => Object.assign(new Error('It failed.'), { code, constraint: 'users_email_key' })

describe('a statement that may be tried again', () => {
  test.each([
    { code: '08006', why: 'connection-lost' },
    { code: '57P01', why: 'connection-lost' },
    { code: '25006', why: 'connection-lost' },
    { code: '40003', why: 'connection-lost' },
    { code: 'ECONNRESET', why: 'connection-lost' },
    { code: '55P03', why: 'lock-wait' },
    { code: '57014', why: 'time-limit' },
    { code: '25P04', why: 'time-limit' },
    { code: '53100', why: 'resources' },
  ])('by the code $code: $why', ({ code, why }) => {
    expect(unavailabilityOf(failed(code))).toBe(why)
    expect(unavailabilityOf(new Error('Failed query', { cause: failed(code) }))).toBe(why)
    expect(isUnavailable(failed(code))).toBe(true)
  })

  test.each([
    { words: 'timeout exceeded when trying to connect', why: 'connection-wait' },
    { words: 'Query read timeout', why: 'time-limit' },
    { words: 'Connection terminated unexpectedly', why: 'connection-lost' },
    { words: 'Client was closed and is not queryable', why: 'connection-lost' },
  ])('by the words $words: $why', ({ words, why }) => {
    expect(unavailabilityOf(new Error(words))).toBe(why)
    expect(unavailabilityOf(new Error('Failed query', { cause: new Error(words) }))).toBe(why)
  })
})

describe('a statement failed for good', () => {
  test.each([
    { what: 'a violated rule', error: failed('23505') },
    { what: 'a mistake in the statement', error: failed('42601') },
    {
      what: 'an error code beats the words of a lost connection',
      error: Object.assign(new Error('connection terminated'), { code: '42601' }),
    },
    { what: 'no error at all', error: 'Connection terminated' },
    { what: 'nothing', error: undefined },
  ])('$what', ({ error }) => {
    expect(unavailabilityOf(error)).toBeUndefined()
    expect(isUnavailable(error)).toBe(false)
  })
})

test("the code and constraint are read from the driver's error, also when it is wrapped", () => {
  const wrapped = new Error('Failed query', { cause: failed('23505') })
  for (const error of [failed('23505'), wrapped])
    expect([sqlStateOf(error), constraintOf(error)]).toEqual(['23505', 'users_email_key'])
  for (const error of [new Error('x'), new Error('x', { cause: 'text' }), { code: '23505' }, undefined])
    expect([sqlStateOf(error), constraintOf(error)]).toEqual([undefined, undefined])
})
