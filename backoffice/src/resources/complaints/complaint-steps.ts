import type { complaintLifecycle, ComplaintStepBody } from '@cauce/contract'

/** The steps of staff, in the order of their buttons; withdrawing is for the complainant. */
export const COMPLAINT_STEPS = ['admit', 'dismiss', 'decide', 'delay', 'close'] as const satisfies readonly Exclude<
  keyof typeof complaintLifecycle.transitions,
  'withdraw'
>[]
export type ComplaintStep = ComplaintStepBody['step']

export const STEP_FIELDS = {
  admit: ['handlerName', 'handlerEmail', 'handlerPhone', 'dueOn', 'reason'],
  dismiss: ['reason'],
  delay: ['dueOn', 'reason'],
  decide: ['outcome', 'answer'],
  close: [],
} as const satisfies Record<ComplaintStep, readonly (keyof ComplaintStepBody)[]>
export type StepField = (typeof STEP_FIELDS)[ComplaintStep][number]
