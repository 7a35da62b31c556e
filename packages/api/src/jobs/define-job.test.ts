import { expect, test } from 'vitest'
import { z } from 'zod'
import { bindJob, defineJob, expectEveryJobBound } from './define-job.ts'

const greet = defineJob({ name: 'greet', payload: z.object({ name: z.string() }) })
const bound = bindJob(greet, async () => {})

test('two jobs of one name are refused at definition', () => {
  expect(() => defineJob({ name: 'greet', payload: z.object({}) })).toThrow('Two jobs are called greet.')
})

test('a handler gets the decoded payload, and never an invalid one', async () => {
  const names: string[] = []
  const { handle } = bindJob(greet, async ({ name }) => void names.push(name))
  await handle({ name: 'Ana', more: true })
  await expect(handle({ name: 5 })).rejects.toThrow(z.ZodError)
  expect(names).toEqual(['Ana'])
})

test.each([
  { what: 'no handler', modules: [], says: 'The job greet has 0 handlers (none).' },
  {
    what: 'two handlers',
    modules: [
      { name: 'first', jobs: [bound] },
      { name: 'second', jobs: [bound] },
    ],
    says: 'The job greet has 2 handlers (first, second).',
  },
])('a job with $what stops the start', ({ modules, says }) => {
  expect(() => expectEveryJobBound(modules, [greet])).toThrow(says)
})

test('a job with one handler does not stop the start', () => {
  expect(() => expectEveryJobBound([{ name: 'first', jobs: [bound] }], [greet])).not.toThrow()
})
