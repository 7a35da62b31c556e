import { expect, test } from 'vitest'
import { answersTo, type AnsweredPayment } from './answer-to-batch.domain.ts'

test.each<{ name: string; states: AnsweredPayment['state'][]; answers: string[] }>([
  {
    name: 'refuses the last of several payments',
    states: ['released', 'released', 'released'],
    answers: ['ACCP', 'ACCP', 'RJCT'],
  },
  { name: 'accepts the only payment', states: ['released'], answers: ['ACCP'] },
  {
    name: 'refused payments stay refused',
    states: ['refused', 'accepted', 'accepted'],
    answers: ['RJCT', 'ACCP', 'ACCP'],
  },
  { name: 'the only payment stays refused', states: ['refused'], answers: ['RJCT'] },
  {
    name: 'does not refuse executed payments',
    states: ['accepted', 'released', 'executed'],
    answers: ['ACCP', 'RJCT', 'ACCP'],
  },
  { name: 'refuses no executed payments', states: ['executed', 'returned'], answers: ['ACCP', 'ACCP'] },
])('$name', ({ states, answers }) => {
  const payments = states.map((state, index) => ({ endToEndId: `A${index}`, state }))
  expect(answersTo(payments).map(({ status }) => status)).toEqual(answers)
  expect(answersTo(payments).map(({ endToEndId }) => endToEndId)).toEqual(payments.map(({ endToEndId }) => endToEndId))
})
