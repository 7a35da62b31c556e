import type { Translation } from '../translation.ts'
import type * as source from '../es/tax.ts'
import { proposals } from './proposals.ts'

export const withholdingRates = {
  one: 'Withholding rate',
  about:
    "Percentage of the gross interest that is withheld on account of the investor's taxes. Each rate holds from its day until the next one of the same scope and country. One administrator proposes it and another approves it; earlier ones stay in the list.",
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

export const taxDetails = {
  title: 'Tax details',
  one: 'Tax detail',
  kind: {
    residence: 'Tax residence',
    certificate: 'Certificate of tax residence',
    exemption: 'Exemption from withholding',
  },
  state: { pending: 'Pending', valid: 'Validated', refused: 'Refused', replaced: 'Replaced' },
  fields: {
    taxDetailId: 'Identifier',
    userId: 'Customer',
    userName: 'Customer',
    kind: 'Detail',
    country: 'Country',
    province: 'Province',
    validFrom: 'From',
    validUntil: 'Until',
    state: 'State',
    reason: 'Reason',
    document: 'Document',
    decidedBy: 'Decided by',
    decidedByName: 'Decided by',
    decidedAt: 'Decided on',
    createdAt: 'Received',
    updatedAt: 'Updated',
  },
  period: { from: 'From %{from}', fromTo: '%{from} to %{until}' },
  status: {
    unknown: 'No withholding rate is in force today.',
  },
  none: 'The customer has declared nothing and counts as a resident of Spain.',
  of: '%{kind} of %{name}',
  today: 'Today',
  refuse: 'Refuse',
  decided: {
    pending: 'Pending: %{name}',
    valid: 'Tax detail validated: %{name}',
    refused: 'Tax detail refused: %{name}',
    replaced: 'Replaced: %{name}',
  },
  consequence: 'It counts for interest that is due on these days. Payments that are recorded do not change.',
  received: 'Received from the customer',
} as const satisfies Translation<typeof source.taxDetails>

/** Who pays withheld tax to the tax office. */
export const agentWords = {
  promoter: 'The promoter',
  platform: 'The platform on behalf of the promoter',
} as const satisfies Translation<typeof source.agentWords>

export const withholdingAgents = {
  one: 'Withholding agent',
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
