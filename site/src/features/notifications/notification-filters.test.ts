import { expect, test } from 'vitest'
import { addressOf, parseFilters, queryOf } from './notification-filters.ts'

const path = '/user/notifications'

test.each([
  ['', path],
  ['read=false', `${path}?read=false`],
  ['read=false&page=3', `${path}?read=false&page=3`],
  ['read=true', path],
  ['page=0', path],
  ['page=99999', path],
  ['page=9999', `${path}?page=1000`],
  ['page=two&other=1', path],
])('%s is shown at %s', (query, address) => {
  expect(addressOf(path, parseFilters(new URLSearchParams(query)))).toBe(address)
})

test('queries the page of the address, latest first', () => {
  const latest = { orderBy: 'createdAt', orderSide: 'desc', take: 20 }
  expect(queryOf(parseFilters(new URLSearchParams('page=3')))).toEqual({ ...latest, skip: 40 })
  expect(queryOf(parseFilters(new URLSearchParams('read=false')))).toEqual({ ...latest, skip: 0, read: false })
})
