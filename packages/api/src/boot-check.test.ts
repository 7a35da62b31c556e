import { api, type Endpoint } from '@cauce/contract'
import { expect, test } from 'vitest'
import { bind } from './http/bind.ts'
import { expectWholeContract } from './boot-check.ts'

const list: Endpoint = api.countries.list
const other: Endpoint = { ...list, operation: 'countries.other', path: '/v1/misc/others' }
const nothing = async () => undefined as never
const moduleOf = (name: string, ...endpoints: readonly Endpoint[]) => ({
  name,
  routes: endpoints.map((endpoint) => bind(endpoint, nothing)),
})

test('an API that binds every call once starts', () => {
  expect(() =>
    expectWholeContract([moduleOf('countries', list), moduleOf('others', other)], [list, other]),
  ).not.toThrow()
})

test('a call that no module binds is named', () => {
  expect(() => expectWholeContract([moduleOf('countries', list)], [list, other])).toThrow(
    'countries.other (GET /v1/misc/others) is bound by no module',
  )
})

test('a call that two modules bind is named with both', () => {
  expect(() => expectWholeContract([moduleOf('one', list), moduleOf('two', list)], [list])).toThrow(
    'countries.list (GET /v1/misc/countries) is bound 2 times, by one and two.',
  )
})

test('a call that is missing from the registry is named', () => {
  expect(() => expectWholeContract([moduleOf('countries', list, other)], [list])).toThrow(
    "not in the contract's registry",
  )
})

test('a permission that the table does not have is named', () => {
  const unguarded = { ...list, permission: 'countries.guess' } as unknown as Endpoint
  expect(() => expectWholeContract([moduleOf('countries', unguarded)], [unguarded])).toThrow(
    'names the permission countries.guess, which the table gives to nobody.',
  )
})

test('all mistakes are reported together, one on each line', () => {
  const unguarded = { ...other, permission: 'countries.guess' } as unknown as Endpoint
  expect(() => expectWholeContract([], [list, unguarded])).toThrow(
    /countries\.list.*\ncountries\.other.*\ncountries\.other/,
  )
})
