import type { Translation } from '../translation.ts'
import type * as source from '../es/withholding-rates.ts'
import { proposals } from './proposals.ts'
import { agentWords } from './tax.ts'

export const withholdingRates = {
  about:
    "Percentage of the gross interest that is withheld as a payment on account of the investor's taxes. Each rate holds from its day until the next one of the same scope and country. One administrator proposes it and another approves it; earlier ones stay in the list.",
  scope: {
    resident: 'Residents of Spain',
    nonResident: 'Non-residents',
    treaty: 'Treaty with a country',
  },
  state: proposals.state,
  fields: {
    withholdingRateId: 'Identifier',
    scope: 'Scope',
    country: 'Country of the treaty',
    percentage: 'Percentage',
    validFrom: 'In force from',
    source: 'Law',
    ...proposals.fields,
  },
  countryHelp: 'Only for the rate of a treaty.',
  validFromHelp: 'The day on which the interest is due counts. Payments that are recorded do not change.',
  sourceHelp: 'The article that sets the percentage.',
  createTitle: 'Propose a withholding rate',
  proposed: 'Rate proposed. Another administrator approves it.',
  approve: 'Approve',
  approveTitle: 'Approve the withholding rate',
  approveAbout: '%{scope}: %{percent} will be withheld from interest that is due from %{date} on.',
  approved: 'Rate approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the proposed rate',
  refuseAbout: '%{scope}: %{percent} from %{date} on does not come into force.',
  refused: 'Proposal refused',
  ownProposal: 'You proposed it: another administrator approves it.',
} as const satisfies Translation<typeof source.withholdingRates>

export const withholdingAgents = {
  about:
    'The platform withholds from each payment. Here it is set who pays what was withheld to the tax office: the promoter, who pays the interest, or the platform on behalf of the promoter. One administrator proposes it and another approves it. The day on which the interest accrues counts; payments that are recorded do not change.',
  agent: agentWords,
  state: proposals.state,
  fields: {
    withholdingAgentId: 'Identifier',
    agent: 'Who pays',
    validFrom: 'In force from',
    source: 'Contract or ruling',
    ...proposals.fields,
  },
  validFromHelp: 'The day on which the interest accrues counts. Payments that are recorded do not change.',
  sourceHelp: 'The contract with the promoters, or the ruling that it rests on.',
  createTitle: 'Propose who pays withheld tax',
  proposed: 'Proposal saved. Another administrator approves it.',
  approve: 'Approve',
  approveTitle: 'Approve who pays withheld tax',
  approveAbout: '%{agent}: pays what is withheld from interest that accrues from %{date} on.',
  approved: 'Proposal approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the proposal',
  refuseAbout: '%{agent}, from %{date}: it does not come into force.',
  refused: 'Proposal refused',
  ownProposal: 'You proposed it: another administrator approves it.',
} as const satisfies Translation<typeof source.withholdingAgents>
