import { ONE, OTHER, positive, type Rule } from './rule.fixture.ts'

/** The checks of payments to investors and of the tax that is withheld from them. */
export const TAX_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  distribution_shares: [
    {
      rule: 'distribution_shares_withheld',
      fits: [
        { interest: 5, fee: 1, withheld: 0 },
        { interest: 5, fee: 1, withheld: 4, withholding_rate: 8000, withholding_reason: 'treaty' },
        { interest: 5, fee: 1, withheld: 0, withholding_rate: 0, withholding_reason: 'unionResident' },
      ],
      breaks: [
        { interest: 5, fee: 0, withheld: -1, withholding_rate: 0, withholding_reason: 'treaty' },
        { interest: 5, fee: 2, withheld: 4, withholding_rate: 8000, withholding_reason: 'treaty' },
        { interest: 5, fee: 0, withheld: 1 },
        { interest: 5, fee: 0, withheld: 1, withholding_rate: 1900 },
        { interest: 5, fee: 0, withheld: 0, withholding_reason: 'treaty' },
      ],
    },
    {
      rule: 'distribution_shares_not_negative',
      fits: [
        { interest: 0, principal: 0, fee: 0 },
        { interest: 5, principal: 1, fee: 5 },
      ],
      breaks: [
        { interest: -1, principal: 0, fee: -1 },
        { interest: 5, principal: -1, fee: 0 },
        { interest: 5, principal: 0, fee: -1 },
        { interest: 5, principal: 0, fee: 6 },
      ],
    },
  ],
  withholding_rates: [
    {
      rule: 'withholding_rates_two_administrators',
      fits: [
        { state: 'proposed', proposed_by: ONE },
        { state: 'refused', proposed_by: ONE, reason: 'Wrong day' },
        { state: 'active', proposed_by: ONE, approved_by: OTHER },
        { state: 'active' },
      ],
      breaks: [
        { state: 'active', proposed_by: ONE },
        { state: 'replaced', proposed_by: ONE, approved_by: ONE },
        { state: 'active', approved_by: ONE },
      ],
    },
    {
      rule: 'withholding_rates_percentage',
      fits: [{ percentage: 0 }, { percentage: 10_000 }],
      breaks: [{ percentage: -1 }, { percentage: 10_001 }],
    },
    {
      rule: 'withholding_rates_country_of_treaty',
      fits: [{ scope: 'resident' }, { scope: 'treaty', country: 'CH' }],
      breaks: [{ scope: 'treaty' }, { scope: 'nonResident', country: 'CH' }],
    },
    {
      rule: 'withholding_rates_reason_given',
      fits: [{ state: 'proposed' }, { state: 'refused', reason: 'Wrong day' }],
      breaks: [{ state: 'refused' }],
    },
  ],
  withholding_agents: [
    {
      rule: 'withholding_agents_two_administrators',
      fits: [
        { state: 'proposed', proposed_by: ONE },
        { state: 'refused', proposed_by: ONE, reason: 'Wrong day' },
        { state: 'active', proposed_by: ONE, approved_by: OTHER },
        { state: 'active' },
      ],
      breaks: [
        { state: 'active', proposed_by: ONE },
        { state: 'replaced', proposed_by: ONE, approved_by: ONE },
        { state: 'active', approved_by: ONE },
      ],
    },
    {
      rule: 'withholding_agents_reason_given',
      fits: [{ state: 'proposed' }, { state: 'refused', reason: 'Wrong day' }],
      breaks: [{ state: 'refused' }],
    },
  ],
  declarers: [
    {
      rule: 'declarers_two_administrators',
      fits: [
        { state: 'proposed', proposed_by: ONE },
        { state: 'refused', proposed_by: ONE, reason: 'Wrong number' },
        { state: 'active', proposed_by: ONE, approved_by: OTHER },
      ],
      breaks: [
        { state: 'active', proposed_by: ONE },
        { state: 'replaced', proposed_by: ONE, approved_by: ONE },
      ],
    },
    {
      rule: 'declarers_reason_given',
      fits: [{ state: 'proposed' }, { state: 'refused', reason: 'Wrong number' }],
      breaks: [{ state: 'refused' }],
    },
  ],
  tax_handovers: [
    {
      rule: 'tax_handovers_fields_of_agent',
      fits: [
        { agent: 'platform', form: '123', amount: 1 },
        { agent: 'promoter', project_id: ONE, amount: 1 },
      ],
      breaks: [
        { agent: 'platform', amount: 1 },
        { agent: 'platform', form: '123', project_id: ONE, amount: 1 },
        { agent: 'promoter', amount: 1 },
        { agent: 'promoter', form: '216', project_id: ONE, amount: 1 },
      ],
    },
    positive('tax_handovers_amount_positive', { agent: 'platform', form: '123' }),
  ],
  tax_details: [
    {
      rule: 'tax_details_fields_of_kind',
      fits: [
        { kind: 'residence', country: 'DE' },
        { kind: 'certificate', country: 'DE', valid_from: '2026-01-01', valid_until: '2026-12-31' },
        { kind: 'exemption' },
        { kind: 'exemption', valid_from: '2026-01-01', valid_until: '2026-12-31' },
      ],
      breaks: [
        { kind: 'residence' },
        { kind: 'residence', country: 'DE', valid_from: '2026-01-01', valid_until: '2026-12-31' },
        { kind: 'certificate', country: 'DE' },
        { kind: 'certificate', valid_from: '2026-01-01', valid_until: '2026-12-31' },
        { kind: 'exemption', country: 'DE' },
      ],
    },
    {
      rule: 'tax_details_end_after_start',
      fits: [
        { kind: 'exemption', valid_from: '2026-01-01' },
        { kind: 'exemption', valid_from: '2026-01-01', valid_until: '2026-01-01' },
      ],
      breaks: [{ kind: 'exemption', valid_from: '2026-01-02', valid_until: '2026-01-01' }],
    },
    {
      rule: 'tax_details_reason_given',
      fits: [{ state: 'pending' }, { state: 'refused', reason: 'Wrong year', user_id: ONE, decided_by: OTHER }],
      breaks: [{ state: 'refused', user_id: ONE, decided_by: OTHER }],
    },
    {
      rule: 'tax_details_decided_by_another',
      fits: [
        { state: 'pending', user_id: ONE },
        { state: 'replaced', user_id: ONE },
        { state: 'withdrawn', user_id: ONE },
        { state: 'valid', user_id: ONE, decided_by: OTHER },
      ],
      breaks: [
        { state: 'valid', user_id: ONE },
        { state: 'valid', user_id: ONE, decided_by: ONE },
      ],
    },
  ],
}

