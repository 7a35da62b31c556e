import { ONE, OTHER, type Rule } from './rule.fixture.ts'

/** The checks of distributions. */
export const DISTRIBUTION_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  distributions: [
    {
      rule: 'distributions_something_due',
      fits: [{ interest_due: 0, principal_due: 0 }],
      breaks: [
        { interest_due: -1, principal_due: 0 },
        { interest_due: 0, principal_due: -1 },
      ],
    },
    {
      rule: 'distributions_amount_is_its_parts',
      fits: [
        { interest: 5, principal: 1 },
        { amount: 6, interest: 5, principal: 1 },
      ],
      breaks: [
        { amount: 5, interest: 5, principal: 1 },
        { amount: 4, interest: 5, principal: 1 },
      ],
    },
    {
      rule: 'distributions_recorded_by_another',
      fits: [
        { status: 'draft', recorded_by: ONE },
        { status: 'confirming', recorded_by: ONE, confirmed_by: OTHER },
        // Payments of before this rule stay as they were made.
        { status: 'paid', recorded_by: ONE, confirmed_by: ONE },
      ],
      breaks: [
        { status: 'confirming', recorded_by: ONE, confirmed_by: ONE },
        { status: 'confirming', recorded_by: ONE },
        { status: 'confirming', confirmed_by: ONE },
      ],
    },
    {
      rule: 'distributions_two_administrators',
      fits: [
        { four_eyes: false, first_approved_by: ONE, confirmed_by: ONE },
        { four_eyes: true, first_approved_by: ONE },
        { four_eyes: true },
        { four_eyes: true, first_approved_by: ONE, confirmed_by: OTHER },
      ],
      breaks: [
        { four_eyes: true, confirmed_by: ONE },
        { four_eyes: true, first_approved_by: ONE, confirmed_by: ONE },
      ],
    },
    {
      rule: 'distributions_within_due',
      fits: [
        { interest: 9, interest_due: 1, principal: 9, principal_due: 1 },
        { amount: 2, interest: 1, interest_due: 1, principal: 1, principal_due: 1 },
      ],
      breaks: [
        { amount: 3, interest: 2, interest_due: 1, principal: 1, principal_due: 1 },
        { amount: 3, interest: 1, interest_due: 1, principal: 2, principal_due: 1 },
      ],
    },
  ],
}
