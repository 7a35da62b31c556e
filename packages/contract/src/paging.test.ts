import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listQuery, page } from './paging.ts'
import { LARGEST_TAKE } from './page-sizes.ts'
import { fieldErrorsOf } from './problem.ts'

const query = listQuery(['createdAt', 'name'], { name: z.string().max(5).optional() })

test('every list parameter is optional', () => {
  expect(query.parse({})).toEqual({})
})

test('a list accepts filters besides paging and sorting', () => {
  const asked = { skip: 40, take: LARGEST_TAKE, orderBy: 'name', orderSide: 'asc', name: 'Gros' }
  expect(query.parse(asked)).toEqual(asked)
})

describe('a bad page is refused', () => {
  test.each([
    { asked: { skip: -1 }, path: 'skip', code: 'number-negative' },
    { asked: { skip: 0.5 }, path: 'skip', code: 'integer-invalid' },
    { asked: { skip: 1_000_001 }, path: 'skip', code: 'number-too-large' },
    { asked: { take: 0 }, path: 'take', code: 'number-too-small' },
    { asked: { take: LARGEST_TAKE + 1 }, path: 'take', code: 'number-too-large' },
    { asked: { take: 'many' }, path: 'take', code: 'number-invalid' },
    { asked: { orderBy: 'password' }, path: 'orderBy', code: 'order-unknown' },
    { asked: { orderSide: 'up' }, path: 'orderSide', code: 'choice-invalid' },
    { asked: { name: 'Zabaleta' }, path: 'name', code: 'text-too-long' },
    { asked: { surname: 'x' }, path: 'surname', code: 'unknown-field' },
  ])('$asked', ({ asked, path, code }) => {
    const { error } = query.safeParse(asked)
    expect(fieldErrorsOf(error!.issues, asked)).toEqual([expect.objectContaining({ path, code })])
  })
})

test('a page has only rows and the exact total', () => {
  const rows = page(z.string())
  expect(rows.parse({ data: ['a'], total: 7 })).toEqual({ data: ['a'], total: 7 })
  expect(rows.parse({ data: [], total: 0 })).toEqual({ data: [], total: 0 })
  expect(rows.safeParse({ data: [] }).success).toBe(false)
  expect(rows.safeParse({ data: [], total: 0, more: 1 }).success).toBe(false)
})

test.each([
  [0, true],
  [-1, false],
  [0.5, false],
])('a page accepts a total of %d rows: %s', (total, isPossible) => {
  expect(page(z.string()).safeParse({ data: [], total }).success).toBe(isPossible)
})
