import { NOW, ONE, OTHER, type Rule } from './rule.fixture.ts'

const LIFTED = { kind: 'sanctions', state: 'lifted', lifted_at: NOW, proposed_by: ONE, lifted_by: OTHER }

/** The checks of what is recorded against money laundering. */
export const DILIGENCE_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  screenings: [
    {
      rule: 'screenings_hit_has_reason',
      fits: [{ result: 'noHit' }, { result: 'confirmed', reason: 'Misma persona' }],
      breaks: [{ result: 'discarded' }, { result: 'confirmed' }],
    },
  ],
  account_holds: [
    {
      rule: 'account_holds_lifted_by_two',
      fits: [LIFTED, { ...LIFTED, kind: 'exposure', proposed_by: null }, { kind: 'sanctions', state: 'lifting' }],
      breaks: [
        { ...LIFTED, proposed_by: null },
        { ...LIFTED, lifted_by: ONE },
      ],
    },
    {
      rule: 'account_holds_lifted',
      fits: [LIFTED, { kind: 'sanctions', state: 'active' }],
      breaks: [
        { ...LIFTED, lifted_at: null },
        { kind: 'sanctions', state: 'lifting', lifted_at: NOW },
      ],
    },
  ],
}
