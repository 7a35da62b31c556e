import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { listQuery, MAXIMUM_TAKE, page } from './paging.ts'
import { fieldErrorsOf } from './problem.ts'

const query = listQuery(['createdAt', 'name'], { name: z.string().max(5).optional() })

test('a list may be asked for without any parameter', () => {
  expect(query.parse({})).toEqual({})
})

test('a list takes its filters beside paging and order', () => {
  const asked = { skip: 40, take: MAXIMUM_TAKE, orderBy: 'name', orderSide: 'asc', name: 'Gros' }
  expect(query.parse(asked)).toEqual(asked)
})

describe('a bad page is refused', () => {
  test.each([
    [{ skip: -1 }, 'skip', 'number-negative'],
    [{ skip: 0.5 }, 'skip', 'integer-invalid'],
    [{ skip: 1_000_001 }, 'skip', 'number-too-large'],
    [{ take: 0 }, 'take', 'number-too-small'],
    [{ take: MAXIMUM_TAKE + 1 }, 'take', 'number-too-large'],
    [{ take: 'many' }, 'take', 'number-invalid'],
    [{ orderBy: 'password' }, 'orderBy', 'choice-invalid'],
    [{ orderSide: 'up' }, 'orderSide', 'choice-invalid'],
    [{ name: 'Zabaleta' }, 'name', 'text-too-long'],
    [{ surname: 'x' }, 'surname', 'unknown-field'],
  ])('%j', (asked, path, code) => {
    const { error } = query.safeParse(asked)
    expect(fieldErrorsOf(error!.issues, asked)).toEqual([expect.objectContaining({ path, code })])
  })
})

test('a page carries rows and the exact total, and nothing else', () => {
  const rows = page(z.string())
  expect(rows.parse({ data: ['a'], total: 7 })).toEqual({ data: ['a'], total: 7 })
  expect(rows.safeParse({ data: [] }).success).toBe(false)
  expect(rows.safeParse({ data: [], total: 0, next: 1 }).success).toBe(false)
})
