import { expect, test, describe } from 'vitest'
import { z } from 'zod'
import { bindRows } from './bind.ts'
import { outcomeOf, Said, startThings, thing } from './testing/things.ts'
import fc from 'fast-check'
import { isDeeperThan } from './raw-body.ts'

const rows = thing({ path: '/v1/owners/{ownerId}/things', params: z.object({ ownerId: z.string() }), output: z.any() })
const row = thing({
  path: '/v1/owners/{ownerId}/things/{id}',
  params: z.object({ ownerId: z.string(), id: z.string() }),
  output: Said,
})
test.each([
  { name: 'its own code', errors: ['customer-not-accessible'] as const, code: 'customer-not-accessible' },
  { name: 'not-found', errors: [] as const, code: 'not-found' },
])('a single row is read from its list, and a missing one is answered with $name', async (given) => {
  const asked: unknown[] = []
  const one = { ...row, errors: [...given.errors] }
  const bound = bindRows(rows, one, (({ actor, query }: { actor: unknown; query: { ids?: string[] } }) => {
    asked.push([actor !== undefined, query.ids])
    return { data: query.ids?.[0] === '7' ? [{ said: 'seven' }] : [] }
  }) as never)
  const things = await startThings(bound)
  expect((await things.call(one, { params: { ownerId: '1', id: '7' } })).body).toEqual({ said: 'seven' })
  expect(outcomeOf(await things.call(one, { params: { ownerId: '1', id: '8' } }))).toBe(given.code)
  expect((await things.call(rows, { params: { ownerId: '1' } })).body).toEqual({ data: [] })
  expect(asked).toEqual([
    [true, ['7']],
    [true, ['8']],
    [true, undefined],
  ])
})

const bytesOf = (text: string) => Buffer.from(text)

describe('a JSON text is deeper than two levels', () => {
  test.each([
    { json: '[[1]]', expected: false },
    { json: '[[[1]]]', expected: true },
    { json: '{"a":[{}]}', expected: true },
    { json: '[[],[],[[]]]', expected: true },
    { json: '[[],[],[]]', expected: false },
    { json: '["[[["]', expected: false },
    { json: String.raw`["\"[[["]`, expected: false },
    { json: String.raw`["\\",[[`, expected: true },
    { json: '', expected: false },
  ])('$json: $expected', ({ json, expected }) => {
    expect(isDeeperThan(bytesOf(json), 2)).toBe(expected)
  })

  test('for any JSON value', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        const bytes = bytesOf(JSON.stringify(value))
        const depth = depthOf(value)
        return !isDeeperThan(bytes, depth) && (depth === 0 || isDeeperThan(bytes, depth - 1))
      }),
    )
  })
})
