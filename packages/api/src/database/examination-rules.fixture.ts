import { LATER, NOW, ONE, OTHER, type Rule } from './rule.fixture.ts'

const GRANTED = { state: 'granted', requested_by: ONE, decided_by: OTHER, decided_at: NOW, ends_at: LATER }
const WAITING = { state: 'waiting', requested_by: ONE }
const REPORTED = { kind: 'conclusion', is_reported: true, reported_on: '2026-11-20', report_reference: 'F19/1' }

/** The checks of examinations and of the access to them. */
export const EXAMINATION_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  examination_accesses: [
    {
      rule: 'examination_accesses_by_another',
      fits: [WAITING, GRANTED],
      breaks: [{ ...GRANTED, decided_by: ONE }],
    },
    {
      rule: 'examination_accesses_decided',
      fits: [WAITING, GRANTED],
      breaks: [
        { ...WAITING, requested_by: OTHER, decided_at: NOW },
        { state: 'refused', requested_by: ONE, decided_by: OTHER },
      ],
    },
    {
      rule: 'examination_accesses_granted',
      fits: [WAITING, GRANTED, { state: 'ended', requested_by: ONE }],
      breaks: [
        { state: 'granted', requested_by: ONE, ends_at: LATER },
        { ...GRANTED, ends_at: null },
      ],
    },
  ],
  examination_entries: [
    {
      rule: 'examination_entries_conclusion',
      fits: [REPORTED, { kind: 'conclusion', is_reported: false }, { kind: 'finding' }],
      breaks: [{ kind: 'conclusion' }, { kind: 'reopening', is_reported: false }],
    },
    {
      rule: 'examination_entries_report',
      fits: [REPORTED, { kind: 'conclusion', is_reported: false }],
      breaks: [
        { ...REPORTED, report_reference: null },
        { ...REPORTED, reported_on: null },
        { ...REPORTED, is_reported: false },
      ],
    },
  ],
  examination_records: [
    {
      rule: 'examination_records_listed',
      fits: [{ act: 'listed' }, { act: 'opened', examination_id: ONE }],
      breaks: [{ act: 'opened' }, { act: 'listed', examination_id: ONE }],
    },
  ],
}

/** The unique keys of the access to examinations: each administrator asks once at a time. */
export const EXAMINATION_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  examination_accesses: [
    {
      rule: 'examination_accesses_waiting_key',
      fits: [WAITING, { state: 'waiting', requested_by: OTHER }, GRANTED, GRANTED],
      breaks: [WAITING],
    },
  ],
}
