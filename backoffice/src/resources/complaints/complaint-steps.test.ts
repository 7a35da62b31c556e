import { complaintLifecycle, ComplaintStepBody } from '@cauce/contract'
import { expect, test } from 'vitest'
import { COMPLAINT_STEPS, STEP_FIELDS } from './complaint-steps.ts'

test('staff have a button for every step but the withdrawal', () => {
  const steps = Object.keys(complaintLifecycle.transitions).filter((step) => step !== 'withdraw')
  expect(COMPLAINT_STEPS.toSorted()).toEqual(steps.toSorted())
})

test('a step asks for all that it must say', () => {
  for (const step of COMPLAINT_STEPS) {
    const { error } = ComplaintStepBody.safeParse({ step })
    const missing = error?.issues.map(({ path }) => String(path[0])) ?? []
    expect(STEP_FIELDS[step]).toEqual(expect.arrayContaining(missing))
  }
})
