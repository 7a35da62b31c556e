import type { Rule } from './rule.fixture.ts'

const SESSIONS = { day: '2026-11-20', rule: 'sessions' }

/** The checks of the protocol of what is erased. */
export const RETENTION_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  retention_records: [
    {
      rule: 'retention_records_count',
      fits: [{ ...SESSIONS, erased_count: 0 }],
      breaks: [{ ...SESSIONS, rule: 'links', erased_count: -1 }],
    },
  ],
}

/** The unique keys of the protocol of what is erased. */
export const RETENTION_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  retention_records: [
    {
      rule: 'retention_records_day_key',
      fits: [SESSIONS, { ...SESSIONS, rule: 'links' }, { ...SESSIONS, day: '2026-11-21' }],
      breaks: [SESSIONS],
    },
  ],
}
