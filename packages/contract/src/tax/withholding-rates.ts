import { z } from 'zod'
import { CalendarDate, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, CountryCode, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Percentage, PercentageBelow100 } from '../percentages.ts'
import { withRule } from '../rules.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalLifecycle } from '../proposals.ts'
import { WITHHOLDING_SCOPES } from './withholding.ts'

export const WithholdingRateState = z
  .enum(PROPOSAL_STATES)
  .describe('A proposed rate counts once another administrator has approved it.')

export const WithholdingRateScope = z
  .enum(WITHHOLDING_SCOPES)
  .describe('Whose rate it is: residents of Spain, all others, or residents of a country with a treaty.')

export const WithholdingRate = z
  .strictObject({
    withholdingRateId: Id,
    scope: WithholdingRateScope,
    country: z.string().nullable().describe('The country of a treaty; null for the other scopes.'),
    percentage: Percentage,
    validFrom: CalendarDate.describe('In force from this day on, until the next one of its scope and country.'),
    source: z.string().describe('The text of the law that sets it.'),
    state: WithholdingRateState,
    ...proposalFields,
  })
  .describe(
    'A rate of the tax that is withheld from interest. Rows are never changed in place: a change is proposed as a new row.',
  )

export const WithholdingRateBody = withRule(
  z.strictObject({
    scope: WithholdingRateScope,
    country: CountryCode.nullable().optional().describe('Required for a treaty, and only then.'),
    percentage: PercentageBelow100,
    validFrom: NamedDay,
    source: text(200),
  }),
  ['scope', 'country'],
  ({ scope, country }) => {
    if (scope === 'treaty') return country ? undefined : { path: 'country', code: 'required' }
    return country ? { path: 'country', code: 'choice-invalid' } : undefined
  },
).describe(
  'A rate to be approved by another administrator. It replaces the one in force with the same scope, country and day.',
)

export const withholdingRateLifecycle = proposalLifecycle('withholdingRate', 'withholdingRates.edit')

export const withholdingRateEndpoints = endpoints(
  'withholdingRates',
  {
    name: 'Withholding rates',
    about: 'Rates of the tax that is withheld from interest, proposed by one administrator and approved by another.',
  },
  '/v1/tax/withholding-rates',
  {
    list: {
      permission: 'withholdingRates.read',
      summary: 'List the rates, with those that were',
      query: listQuery(
        ['validFrom', 'createdAt', 'scope', 'state', 'updatedAt'],
        {
          state: WithholdingRateState.optional(),
          scope: WithholdingRateScope.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(WithholdingRate),
    },
    create: {
      permission: 'withholdingRates.edit',
      summary: 'Propose a rate, or a change of one',
      body: WithholdingRateBody,
      output: WithholdingRate,
    },
    read: {
      permission: 'withholdingRates.read',
      summary: 'Read a rate',
      output: WithholdingRate,
    },
    decide: {
      permission: 'withholdingRates.edit',
      summary: 'Approve or refuse a rate',
      body: ProposalPatch,
      output: WithholdingRate,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
  },
)
