import { expect, test } from 'vitest'
import { z } from 'zod'
import { bindRows } from './bind.ts'
import { outcomeOf, Said, startThings, thing } from './testing/things.ts'

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
