import { ONE, OTHER, type Rule } from './rule.fixture.ts'

const PAST_DUE = { kind: 'past-due', past_due_since: '2026-01-31', past_due: 5 }
const UNLIKELY = { kind: 'unlikely-to-pay', reason: 'Concurso', recorded_by: ONE }
const ENDED = { ended_on: '2026-11-20', end_reason: 'Pagado', ended_by: ONE }

/** The checks of defaults, expected rates and outcome statements. */
export const LOAN_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  risk_rates: [
    {
      rule: 'risk_rates_expected_rate',
      fits: [{ expected_rate: 0 }, { expected_rate: 9999 }],
      breaks: [{ expected_rate: -1 }, { expected_rate: 10_000 }],
    },
  ],
  loan_defaults: [
    {
      rule: 'loan_defaults_fields_of_kind',
      fits: [PAST_DUE, UNLIKELY].map((row) => ({ ...row, state: 'open' })),
      breaks: [
        { ...PAST_DUE, past_due_since: null },
        { ...PAST_DUE, past_due: 0 },
        { ...PAST_DUE, reason: 'Concurso' },
        { ...UNLIKELY, reason: null },
        { ...UNLIKELY, recorded_by: null },
        { ...UNLIKELY, past_due_since: '2026-01-31' },
        { ...UNLIKELY, past_due: 5 },
      ].map((row) => ({ ...row, state: 'open' })),
    },
    {
      rule: 'loan_defaults_fields_of_end',
      fits: [
        { ...PAST_DUE, state: 'open' },
        { ...PAST_DUE, state: 'cured', ...ENDED },
      ],
      breaks: [
        { ...PAST_DUE, state: 'open', ...ENDED },
        { ...PAST_DUE, state: 'cured', ...ENDED, ended_on: null },
        { ...PAST_DUE, state: 'cured', ...ENDED, end_reason: null },
        { ...PAST_DUE, state: 'cured', ...ENDED, ended_by: null },
      ],
    },
    {
      rule: 'loan_defaults_end_after_start',
      fits: [{ ...PAST_DUE, state: 'cured', ...ENDED, since: '2026-11-20' }],
      breaks: [{ ...PAST_DUE, state: 'cured', ...ENDED, since: '2026-11-21' }],
    },
    {
      rule: 'loan_defaults_loss_of_written_off',
      fits: [
        { ...PAST_DUE, state: 'cured', ...ENDED },
        { ...PAST_DUE, state: 'written-off', ...ENDED, loss: 1 },
      ],
      breaks: [
        { ...PAST_DUE, state: 'written-off', ...ENDED },
        { ...PAST_DUE, state: 'written-off', ...ENDED, loss: 0 },
        { ...PAST_DUE, state: 'cured', ...ENDED, loss: 1 },
      ],
    },
  ],
  outcome_statements: [
    {
      rule: 'outcome_statements_version_positive',
      fits: [{ version: 1 }, { version: 2, correction: 'Un impago de más' }],
      breaks: [{ version: 0, correction: 'Un impago de más' }],
    },
    {
      rule: 'outcome_statements_correction_given',
      fits: [{ version: 1 }, { version: 2, correction: 'Un impago de más' }],
      breaks: [{ version: 2 }],
    },
  ],
}

/** Their unique keys. */
export const LOAN_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  risk_rates: [
    {
      rule: 'risk_rates_day_key',
      fits: [
        { category: 'A', valid_from: '2026-01-01' },
        { category: 'B', valid_from: '2026-01-01' },
        { category: 'A', valid_from: '2026-01-02' },
      ],
      breaks: [{ category: 'A', valid_from: '2026-01-01' }],
    },
  ],
  loan_defaults: [
    {
      rule: 'loan_defaults_lasting_key',
      fits: [
        { ...PAST_DUE, project_id: ONE, state: 'cured', ...ENDED },
        { ...PAST_DUE, project_id: ONE, state: 'cured', ...ENDED },
        { ...PAST_DUE, project_id: ONE, state: 'open' },
        { ...PAST_DUE, project_id: OTHER, state: 'written-off', ...ENDED, loss: 1 },
      ],
      breaks: [
        { ...UNLIKELY, project_id: ONE, state: 'open' },
        { ...UNLIKELY, project_id: OTHER, state: 'open' },
      ],
    },
  ],
  outcome_statements: [
    {
      rule: 'outcome_statements_version_key',
      fits: [
        { year: 2025, version: 1 },
        { year: 2026, version: 1 },
        { year: 2025, version: 2, correction: 'Un impago de más' },
      ],
      breaks: [{ year: 2025, version: 1 }],
    },
  ],
}
