import { describe, expect, test } from 'vitest'
import { decideEnd, decideRecording, type EndFacts, type RecordFacts } from './loan-defaults.domain.ts'

const codeOf = (decision: { ok: boolean; refusal?: { code: string } }) =>
  decision.ok ? 'accepted' : decision.refusal!.code

/** Delegated Regulation (EU) 2022/2115, article 1: unlikely to pay without realising the security. */
describe('the decision that a loan is unlikely to be paid', () => {
  const facts: RecordFacts = {
    isLoan: true,
    phase: 'Financed',
    lentOn: '2026-01-10',
    lasting: undefined,
    curedOn: undefined,
    since: '2026-11-20',
    today: '2026-11-20',
  }
  test.each<{ change: Partial<RecordFacts>; outcome: string; what: string }>([
    { what: 'is recorded for a paid-out loan', change: {}, outcome: 'accepted' },
    { what: 'is recorded from the day of payout on', change: { since: '2026-01-10' }, outcome: 'accepted' },
    { what: 'is refused for the day before payout', change: { since: '2026-01-09' }, outcome: 'date-too-early' },
    { what: 'is refused for tomorrow', change: { since: '2026-11-21' }, outcome: 'date-too-late' },
    { what: 'is refused for a project that is not a loan', change: { isLoan: false }, outcome: 'state-forbids' },
    { what: 'is refused before payout', change: { lentOn: undefined }, outcome: 'state-forbids' },
    { what: 'is refused while the project is open', change: { phase: 'Investment' }, outcome: 'state-forbids' },
    { what: 'is refused for a repaid loan', change: { phase: 'Closed' }, outcome: 'state-forbids' },
    { what: 'is refused for a loan in default', change: { lasting: 'open' }, outcome: 'state-forbids' },
    { what: 'is refused for a written-off loan', change: { lasting: 'written-off' }, outcome: 'state-forbids' },
    { what: 'is recorded again for a cured loan', change: { curedOn: '2026-11-20' }, outcome: 'accepted' },
    {
      what: 'is refused for a day before payout, even after an earlier cure',
      change: { curedOn: '2026-01-01', since: '2026-01-09' },
      outcome: 'date-too-early',
    },
    {
      what: 'is refused for a day before the cure',
      change: { curedOn: '2026-11-20', since: '2026-11-19' },
      outcome: 'date-too-early',
    },
  ])('$what', ({ change, outcome }) => {
    expect(codeOf(decideRecording({ ...facts, ...change }))).toBe(outcome)
  })
})

describe('a default', () => {
  const facts: EndFacts = { state: 'open', wanted: 'cured', arrears: null, outstanding: 5n }
  const arrears = { since: '2026-10-01', amount: 20_000n, days: 50 }
  test.each<{ change: Partial<EndFacts>; outcome: object | string; what: string }>([
    { what: 'is cured if nothing material is past due', change: {}, outcome: { state: 'cured', loss: null } },
    { what: 'is not cured while a material amount is past due', change: { arrears }, outcome: 'still-past-due' },
    {
      what: 'is written off with the outstanding amount',
      change: { wanted: 'written-off', arrears },
      outcome: { state: 'written-off', loss: 5n },
    },
    {
      what: 'is written off with a single cent',
      change: { wanted: 'written-off', outstanding: 1n },
      outcome: { state: 'written-off', loss: 1n },
    },
    {
      what: 'is not written off if nothing is outstanding',
      change: { wanted: 'written-off', outstanding: 0n },
      outcome: 'nothing-outstanding',
    },
    { what: 'cannot end again once cured', change: { state: 'cured' }, outcome: 'state-forbids' },
    {
      what: 'cannot be cured once written off',
      change: { state: 'written-off' },
      outcome: 'state-forbids',
    },
  ])('$what', ({ change, outcome }) => {
    const decision = decideEnd({ ...facts, ...change })
    expect(decision.ok ? decision.value : decision.refusal.code).toEqual(outcome)
  })
})
