import type * as source from '../es/investor-classes.ts'
import type { Translation } from '../translation.ts'

export const classCriteria = {
  income: 'Personal gross earnings of at least 60.000 € per fiscal year',
  portfolio: 'A portfolio of financial instruments, including cash deposits, of more than 100.000 €',
  financialPost:
    'At least one year in the financial sector, in a post that requires knowledge of the transactions or services in question',
  executive:
    'At least twelve months in an executive post of a legal person that meets one of the criteria for companies',
  transactions:
    'Transactions of significant size on the capital markets, 10 per quarter on average over the last four quarters',
  ownFunds: 'Own funds of at least 100.000 €',
  turnover: 'Net turnover of at least 2.000.000 €',
  balanceSheet: 'Balance sheet of at least 1.000.000 €',
  authorisedEntity: 'Entity that is authorised or regulated to operate in the financial markets',
  largeUndertaking:
    'Large undertaking that meets two of three: balance sheet of 20.000.000 €, net turnover of 40.000.000 €, own funds of 2.000.000 €',
  publicBody: 'National or regional government, body that manages public debt, central bank or international body',
  institutionalInvestor: 'Institutional investor whose main activity is to invest in financial instruments',
} as const satisfies Translation<typeof source.classCriteria>

export const classDecision = {
  of: '%{wanted}: %{name}',
  approve: 'Approve',
  refuse: 'Refuse',
  end: 'End the class',
  reason: 'Reason',
  mustApprove:
    'The law requires you to approve the request, unless there are reasonable doubts that it is correct. To refuse it, say which: the customer reads them.',
  endAbout:
    'End it if the customer no longer meets the criteria. From their next order on they have all protections again, and an e-mail gives them the reason.',
  twoNeeded: 'A person must meet two of the three points.',
  oneNeeded: 'One criterion is enough.',
  attested: 'States that they meet it',
  notAttested: 'Does not state it',
  evidence: 'Evidence %{place} of %{count}',
  noEvidence: 'The evidence was erased with the account.',
  statement:
    'They accepted losing the protections and being liable for the truth of what they state (text of %{date}).',
  until: 'If it is approved today, it is valid until %{date}.',
  noEnd: 'The status of a professional client does not expire: it ends when it is no longer met.',
  received: 'Received',
  decided: 'Decided by %{name}',
  period: { from: 'From %{from}', fromTo: 'From %{from} to %{until}' },
  today: { protected: 'Today: non-sophisticated investor', granted: 'Today: %{name}' },
} as const satisfies Translation<typeof source.classDecision>

export const classificationPages = {
  lead: 'The law protects non-sophisticated investors more. Anyone who meets its criteria can ask to be treated as sophisticated.',
  needsScript: 'The request needs JavaScript.',
  standing: {
    nonSophisticated: 'You are a non-sophisticated investor. You have all the protections of the law.',
    sophisticated: 'You are a sophisticated investor until %{until}.',
    professional: 'You are a sophisticated investor, as a professional client.',
    meaning:
      'When you invest, we do not ask you to take the knowledge test, show you the risk warning or ask for your consent to large orders.',
    report:
      'If you no longer meet the criteria, the law requires you to tell us. Give the class up: you have all protections again from your next order on.',
    renew:
      'An approval is valid for two years. To stay, ask again before it ends: the current one counts until we decide.',
  },
  pending: {
    title: 'Request under examination',
    text: 'We received it on %{date}. A person examines it, and we will write to you with the decision. Until then nothing changes.',
    withdraw: 'Withdraw the request',
    withdrawTitle: 'Withdraw the request',
    withdrawAbout: 'We stop examining it. You can make another one whenever you like.',
    withdrawing: 'Withdrawing',
    withdrawn: 'We have withdrawn your request.',
  },
  giveUp: {
    button: 'Give the class up',
    title: 'Give the class up',
    about: 'You are a non-sophisticated investor again at once. To get it back, you would have to ask for it again.',
    submit: 'Give it up now',
    busy: 'Saving',
    done: 'You are a non-sophisticated investor again.',
  },
  request: {
    open: 'Ask for the class',
    renew: 'Ask for it again',
    title: 'Request',
    class: 'What you ask for',
    classAbout: {
      sophisticated: 'Valid for two years from the approval.',
      professional: 'For entities that are one by Directive 2014/65/EU, annex II, section I, points 1 to 4.',
    },
    criteria: 'Which criteria you meet',
    criteriaTwo: 'Mark those that you meet and can prove. At least two of the three points are needed: a, b and c.',
    criteriaOne: 'Mark those that you meet and can prove. One is enough.',
    points: {
      a: 'a) Economic situation',
      b: 'b) Professional experience',
      c: 'c) Transactions on the markets',
    },
    documents: 'Evidence',
    documentsHelp: {
      individual:
        'For example a tax return, a certificate of balances, a contract or certificate of employment, statements of transactions. Six files at most.',
      company: 'For example filed annual accounts, an audit report, a decision of the supervisor. Six files at most.',
    },
    lossTitle: 'Which protections you lose',
    loss: {
      test: 'The knowledge test before you invest, and every two years (article 21, paragraphs 1 to 3).',
      warning:
        'The risk warning for anyone who does not answer the test or does not show that they know enough (article 21, paragraph 4).',
      simulation:
        'That we ask you to simulate every year what you could bear to lose (article 21, paragraph 5). The page stays open to you.',
      largeOrders:
        'The warning, the explicit consent and the proof that you understand before each order of more than 1.000 € or 5 % of your net worth (article 21, paragraph 7).',
      reflection:
        'The reflection period (four days by law), which the law gives to non-sophisticated investors only (article 22). %{brand} gives it to the others too, but the law does not require it.',
    },
    riskStays: 'The risk is the same: you can lose everything that you invest.',
    acceptsLoss: 'I know which protections I lose, and I accept it.',
    declaresTruth: 'I declare that the above is true, and I am liable for it.',
    submit: 'Send the request',
    submitting: 'Sending',
    done: 'We have received your request.',
    kept: 'We keep the version of these words and the time. Only our staff see the evidence.',
  },
  criterion: classCriteria,
  decision: classDecision,
  history: 'Requests',
  historyRow: 'Asked for on %{date}',
  reasonIs: 'Reason: %{reason}',
  documentOf: 'Download %{name}',
  failed: {
    title: 'We could not load your class',
    text: 'Your data are safe; only the reading failed.',
  },
} as const satisfies Translation<typeof source.classificationPages>
