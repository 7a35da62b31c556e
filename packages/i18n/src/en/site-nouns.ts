import type { Translation } from '../translation.ts'
import type * as source from '../es/site-nouns.ts'
import { taxDetails } from './tax.ts'

export const orderPages = {
  invest: {
    step: 'Step %{step} of 2',
    title: 'Invest in %{project}',
    amount: 'Amount',
    amountHelp: 'Minimum %{minimum}. %{remainder} is still to be funded.',
    availableNow: 'Available now',
    wouldBe: 'Balance afterwards',
    notEnough: 'Not enough',
    returnLabel: 'Expected return',
    returnValue: '%{annual} a year, %{total} in %{term}',
    riskLabel: 'You can lose',
    riskValue: 'up to %{amount}; there is no guarantee fund',
    reflectionLabel: 'Reflection',
    reflectionValue: '%{days}, until %{until}: you can revoke it under “Investments”, at no cost and without a reason',
    leavingLabel: 'Disinvesting later',
    leavingFree: 'at no cost while the project is open',
    leavingCost: '%{fee} of what you invested, while the project is open',
    leavingCostOf: '%{fee} of what you invested (%{amount}), while the project is open',
    leavingNever: 'Once it is funded, you cannot disinvest before the end.',
    terms:
      'I accept the mandate contracts and confirm that I have not invested more than 10.000 € in total on crowdfunding platforms.',
    investedHere: 'Invested here today',
    thisOrder: 'This order',
    sumHere: 'In total here',
    aboveGuidance:
      'According to our records, with this order you would have %{total} invested on this platform alone: more than the %{cap} of the declaration. The guidance is not to risk more than you can afford to lose, and you can lose all of it.',
    consent:
      'I know that this order takes me above %{cap}, I understand that I can lose everything I have invested, and I give my explicit consent to invest.',
    consentMissing: 'An order that goes above %{cap} cannot be sent without your explicit consent.',
    information: 'What investing costs, what risks it has and what rights the law gives you (in another tab)',
    contract: {
      read: 'Read the contract',
      loading: 'Reading the contract',
      failed: 'The contract could not be read.',
      retry: 'Try again',
      kept: 'When you order, it is kept among your documents, with its number and the time.',
      otherLanguage: 'Your documents are kept in Spanish, the language of your account.',
    },
    documents: 'Read the contracts and documents of the project',
    documentsHint: 'Each one opens in a new tab; this order is not lost.',
    noDocuments: 'The project has no published documents yet. Ask support for the contracts before you accept.',
    submit: 'Invest',
    submitOf: 'Invest %{amount}',
    submitting: 'Sending the order',
    deposit: 'Deposit %{amount}',
    nothingMoved: 'No money has moved.',
    unsure: 'We do not know whether the order went through. You can safely send it again: it will not be done twice.',
    unanswered:
      'The connection was lost while this order was being sent. You can safely send it again: it will not be done twice.',
    arrived:
      'Your previous order did go through, and this one was not sent. Check your investments before you repeat it.',
    reloadProject: 'Reload the project',
    doneTitle: 'Order received',
    doneLead: 'You have invested %{amount} in %{project}.',
    doneReflection:
      'The reflection period has begun: until it ends you can revoke it under “Investments”, at no cost and without giving a reason.',
    doneDate: 'Date',
    doneUntil: 'You can revoke it at no cost until',
    doneWallet: 'Available in the wallet',
    toInvestments: 'See my investments',
    toWallet: 'See the wallet',
    close: 'Close',
    emailTitle: 'First, confirm your e-mail address',
    email:
      'Open the link in the message that we sent you. If you cannot find it, you can ask for another in your profile.',
    toEmail: 'Confirm the e-mail address',
    identityTitle: 'You must verify your identity first',
    identity: 'It is done once and takes about three minutes.',
    toIdentity: 'Verify my identity',
  },
  leave: {
    revoke: 'Revoke',
    revokeOf: 'Revoke the investment in %{project}',
    revokeTitle: 'Revoke the investment?',
    revokeLead: 'It is in its reflection period, which ends on %{date}: revoking it costs nothing.',
    revokeSubmit: 'Revoke and get back %{amount}',
    revokeDone: 'Investment revoked. %{amount} is back in your wallet.',
    disinvest: 'Disinvest',
    disinvestOf: 'Disinvest from %{project}',
    disinvestTitle: 'Disinvest?',
    disinvestLead: 'The project is still open: you can disinvest for a penalty of %{fee} of what you invested.',
    disinvestSubmit: 'Disinvest and get back %{amount}',
    disinvestDone: 'You have disinvested. %{amount} is back in your wallet.',
    invested: 'Invested',
    cost: 'Penalty',
    givenBack: 'Back to the wallet',
    lost: 'You no longer receive the expected return of this project.',
    submitting: 'Sending',
    keep: 'Keep the investment',
    failed: 'No money has moved. %{reason}',
    unanswered: 'The connection was lost before. You can safely send it again: it will not be done twice.',
  },
} as const satisfies Translation<typeof source.orderPages>