/** The unique keys of what is kept about taxes. */
export const TAX_KEYS: Readonly<Record<string, readonly Rule[]>> = {
  withholding_rates: [
    {
      rule: 'withholding_rates_active_key',
      fits: [
        { scope: 'resident', valid_from: '2026-01-01', state: 'active' },
        { scope: 'resident', valid_from: '2027-01-01', state: 'active' },
        { scope: 'nonResident', valid_from: '2026-01-01', state: 'active' },
        { scope: 'treaty', country: 'CH', valid_from: '2026-01-01', state: 'active' },
        { scope: 'treaty', country: 'US', valid_from: '2026-01-01', state: 'active' },
        { scope: 'resident', valid_from: '2026-01-01', state: 'proposed' },
        { scope: 'resident', valid_from: '2026-01-01', state: 'replaced' },
      ],
      breaks: [
        { scope: 'resident', valid_from: '2026-01-01', state: 'active' },
        { scope: 'treaty', country: 'CH', valid_from: '2026-01-01', state: 'active' },
      ],
    },
  ],
  withholding_agents: [
    {
      rule: 'withholding_agents_active_key',
      fits: [
        { valid_from: '2026-01-01', state: 'active' },
        { valid_from: '2027-01-01', state: 'active' },
        { valid_from: '2026-01-01', state: 'replaced' },
      ],
      breaks: [{ valid_from: '2026-01-01', state: 'active' }],
    },
  ],
  declarers: [
    {
      rule: 'declarers_active_key',
      fits: [
        { state: 'active', proposed_by: ONE, approved_by: OTHER },
        { state: 'proposed' },
        { state: 'replaced', proposed_by: ONE, approved_by: OTHER },
        { state: 'replaced', proposed_by: ONE, approved_by: OTHER },
      ],
      breaks: [{ state: 'active', proposed_by: OTHER, approved_by: ONE }],
    },
  ],
  tax_details: [
    {
      rule: 'tax_details_pending_key',
      fits: [
        { user_id: ONE, kind: 'residence', country: 'DE', state: 'pending' },
        { user_id: ONE, kind: 'exemption', state: 'pending' },
        { user_id: OTHER, kind: 'residence', country: 'DE', state: 'pending' },
        { user_id: ONE, kind: 'residence', country: 'DE', state: 'replaced' },
      ],
      breaks: [{ user_id: ONE, kind: 'residence', country: 'DE', state: 'pending' }],
    },
  ],
}
