import { expect, test } from 'vitest'
import { idOf } from '@cauce/client/testing/records.ts'
import type { TransactionRecord } from '../../providers/records.ts'
import { kindOfApproval, sumsOf, type Answer, type AnswerKind } from './answers.ts'
import type { MarkedItem } from './queue.ts'

const rowOf = (number: number, kind: 'income' | 'withdraw', amount: string) =>
  ({ key: String(number), kind, who: 'Olga Prat', record: { id: idOf(number), type: kind, amount } }) as MarkedItem
const answerOf = (kind: AnswerKind, item: MarkedItem): Answer => ({ item, kind, words: '' })

test('amounts are added up by what became of them, those that come in and those that go out with their sign', () => {
  const answers = [
    answerOf('done', rowOf(1, 'income', '100.10')),
    answerOf('refused', rowOf(2, 'income', '7.00')),
    answerOf('done', rowOf(3, 'withdraw', '40.00')),
    answerOf('half', rowOf(4, 'income', '20000.00')),
  ]
  expect(sumsOf(answers)).toEqual([
    { kind: 'done', count: 2, sum: '60.10' },
    { kind: 'half', count: 1, sum: '20000.00' },
    { kind: 'refused', count: 1, sum: '7.00' },
  ])
})

test('rows that are not about money have a number and no sum', () => {
  const identity = { key: 'a', kind: 'verification', who: 'Eva Luna', record: { id: idOf(9) } } as MarkedItem
  expect(sumsOf([answerOf('done', identity)])).toEqual([{ kind: 'done', count: 1, sum: undefined }])
})

test.each([
  { status: 'completed', kind: 'done' },
  { status: 'pending', kind: 'half' },
] as const)('an approval that leaves a movement $status is $kind', ({ status, kind }) => {
  expect(kindOfApproval({ status } as TransactionRecord)).toBe(kind)
})
