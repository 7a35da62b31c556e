import { PHASES, type PhaseName } from '@cauce/contract'
import { describe, expect, it } from 'vitest'
import { decideCorrection, decideIrregularity, lastDayOf, standingOf } from './irregularities.domain.ts'

describe('an irregularity of an offer (Regulation (EU) 2020/1503, article 23(12), (13))', () => {
  it.each(PHASES.map((phase) => ({ phase, isPossible: phase === 'Investment' })))(
    'can be recorded in phase $phase: $isPossible',
    ({ phase, isPossible }) =>
      expect(decideIrregularity({ phase, suspended: false }, { steps: 'Se pide otra nota' }).ok).toBe(isPossible),
  )

  it.each<{ title: string; phase: PhaseName; suspended: boolean; state: string }>([
    { title: 'that is already suspended', phase: 'Investment', suspended: true, state: 'suspended' },
    { title: 'that is financed', phase: 'Financed', suspended: false, state: 'Financed' },
  ])('is refused for an offer $title, naming its state', ({ phase, suspended, state }) =>
    expect(decideIrregularity({ phase, suspended }, { correction: 'Consta' })).toMatchObject({
      refusal: { code: 'state-forbids', params: { state } },
    }),
  )
})

describe('the treatment of an irregularity is either steps or a correction', () => {
  const open = { phase: 'Investment', suspended: false } as const
  it.each([
    { treatment: {}, error: { path: 'steps', code: 'required' } },
    { treatment: { steps: 'Ya', correction: 'Consta' }, error: { path: 'correction', code: 'choice-invalid' } },
  ])('$error.path: $error.code', ({ treatment, error }) =>
    expect(decideIrregularity(open, treatment)).toMatchObject({ refusal: { code: 'input-invalid', errors: [error] } }),
  )
  it.each([{ steps: 'Ya' }, { correction: 'Consta' }])('%j', (treatment) =>
    expect(decideIrregularity(open, treatment).ok).toBe(true),
  )
})

describe('the last day of a suspension is the 30th calendar day in Madrid after it (article 23(13))', () => {
  it.each([
    { at: '2026-11-25T08:40:00Z', day: '2026-12-25' },
    { at: '2026-11-25T23:30:00Z', day: '2026-12-26' },
    { at: '2026-07-01T21:59:59Z', day: '2026-07-31' },
    { at: '2026-07-01T22:00:00Z', day: '2026-08-01' },
    // Days of clock changes count as days.
    { at: '2026-10-10T10:00:00Z', day: '2026-11-09' },
    { at: '2028-02-10T10:00:00Z', day: '2028-03-11' },
  ])('$at: $day', ({ at, day }) => expect(lastDayOf(new Date(at))).toBe(day))
})

describe('a suspended offer can be corrected until the end of its last day (article 23(13))', () => {
  it.each([
    { title: 'on the same day', state: 'suspended', today: '2026-11-25', outcome: 'corrected' },
    { title: 'on the last day', state: 'suspended', today: '2026-12-25', outcome: 'corrected' },
    { title: 'the day after', state: 'suspended', today: '2026-12-26', outcome: 'correction-too-late' },
    { title: 'once corrected', state: 'corrected', today: '2026-11-26', outcome: 'state-forbids' },
    { title: 'once cancelled', state: 'cancelled', today: '2026-11-26', outcome: 'state-forbids' },
  ] as const)('$title: $outcome', ({ state, today, outcome }) => {
    const decision = decideCorrection({ state, lastDay: '2026-12-25' }, today)
    expect(decision.ok ? decision.value.state : decision.refusal.code).toBe(outcome)
  })
})

describe('the deadlines of a suspension (article 23(13))', () => {
  const warned = new Date('2026-12-18T00:10:00Z')
  it.each([
    { title: 'nothing on its first day', today: '2026-11-25', warnedAt: null, standing: 'waits' },
    { title: 'nothing eight days before the last', today: '2026-12-17', warnedAt: null, standing: 'waits' },
    { title: 'a notice to staff seven days before', today: '2026-12-18', warnedAt: null, standing: 'ends-soon' },
    { title: 'a late notice where no process worked', today: '2026-12-25', warnedAt: null, standing: 'ends-soon' },
    { title: 'no second notice', today: '2026-12-20', warnedAt: warned, standing: 'waits' },
    { title: 'nothing on its last day', today: '2026-12-25', warnedAt: warned, standing: 'waits' },
    { title: 'the end of the offer on the day after', today: '2026-12-26', warnedAt: warned, standing: 'lapsed' },
    { title: 'the end even without a notice', today: '2027-01-30', warnedAt: null, standing: 'lapsed' },
  ])('$title', ({ today, warnedAt, standing }) =>
    expect(standingOf({ state: 'suspended', lastDay: '2026-12-25', warnedAt }, today)).toBe(standing),
  )

  it.each(['corrected', 'cancelled'] as const)('do nothing once it is %s', (state) =>
    expect(standingOf({ state, lastDay: '2026-12-25', warnedAt: null }, '2027-01-30')).toBe('waits'),
  )
})
