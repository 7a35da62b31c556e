import { NOW, ONE, OTHER, type Rule } from './rule.fixture.ts'

const SUSPENDED = { state: 'suspended', steps: 'Se pide otra nota', last_day: '2026-12-25' }
const CORRECTED = { state: 'corrected', correction: 'Consta', ended_at: NOW, ended_by: ONE }

/** The checks of irregularities of offers. */
export const IRREGULARITY_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  irregularities: [
    {
      rule: 'irregularities_suspension_whole',
      fits: [SUSPENDED, CORRECTED],
      breaks: [
        { ...SUSPENDED, last_day: null },
        { ...CORRECTED, last_day: '2026-12-25' },
      ],
    },
    {
      rule: 'irregularities_kind',
      fits: [SUSPENDED, CORRECTED, { ...SUSPENDED, state: 'cancelled', ended_at: NOW }],
      breaks: [{ state: 'suspended' }, { state: 'cancelled', ended_at: NOW }],
    },
    {
      rule: 'irregularities_correction_of_corrected',
      fits: [SUSPENDED, CORRECTED, { ...SUSPENDED, ...CORRECTED }],
      breaks: [
        { ...CORRECTED, correction: null },
        { ...SUSPENDED, correction: 'Consta' },
      ],
    },
    {
      rule: 'irregularities_end_of_ended',
      fits: [SUSPENDED, CORRECTED],
      breaks: [
        { ...SUSPENDED, ended_at: NOW },
        { ...CORRECTED, ended_at: null, ended_by: null },
      ],
    },
    {
      rule: 'irregularities_ended_by',
      fits: [CORRECTED, { ...SUSPENDED, state: 'cancelled', ended_at: NOW, ended_by: null }],
      breaks: [{ ...SUSPENDED, ended_by: ONE }],
    },
  ],
}

/** Their unique key: one irregularity suspends an offer. */
export const IRREGULARITY_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  irregularities: [
    {
      rule: 'irregularities_suspending_key',
      fits: [
        { ...CORRECTED, project_id: ONE },
        { ...CORRECTED, project_id: ONE },
        { ...SUSPENDED, project_id: ONE },
        { ...SUSPENDED, project_id: OTHER, state: 'cancelled', ended_at: NOW },
      ],
      breaks: [{ ...SUSPENDED, project_id: ONE }],
    },
  ],
}
