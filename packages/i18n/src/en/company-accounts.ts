import type { Translation } from '../translation.ts'
import type * as source from '../es/company-accounts.ts'
import { proposals } from './proposals.ts'

export const companyAccounts = {
  about:
    'Customers send their deposits to the main account. One administrator proposes a change and another approves it; earlier accounts stay in the list.',
  institution:
    'The payment institution keeps the money of customers in the account %{iban}. Propose it as the main one: until it is in force, deposits have no destination.',
  institutionSilent:
    'The payment institution does not answer: it is not known in which account it keeps the money of customers.',
  none: 'No account takes deposits. Until there is one, customers do not see where to send money.',
  state: {
    proposed: 'Waits for another approval',
    active: 'In force',
    refused: 'Refused',
    replaced: 'Replaced',
    retired: 'Retired',
  },
  fields: {
    companyAccountId: 'Identifier',
    iban: 'IBAN',
    bic: 'BIC',
    beneficiary: 'Beneficiary',
    bankName: 'Bank',
    main: 'Takes the deposits',
    ...proposals.fields,
  },
  beneficiaryHelp: "As the bank knows it: the payer's bank compares this name.",
  createTitle: 'Propose an account',
  proposed: 'Account proposed. Another administrator approves it.',
  approve: 'Approve',
  approveTitle: 'Approve the account',
  approveMain: 'From now on customers see this account for their deposits: %{beneficiary}, %{iban}.',
  approveOther: 'The account %{iban} comes into force. Deposits still go to the main one.',
  approved: 'Account in force',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the proposed account',
  refuseAbout: 'The account %{iban} does not come into force.',
  refused: 'Proposal refused',
  retire: 'Retire',
  retireTitle: 'Retire the account',
  retireAbout: 'The account %{iban} is no longer in force. Its statements are kept.',
  retired: 'Account retired',
  ownProposal: 'You proposed it: another administrator approves it.',
} as const satisfies Translation<typeof source.companyAccounts>
