export const PROPOSAL_NOUNS = [
  'companyAccounts',
  'payees',
  'withholdingRates',
  'withholdingAgents',
  'declarers',
  'brands',
  'companyDetails',
  'legalTexts',
  'parameters',
  'accessChanges',
] as const
export type ProposalNoun = (typeof PROPOSAL_NOUNS)[number]
