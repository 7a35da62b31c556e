import { complaintLifecycle, ComplaintStepBody } from '@cauce/contract'
import { expect, test } from 'vitest'
import { COMPLAINT_STEPS, STEP_FIELDS, stepBody } from './complaint-steps.ts'

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

test('a step asks for all that it must say', () => {
  for (const step of COMPLAINT_STEPS) {
    const { error } = ComplaintStepBody.safeParse({ step })
    const missing = error?.issues.map(({ path }) => String(path[0])) ?? []
    expect(STEP_FIELDS[step]).toEqual(expect.arrayContaining(missing))
  }
})
