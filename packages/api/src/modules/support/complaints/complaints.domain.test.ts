import { COMPLAINT_STATES, type ComplaintState, type ComplaintStepBody } from '@cauce/contract'
import { describe, expect, test } from 'vitest'
import {
  complaintNumber,
  decideStep,
  decideWithdrawal,
  emailOf,
  formOf,
  nameOf,
  takesMessages,
} from './complaints.domain.ts'

const handler = { handlerName: 'Marta Gil', handlerEmail: 'marta@cauce.example', handlerPhone: '+34 600 123 456' }
const bodies: Readonly<Record<ComplaintStepBody['step'], ComplaintStepBody>> = {
  admit: { step: 'admit', ...handler },
  dismiss: { step: 'dismiss', reason: 'No trata de un servicio nuestro' },
  delay: { step: 'delay', reason: 'Falta el banco', dueOn: '2027-01-15' },
  decide: { step: 'decide', outcome: 'rejected', answer: 'Lo prometido se cumplió' },
  close: { step: 'close' },
}
const present = { receivedOn: '2026-11-20', decisionDueOn: null }
const by = { today: '2026-11-25', decisionDays: 30 }

const stateAfter = (state: ComplaintState, step: ComplaintStepBody['step']) => {
  const decision = decideStep({ ...present, state }, bodies[step], by)
  return decision.ok ? decision.value.changes.state : decision.refusal.code
}

/** Allowed transitions of staff; others are refused. */
const ways: Readonly<Record<ComplaintState, object>> = {
  received: { admit: 'admissible', dismiss: 'inadmissible' },
  admissible: { delay: 'delayed', decide: 'decided' },
  delayed: { delay: 'delayed', decide: 'decided' },
  inadmissible: { close: 'closed' },
  decided: { close: 'closed' },
  closed: {},
  withdrawn: {},
}

test.each(COMPLAINT_STATES)('a complaint that is %s allows exactly the steps of the table', (state) => {
  const steps = Object.keys(bodies) as ComplaintStepBody['step'][]
  const reached = steps.map((step) => [step, stateAfter(state, step)]).filter(([, after]) => after !== 'state-forbids')
  expect(Object.fromEntries(reached)).toEqual(ways[state])
})

test.each([
  ['received', 'withdrawn'],
  ['admissible', 'withdrawn'],
  ['delayed', 'withdrawn'],
  ['inadmissible', 'state-forbids'],
  ['decided', 'state-forbids'],
  ['closed', 'state-forbids'],
  ['withdrawn', 'state-forbids'],
] as const)('the complainant withdraws a complaint that is %s: %s', (state, expected) => {
  const decision = decideWithdrawal(state)
  expect(decision.ok ? decision.value.changes.state : decision.refusal.code).toBe(expected)
})

describe('the last day for the decision', () => {
  const dueOn = (step: 'admit' | 'delay', named: string | undefined, decisionDueOn: string | null, today: string) => {
    const state = step === 'admit' ? 'received' : 'admissible'
    const { dueOn: _usual, ...body } = bodies[step]
    const decision = decideStep(
      { state, receivedOn: '2026-11-20', decisionDueOn },
      { ...body, dueOn: named } as ComplaintStepBody,
      { ...by, today },
    )
    if (decision.ok) return decision.value.changes.decisionDueOn
    return `${decision.refusal.code} ${decision.refusal.params?.['earliest']}`
  }
  test.each([
    // Thirty days after receipt, unless passed or another day is named.
    ['admit', undefined, null, '2026-11-25', '2026-12-20'],
    ['admit', undefined, null, '2027-02-01', '2027-02-01'],
    ['admit', '2026-12-01', null, '2026-11-25', '2026-12-01'],
    ['admit', '2026-11-25', null, '2026-11-25', '2026-11-25'],
    ['admit', '2026-11-24', null, '2026-11-25', 'date-too-early 2026-11-25'],
    // Later than before, and not in the past.
    ['delay', '2026-12-21', '2026-12-20', '2026-12-18', '2026-12-21'],
    ['delay', '2026-12-20', '2026-12-20', '2026-12-18', 'date-too-early 2026-12-21'],
    ['delay', '2026-12-21', '2026-12-20', '2026-12-30', 'date-too-early 2026-12-30'],
  ] as const)('for %s with %s, before %s, on %s: %s', (step, named, before, today, expected) => {
    expect(dueOn(step, named, before, today)).toBe(expected)
  })
})

test('a decision stores outcome and answer, and an admission the handler', () => {
  const admitted = decideStep({ ...present, state: 'received' }, bodies.admit, by)
  expect(admitted.ok && admitted.value.changes).toMatchObject(handler)
  const decided = decideStep({ ...present, state: 'admissible' }, bodies.decide, by)
  expect(decided.ok && decided.value.changes).toEqual({
    ...{ state: 'decided', outcome: 'rejected', answer: 'Lo prometido se cumplió' },
  })
})

test('a form is stored completely, with null for empty fields and false for missing ticks', () => {
  const form = formOf({
    name: ' Prat ',
    email: 'olga@correo.example',
    description: 'x',
    firstName: '  ',
    hasPower: true,
  })
  expect(form).toMatchObject({ name: 'Prat', firstName: null, city: null, hasPower: true, hasContracts: false })
})

test.each([
  [{ firstName: 'Olga' }, 'Olga Prat', 'olga@correo.example'],
  [{ representativeEmail: 'letrada@correo.example' }, 'Prat', 'letrada@correo.example'],
  [
    { representativeEmail: 'letrada@correo.example', contactEmail: 'casa@correo.example' },
    'Prat',
    'casa@correo.example',
  ],
])('with %o the complainant is %s, and mails go to %s', (more, name, email) => {
  const form = formOf({ name: 'Prat', email: 'olga@correo.example', description: 'x', ...more })
  expect([nameOf(form), emailOf(form)]).toEqual([name, email])
})

test('numbers have at least six digits', () => {
  expect([complaintNumber('2026', 12), complaintNumber('2030', 1_234_567)]).toEqual([
    'RC-2026-000012',
    'RC-2030-1234567',
  ])
})

test('a complaint accepts messages until it is closed or withdrawn', () => {
  expect(COMPLAINT_STATES.filter((state) => !takesMessages(state))).toEqual(['closed', 'withdrawn'])
})
