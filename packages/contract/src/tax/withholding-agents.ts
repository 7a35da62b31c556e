import { z } from 'zod'
import { CalendarDate, NamedDay } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { AwaitsMyApproval, text } from '../fields.ts'
import { Id } from '../ids.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { PROPOSAL_STATES, ProposalPatch, proposalFields, proposalLifecycle } from '../proposals.ts'
import { WITHHOLDING_AGENTS } from './withholding.ts'

export const WithholdingAgentState = z
  .enum(PROPOSAL_STATES)
  .describe('What is proposed counts once another administrator has approved it.')

export const WithholdingAgentKind = z
  .enum(WITHHOLDING_AGENTS)
  .describe('Who pays withheld tax to the tax office: the promoter, or the platform on behalf of the promoter.')

export const WithholdingAgent = z
  .strictObject({
    withholdingAgentId: Id,
    agent: WithholdingAgentKind,
    validFrom: CalendarDate.describe('For interest that accrues from this day on, until the next one.'),
    source: z.string().describe('The contract or ruling that it rests on.'),
    state: WithholdingAgentState,
    ...proposalFields,
  })
  .describe(
    'Who pays withheld tax to the tax office. Rows are never changed in place: a change is proposed as a new row.',
  )

export const WithholdingAgentBody = z
  .strictObject({ agent: WithholdingAgentKind, validFrom: NamedDay, source: text(200) })
  .describe(
    'Who withholds from a day on, to be approved by another administrator. It replaces the one in force from the same day.',
  )

export const withholdingAgentLifecycle = proposalLifecycle('withholdingAgent', 'withholdingAgents.edit')

export const withholdingAgentEndpoints = endpoints(
  'withholdingAgents',
  {
    name: 'Withholding agents',
    about: 'Who pays withheld tax to the tax office, proposed by one administrator and approved by another.',
  },
  '/v1/tax/withholding-agents',
  {
    list: {
      permission: 'withholdingAgents.read',
      summary: 'List who withholds, with those that were',
      query: listQuery(
        ['validFrom', 'createdAt', 'state', 'updatedAt'],
        {
          state: WithholdingAgentState.optional(),
          awaitsMyApproval: AwaitsMyApproval.optional(),
        },
        allBut(),
      ),
      output: page(WithholdingAgent),
    },
    create: {
      permission: 'withholdingAgents.edit',
      summary: 'Propose who withholds from a day on',
      body: WithholdingAgentBody,
      output: WithholdingAgent,
    },
    read: {
      permission: 'withholdingAgents.read',
      summary: 'Read who withholds from a day on',
      output: WithholdingAgent,
    },
    decide: {
      permission: 'withholdingAgents.edit',
      summary: 'Approve or refuse who withholds',
      body: ProposalPatch,
      output: WithholdingAgent,
      errors: ['edit-conflict', 'state-forbids', 'maker-is-checker', 'reason-required'],
    },
  },
)
