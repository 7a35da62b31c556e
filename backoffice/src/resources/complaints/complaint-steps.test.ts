import { complaintLifecycle } from '@cauce/contract'
import { expect, test } from 'vitest'
import { COMPLAINT_STEPS, isOptional, stepBody } from './complaint-steps.ts'

test('staff have a button for every step but the withdrawal', () => {
  const steps = Object.keys(complaintLifecycle.transitions).filter((step) => step !== 'withdraw')
  expect(COMPLAINT_STEPS.toSorted()).toEqual(steps.toSorted())
})

test('a step sends its own fields, trimmed, and leaves out what is empty', () => {
  const typed = { handlerName: ' Marta Gil ', handlerEmail: '', answer: 'Nada', dueOn: '2026-12-20' }
  const at = '2026-11-20T09:00:00.000Z'
  expect(stepBody('admit', typed, at)).toEqual({
    ...{ step: 'admit', updatedAt: at, handlerName: 'Marta Gil', dueOn: '2026-12-20' },
  })
  expect(stepBody('close', typed, at)).toEqual({ step: 'close', updatedAt: at })
})

test('day and reason are optional at the admission alone', () => {
  expect([isOptional('admit', 'dueOn'), isOptional('admit', 'reason')]).toEqual([true, true])
  expect([isOptional('delay', 'dueOn'), isOptional('dismiss', 'reason'), isOptional('admit', 'handlerName')]).toEqual([
    ...[false, false, false],
  ])
})