export const movementPages = {
  cancel: {
    action: 'Cancel',
    actionOf: 'Cancel: %{concept}, %{amount}',
    incomeTitle: 'Cancel the deposit',
    withdrawTitle: 'Cancel the withdrawal',
    incomeLead:
      'You are about to cancel your deposit request for %{amount}. If you have already made the transfer, do not cancel the request: wait for the review.',
    withdrawLead:
      'You are about to cancel your withdrawal request for %{amount}. The reserved money will be available again.',
    transferLead:
      'You will cancel the withdrawal of %{amount}, which has been approved. The transfer will not be made, and the money goes back to your wallet.',
    submitIncome: 'Cancel the deposit',
    submitWithdraw: 'Cancel the withdrawal',
    submitting: 'Cancelling',
    keep: 'Keep the request',
    incomeDone: 'Deposit of %{amount} cancelled.',
    withdrawDone: 'Withdrawal of %{amount} cancelled. The money is available again.',
    failed: 'The request has not been cancelled. %{reason}',
    unanswered:
      'The connection was lost earlier while cancelling. You can safely try again: it will not be done twice.',
  },
  transfer: {
    approved: 'Approved. It leaves with the next batch to the bank; you can cancel it until that is released.',
    batched: 'In a batch that waits for its second approval. You can still cancel it.',
    released: 'In a released batch. It can no longer be cancelled.',
    sent: 'At the bank. It usually arrives within one working day.',
    executed: "Paid: it is on our bank's statement since %{date}.",
    refused: 'The bank refused it on %{date}. The money is in your wallet again.',
    returned: 'The bank returned it on %{date}. The money is in your wallet again.',
    cancelled: 'Cancelled on %{date}. The money is in your wallet again.',
  },
} as const satisfies Translation<typeof source.movementPages>

export const taxDetailPages = {
  status: {
    ...taxDetails.status,
    title: 'What is withheld from you',
    rate: '%{percent} is withheld from interest that is due today.',
    none: 'Nothing is withheld from interest that is due today.',
    assumed: 'You count as a resident of Spain, because you have not declared another residence.',
    resident: 'You count as a resident of %{country} since %{date}.',
    certificateUntil: 'Your certificate of residence is valid until %{date}.',
    noCertificate:
      'We have no certificate of tax residence that is valid today. Ask the tax office of your country for it and add it here: with it nothing is withheld from residents of the European Union or the European Economic Area, and residents of other countries get the rate of the treaty, if it is lower. What was withheld already does not change: you claim it from the Spanish tax office.',
    reason: {
      residentIndividual:
        'It is the rate of individuals who are residents of Spain. It counts as a payment on account in your tax return.',
      residentCompany:
        'It is the rate of companies that are residents of Spain. It counts as a payment on account in your tax return.',
      exemptEntity: 'Your company is an entity from which nothing is withheld.',
      unionResident: 'Interest of residents of the European Union with a certificate is exempt.',
      economicAreaResident: 'Interest of residents of the European Economic Area with a certificate is exempt.',
      treaty: 'It is the rate of the treaty with your country.',
      nonResident: 'It is the rate of non-residents.',
      noCertificate: 'It is the rate of non-residents without a certificate of residence.',
    },
  },
  history: 'What you have declared',
  historyNone: 'You have not declared anything yet.',
  stateAbout: {
    pending: 'A person reviews it, usually within a working day. Until then it does not count.',
    valid: 'It counts for interest that is due on these days.',
    refused: 'It does not count.',
    replaced: 'You declared another one before it was reviewed.',
    withdrawn: 'You withdrew it before it was reviewed.',
  },
  reasonIs: 'Reason: %{reason}',
  document: 'See the document',
  documentOf: 'See the document of %{name}',
  withdraw: {
    button: 'Withdraw',
    of: 'Withdraw: %{name}',
    title: 'Withdraw this tax detail?',
    about: 'We stop reviewing it, and it will not count. You can send another one whenever you like.',
    submit: 'Withdraw',
    busy: 'Withdrawing',
    done: 'We have withdrawn the tax detail.',
  },
  failed: {
    title: 'We could not load your tax details',
    text: 'They are safe; only this list has failed.',
  },
  add: {
    residence: 'Declare your residence',
    certificate: 'Add a certificate',
    exemption: 'Add an exemption',
    residenceTitle: 'Declare your tax residence',
    certificateTitle: 'Add a certificate of tax residence',
    exemptionTitle: 'Add an exemption from withholding',
    residenceAbout:
      'The country in which you pay your taxes, and since which day. It is not the same as your nationality.',
    certificateAbout:
      'The tax office of the country of which you are a resident issues it. Enter the days between which the document says it is valid; many are valid for a year.',
    exemptionAbout:
      'Only for entities from whose interest nothing is withheld, such as banks and exempt entities. Attach the document that proves it.',
    chooseProvince: 'Not given',
    since: 'Resident since',
    validFrom: 'Valid from',
    validUntil: 'Valid until',
    submit: 'Send for review',
    submitting: 'Sending',
    done: 'We have received it. A person reviews it before it counts.',
  },
} as const satisfies Translation<typeof source.taxDetailPages>
