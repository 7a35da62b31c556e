import { expect, test } from 'vitest'
import { z } from 'zod'
import { listQuery } from './paging.ts'
import { LARGEST_TAKE } from './page-sizes.ts'
import { fieldErrorsOf } from './problem.ts'

const query = listQuery(['createdAt', 'name'], { name: z.string().max(5).optional() })

test('a list accepts filters besides paging and sorting', () => {
  const asked = { skip: 40, take: LARGEST_TAKE, orderBy: 'name', orderSide: 'asc', name: 'Gros' }
  expect(query.parse(asked)).toEqual(asked)
})

test.each([
  { asked: { take: LARGEST_TAKE + 1 }, path: 'take', code: 'number-too-large' },
  { asked: { orderBy: 'password' }, path: 'orderBy', code: 'order-unknown' },
  { asked: { surname: 'x' }, path: 'surname', code: 'unknown-field' },
])('a bad page is refused: $asked', ({ asked, path, code }) => {
  const { error } = query.safeParse(asked)
  expect(fieldErrorsOf(error!.issues, asked)).toEqual([expect.objectContaining({ path, code })])
})
