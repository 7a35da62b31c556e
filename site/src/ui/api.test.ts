import { expect, it } from 'vitest'
import { problemOf } from './api.ts'

it('keeps the problem that the API answers', () => {
  const problem = { type: 'about:blank', title: 'x', status: 409, code: 'money-remains' }
  expect(problemOf(problem, 409)).toBe(problem)
})

it.each([
  { error: '<html>', status: 502, code: 'unavailable' },
  { error: null, status: 503, code: 'unavailable' },
  { error: undefined, status: 500, code: 'unexpected' },
  { error: { message: 'x' }, status: 504, code: 'unexpected' },
])('makes a problem of what a proxy answers with $status', ({ error, status, code }) => {
  expect(problemOf(error, status)).toMatchObject({ status, code })
})
