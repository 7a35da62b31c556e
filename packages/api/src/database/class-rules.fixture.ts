import { NOW, ONE, OTHER, type Rule } from './rule.fixture.ts'

const APPROVED = {
  state: 'approved',
  wanted_class: 'sophisticated',
  valid_from: '2026-11-20',
  valid_until: '2028-11-19',
  user_id: ONE,
  decided_by: OTHER,
}
const ENDED = { ...APPROVED, state: 'ended', ended_at: NOW }
const REFUSED = { state: 'refused', reason: 'Illegible', user_id: ONE, decided_by: OTHER }

/** The checks of requests for a class. */
export const CLASS_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  classifications: [
    {
      rule: 'classifications_validity',
      fits: [
        { state: 'pending' },
        APPROVED,
        { ...APPROVED, user_id: OTHER, decided_by: ONE, wanted_class: 'professional', valid_until: null },
      ],
      breaks: [
        { state: 'pending', valid_until: '2028-11-19' },
        { ...APPROVED, valid_until: null },
        { ...APPROVED, valid_until: '2026-11-19' },
        { ...APPROVED, wanted_class: 'professional' },
      ],
    },
    {
      rule: 'classifications_approved_from',
      fits: [{ state: 'pending' }, APPROVED, ENDED],
      breaks: [
        { ...APPROVED, valid_from: null, valid_until: null },
        { ...REFUSED, wanted_class: 'professional', valid_from: '2026-11-20' },
      ],
    },
    {
      rule: 'classifications_ended_at',
      fits: [APPROVED, ENDED, { ...ENDED, state: 'expired' }, { ...ENDED, state: 'replaced' }],
      breaks: [
        { ...APPROVED, ended_at: NOW },
        { ...ENDED, ended_at: null },
      ],
    },
    {
      rule: 'classifications_reason_given',
      fits: [{ state: 'pending' }, REFUSED, APPROVED],
      breaks: [{ ...REFUSED, reason: null }],
    },
    {
      rule: 'classifications_decided_by_another',
      fits: [{ state: 'pending', user_id: ONE }, { state: 'withdrawn', user_id: ONE }, REFUSED],
      breaks: [
        { ...REFUSED, decided_by: null },
        { ...REFUSED, decided_by: ONE },
      ],
    },
  ],
}

/** The unique keys of requests for a class: one waits, and one holds. */
export const CLASS_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  classifications: [
    {
      rule: 'classifications_pending_key',
      fits: [
        { user_id: ONE, state: 'pending' },
        { user_id: OTHER, state: 'pending' },
        { user_id: ONE, state: 'withdrawn' },
        APPROVED,
      ],
      breaks: [{ user_id: ONE, state: 'pending' }],
    },
    {
      rule: 'classifications_approved_key',
      fits: [APPROVED, ENDED, { ...APPROVED, user_id: OTHER, decided_by: ONE }, { user_id: ONE, state: 'pending' }],
      breaks: [APPROVED],
    },
  ],
}
