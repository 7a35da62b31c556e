import type * as source from '../es/parameters.ts'
import type { Translation } from '../translation.ts'
import { proposals } from './tax.ts'

export const parameters = {
  title: 'Parameters',
  one: 'Parameter',
  lead: 'Limits, thresholds and periods that the company decides. One administrator proposes a value and another approves it, at least 48 hours before the day on which it takes effect. What was requested or recorded before keeps the value of that moment. Earlier values stay in the list.',
  name: {
    fourEyesThreshold: 'Amount that needs two administrators',
    maximumIncome: 'Maximum deposit',
    maximumWallet: 'Maximum wallet balance',
    maximumUnannounced: 'Unannounced transfer that is credited',
    earlyCreditMaximum: 'Credits before the payment is received',
    earlyCreditDays: 'Time to receive a credited payment',
    reflectionDays: 'Reflection period',
    complaintDecisionDays: 'Time to decide a complaint',
    closingDays: 'Time to cancel the closure of an account',
    declarationThreshold: 'Deposits that need a declaration of origin',
    defaultThresholdAmount: 'Past due amount that counts as default',
    defaultThresholdShare: 'Past due share that counts as default',
  },
  help: {
    fourEyesThreshold:
      'From this amount on two administrators approve. Above the maximum deposit, no deposit needs them.',
    maximumIncome: 'The most that one deposit may be.',
    maximumWallet: 'What the wallet holds and expects when a deposit is requested.',
    maximumUnannounced: 'Up to this amount, with a valid reference and from a known account.',
    earlyCreditMaximum:
      'What investors are credited in all before the payments of promoters are on a statement. With 0 nothing is credited before.',
    earlyCreditDays: 'After that time nothing more is credited before it is received.',
    reflectionDays: 'Days to revoke an investment at no cost. At least 4, by Regulation (EU) 2020/1503, article 22.',
    complaintDecisionDays: 'Days from its receipt.',
    closingDays: 'With 0 the account is closed at once.',
    declarationThreshold: 'Above this sum a customer declares the origin of the money before investing or withdrawing.',
    defaultThresholdAmount:
      'What is past due has to exceed the amount and the share. It is published. Legal counsel confirms more than 100 € and 1 % first.',
    defaultThresholdShare: 'Of what was lent. It is published.',
  },
  state: proposals.state,
  fields: {
    parameterId: 'Identifier',
    name: 'Parameter',
    value: 'Value',
    validFrom: 'In force from',
    basis: 'Reason for the change',
    ...proposals.fields,
  },
  first: 'Initial value of the installation',
  present: 'Value in force: %{value}',
  validFromHelp: 'At least 48 hours after the approval.',
  basisHelp: 'The resolution, the law or the risk behind it.',
  createTitle: 'Propose a value',
  proposed: 'Value proposed. Another administrator approves it.',
  approve: 'Approve',
  approveTitle: 'Approve the value',
  approveAbout: '%{name}: %{value} from %{date} on. What was requested or recorded before does not change.',
  approved: 'Value approved',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the proposed value',
  refuseAbout: '%{name}: %{value} from %{date} on does not take effect.',
  refused: 'Proposal refused',
  ownProposal: 'You proposed it: another administrator approves it.',
} as const satisfies Translation<typeof source.parameters>
