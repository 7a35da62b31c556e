import { expect, test } from 'vitest'
import { answersTo, type AnsweredPayment } from './answer-to-batch.domain.ts'

test.each<{ name: string; states: AnsweredPayment['state'][]; answers: string[] }>([
  {
    name: 'the last of several is refused',
    states: ['released', 'released', 'released'],
    answers: ['ACCP', 'ACCP', 'RJCT'],
  },
  { name: 'the only one is accepted', states: ['released'], answers: ['ACCP'] },
  {
    name: 'what was refused stays refused',
    states: ['refused', 'accepted', 'accepted'],
    answers: ['RJCT', 'ACCP', 'ACCP'],
  },
  { name: 'the only one that was refused stays so', states: ['refused'], answers: ['RJCT'] },
  {
    name: 'what was paid is not refused',
    states: ['accepted', 'released', 'executed'],
    answers: ['ACCP', 'RJCT', 'ACCP'],
  },
  { name: 'when all were paid none is refused', states: ['executed', 'returned'], answers: ['ACCP', 'ACCP'] },
])('$name', ({ states, answers }) => {
  const payments = states.map((state, index) => ({ endToEndId: `A${index}`, state }))
  expect(answersTo(payments).map(({ status }) => status)).toEqual(answers)
  expect(answersTo(payments).map(({ endToEndId }) => endToEndId)).toEqual(payments.map(({ endToEndId }) => endToEndId))
})
