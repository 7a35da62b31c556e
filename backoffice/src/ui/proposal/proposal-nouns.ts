export const PROPOSAL_NOUNS = [
  'companyAccounts',
  'payees',
  'withholdingRates',
  'withholdingAgents',
  'declarers',
  'brands',
  'companyDetails',
  'parameters',
  'accessChanges',
] as const
export type ProposalNoun = (typeof PROPOSAL_NOUNS)[number]
