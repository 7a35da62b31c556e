import { expect, test } from 'vitest'
import { decideTaskState } from './user-tasks.domain.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const earlier = new Date('2026-11-19T09:00:00.000Z')
const by = { userId: 'carmen', now }
const open = { state: 'open', doneAt: null, doneById: null } as const
const done = { state: 'done', doneAt: earlier, doneById: 'pau' } as const

test.each([
  { fact: 'an open task is finished by the person who marks it', task: open, wanted: 'done' },
  { fact: 'an open task stays open', task: open, wanted: 'open' },
  { fact: 'a finished task keeps who finished it first', task: done, wanted: 'done' },
  { fact: 'a reopened task no longer has who finished it', task: done, wanted: 'open' },
] as const)('$fact', ({ task, wanted }) => {
  const expected =
    wanted === 'open' ? open : task.state === 'done' ? done : { state: 'done', doneAt: now, doneById: 'carmen' }
  expect(decideTaskState(task, wanted, by)).toEqual({ ok: true, value: expected })
})
