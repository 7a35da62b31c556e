import { ONE, type Rule } from './rule.fixture.ts'

/** The checks of the register of conflicts of interest. */
export const CONFLICT_CHECKS: Readonly<Record<string, readonly Rule[]>> = {
  conflicts: [
    {
      rule: 'conflicts_ended_on',
      fits: [{ state: 'active' }, { state: 'ended', ended_on: '2026-11-20' }],
      breaks: [{ state: 'ended' }, { state: 'active', ended_on: '2026-11-20' }],
    },
    {
      rule: 'conflicts_of_investor',
      fits: [{ tie: 'investor', project_id: ONE }, { tie: 'other' }],
      breaks: [{ tie: 'investor' }],
    },
    {
      rule: 'conflicts_of_promoter',
      fits: [
        { tie: 'promoter', project_id: ONE },
        { tie: 'promoter', tax_number: 'B12345674' },
      ],
      breaks: [{ tie: 'promoter' }],
    },
  ],
}
