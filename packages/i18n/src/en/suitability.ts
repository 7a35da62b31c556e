import type * as source from '../es/suitability.ts'
import type { Translation } from '../translation.ts'

/** The texts of the entry knowledge test (decision investor-classification). */
export const knowledge = {
  title: 'Knowledge test',
  lead: 'The law requires us to ask you before your first investment. There is no score and no trick question: the more accurate you are, the better we know which warnings to give you. You may leave questions unanswered.',
  needsScript: 'To answer, turn on JavaScript in your browser.',
  topics: {
    experience: 'Your experience',
    objectives: 'What you are looking for',
    finances: 'Your situation',
    risks: 'The risks',
  },
  toSimulation: 'Open the calculator of how much you can afford to lose',
  questions: {
    familiar: {
      text: 'What have you invested in so far?',
      choices: {
        funds: 'Investment funds or pension plans',
        securities: 'Listed shares or bonds',
        loans: 'Loans or crowdfunding',
        none: 'None of these',
      },
    },
    frequency: {
      text: 'In the last two years, how many times a year have you invested?',
      choices: { never: 'Never', few: 'One to five times', many: 'More than five times', unknown: 'I do not remember' },
    },
    volume: {
      text: 'How much have you invested in all in that time?',
      choices: {
        nothing: 'Nothing',
        small: 'Up to 5.000 €',
        large: 'More than 5.000 €',
        unsaid: 'I prefer not to say',
      },
    },
    period: {
      text: 'How long have you been investing?',
      choices: {
        never: 'I have never invested',
        short: 'For less than two years',
        long: 'For two years or more',
        unsaid: 'I prefer not to say',
      },
    },
    background: {
      text: 'Have you studied or worked in finance or crowdfunding?',
      choices: { studies: 'I have studied it', work: 'I have worked in it', neither: 'No' },
    },
    horizon: {
      text: 'How long can you do without this money?',
      choices: {
        short: 'Less than a year',
        medium: 'One to three years',
        long: 'More than three years',
        unknown: 'I do not know',
      },
    },
    tolerance: {
      text: 'If a project lost half of what you put in, you …',
      choices: {
        plans: '… would have to change your plans',
        noticed: '… would notice, but go on as before',
        barely: '… would hardly notice',
        unknown: 'I do not know',
      },
    },
    aim: {
      text: 'What matters most to you?',
      choices: {
        safety: 'Losing nothing',
        return: 'Earning more, even if I may lose',
        support: 'Supporting projects, even if I may lose',
      },
    },
    sustainability: {
      text: 'Does it matter to you that projects are sustainable?',
      choices: { important: 'It is decisive', welcome: 'I prefer it', indifferent: 'It makes no difference' },
    },
    simulation: {
      text: 'Have you calculated how much you can afford to lose?',
      choices: {
        sent: 'Yes, and I have sent the result',
        made: 'Yes, and I prefer not to send it',
        none: 'No, or I prefer not to',
      },
    },
    crowdfunding: {
      text: 'What does crowdfunding do with your money?',
      choices: {
        deposit: 'It keeps it, like a deposit at a bank',
        lending: 'It lends it to a company that needs funding',
        unknown: 'I do not know',
      },
    },
    default: {
      text: 'A project owner stops paying. What does %{brand} do?',
      choices: {
        platform: 'It gives you your money back',
        claims: 'It claims the payment for everyone; nothing may be recovered',
        unknown: 'I do not know',
      },
    },
    exit: {
      text: 'You need your money after six months. Can you sell?',
      choices: {
        anytime: 'Yes, whenever I like',
        end: 'No: until the end there is hardly ever a way out',
        unknown: 'I do not know',
      },
    },
    return: {
      text: 'One project offers 9 % and another one 6 %. What does that say?',
      choices: {
        better: 'That the one with 9 % is better',
        riskier: 'That the one with 9 % usually has more risk',
        unknown: 'I do not know',
      },
    },
    guarantee: {
      text: 'Does a guarantee fund cover your investment, as with deposits?',
      choices: { covered: 'Yes, up to 100.000 €', uncovered: 'No, none', unknown: 'I do not know' },
    },
  },
  facts: {
    familiar: 'If you have never invested, start with a small amount, and spread it.',
    frequency: 'People who rarely invest know less about what can go wrong. Read the risks of each project.',
    volume: 'You have not said how much you have invested.',
    period: 'You have not said how long you have been investing.',
    background: 'You have not said whether you know about finance.',
    horizon:
      'The loans last more than a year, and there is hardly ever a way out before then. Put in only money that you will not need.',
    tolerance: 'Such a loss can happen. Put in only money that you can lose without changing your plans.',
    aim: 'Here you can lose all that you invest. If you want to lose nothing, this is not for you.',
    sustainability: 'You have not said whether sustainability matters to you.',
    simulation: 'You have not said whether you have calculated how much you can afford to lose.',
    crowdfunding: 'Your money is lent to a company. It is not a deposit or a savings product.',
    default: '%{brand} claims the payment for everyone. It may take years, and nothing may be recovered.',
    exit: 'Once the loan is paid out you cannot sell or withdraw: the money comes back when the project owner repays it.',
    return: 'A higher return usually comes with a higher risk.',
    guarantee: 'No guarantee fund covers these investments.',
  },
  submit: 'See the result',
  submitting: 'Saving',
  nothingChosen: 'You have not answered any question. You can go on without the test.',
  result: {
    spared:
      'You are a sophisticated investor: the law does not require us to ask you these questions. You may answer them if you like.',
    sufficient: 'Your answers show that you understand the risks of investing here.',
    insufficient: 'Your answers suggest that investing here may be inappropriate for you. Read this before you decide.',
    unanswered:
      'You have not answered yet. Without answers we cannot know whether investing here is appropriate for you; it may not be.',
    due: 'You answered more than two years ago. Answer again: investing here may no longer be appropriate for you.',
    gaps: 'What you should know',
    kept: 'You answered on %{answered}, version %{version} of the questions. They are asked again every two years: from %{review} on.',
    again: 'Answer again',
  },
} as const satisfies Translation<typeof source.knowledge>

export const lossSimulations = {
  title: 'How much you can afford to lose',
  lead: 'Three sums and one division. They show how much of what you have you could lose without changing your life.',
  needsScript: 'Your browser does the sums: it needs JavaScript.',
  staysTitle: 'What you type here does not leave this device',
  stays:
    'The sums are done on this page. Neither %{brand} nor anybody else gets the amounts, they are not kept, and they are gone when you close it. You can check it: disconnect from the internet and go on.',
  date: 'Date of the figures',
  dateHelp: '31 December of last year, or a later date if it is more accurate.',
  sums: {
    income: {
      title: '1. What comes in within a year',
      help: 'In the twelve months up to the date of the figures, after costs, taxes and social contributions. Exceptional payments and gains from a sale do not count.',
      total: 'Earnings',
    },
    assets: {
      title: '2. What you have available',
      help: 'On the date of the figures. Only what you could use soon: your home, your pension plan and what you already have at %{brand} or on other platforms do not count.',
      total: 'Available money',
    },
    commitments: {
      title: '3. What goes out within a year',
      help: 'What you have to pay, on the same date.',
      total: 'Commitments',
    },
  },
  parts: {
    earnings: 'Wages, pension or unemployment benefit',
    yields: 'Interest and dividends',
    rents: 'Rental income, after costs',
    accounts: 'Current and savings accounts',
    savings: 'Deposits that you can cash in within 30 days',
    securities: 'Listed shares, and funds that pay out at least weekly',
    home: 'Rent or mortgage',
    loans: 'Other loans',
    bills: 'Insurance, utilities and subscriptions',
    maintenance: 'Maintenance for children or others',
    taxes: 'Taxes: income tax still to be paid, property tax (IBI)',
    regular: 'Earnings that recur every year',
  },
  permanence: 'Your earnings are',
  permanences: { unsaid: 'Not said', permanent: 'Permanent', temporary: 'Temporary' },
  regularAboveTotal: 'It cannot be more than all your earnings.',
  result: {
    aside: 'Result',
    title: 'You could bear a loss of',
    share: '10 % of %{netWorth}, in all your projects together',
    mistakes: 'Correct the marked amounts',
    plusAssets: 'plus available money',
    lessCommitments: 'less commitments',
    netWorth: 'Net worth for this calculation',
    regular: 'Of your earnings, %{regular} recurs every year: on that alone, you could afford to lose less.',
    temporary: 'Your earnings are temporary. Repeat the calculation when they end.',
  },
  send: {
    title: 'Will you send us the result?',
    lead: 'You choose. Only this would be sent:',
    amount: 'Result',
    version: 'Version of the calculator',
    submit: 'Send the result',
    busy: 'Sending',
    missing: 'To send it, type at least one amount and correct what is marked.',
    skip: 'Go on without sending it',
  },
  latest: {
    new: 'We have received your result: %{amount}, based on figures of %{referenceDate}. We will ask you to update it from %{reviewOn} on.',
    valid:
      'The latest result that you sent us, on %{received}: %{amount}, based on figures of %{referenceDate}. We will ask you to update it from %{reviewOn} on.',
    due: 'It is time to repeat the simulation: the latest result that you sent us, on %{received}, is a year old and no longer counts.',
  },
  meaning: {
    title: 'What it means and what it does not',
    advice: 'It is a guide. It never prevents you from investing, whatever the amount.',
    review: 'It is reviewed every year. If your situation changes, do it again whenever you like.',
    law: 'The law requires us to offer it and to ask for the result: Regulation (EU) 2020/1503, article 21, and Delegated Regulation (EU) 2022/2114, articles 5 to 12.',
  },
} as const satisfies Translation<typeof source.lossSimulations>

/** The risk warning of Regulation (EU) 2020/1503, article 21(4), and what is asked with it (handbook chapter 20). */
export const riskWarning = {
  title: 'Risk warning',
  law: 'An investment in a crowdfunding project includes the risk of losing the entirety of the money invested.',
  tick: 'I have received this warning and understand it.',
  tickMissing: 'Tick the box to confirm it.',
  submit: 'Confirm the warning',
  submitting: 'Saving',
  done: 'You confirmed this warning on %{date}. We keep its version and the time.',
  owed: 'Investing here may be inappropriate for you. Answer some questions, or confirm that you understand this warning.',
  toTest: 'Answer the questions or confirm the warning',
  owedInOrder: {
    unanswered: 'You have not answered the knowledge test.',
    insufficient: 'Your answers to the knowledge test are not sufficient.',
    due: 'Your knowledge test is older than two years.',
  },
  inappropriate: 'Investing here may be inappropriate for you.',
  toQuestions: 'Answer the test (opens in another tab)',
  notAsked:
    'As you are a sophisticated investor, we do not ask for the explicit consent to large orders. You can lose everything that you invest.',
  large: {
    why: 'With this order you would have %{total} in this project, more than %{threshold}.',
    ofResult:
      'That threshold is the larger of two: 1.000 €, or half of the result that you sent (%{result}, on %{date}).',
    ofNoResult: 'Without a valid result of your simulation, the law sets that threshold.',
    toSimulation: 'Calculate how much you can afford to lose (opens in a new tab)',
    meters: {
      project: 'In this project, with this order',
      platform: 'On the whole platform, with this order',
      mark: 'Hatched: this order. The line marks the threshold.',
      marks:
        'Hatched: this order. The line marks the threshold of the project and, in the total, the result that you sent. Both bars are to the same scale.',
    },
    question: 'If the project owner cannot pay, what can happen to your money?',
    answers: {
      returned: 'The platform returns it',
      atRisk: 'It may come late, in part, or not at all',
      unknown: 'I do not know',
    },
    answerMissing: 'To send the order, answer what can happen to your money if the project owner cannot pay.',
    answerWrong:
      'The platform neither returns the money nor guarantees it: if the project owner does not pay, it may come late, in part, or not at all. Answer again.',
    consent: 'I know that I can lose the %{total} that I will have in this project, and I give my explicit consent.',
    consentMissing:
      'An order that goes above %{threshold} in one project cannot be sent without your explicit consent.',
    kept: 'With the order we keep the warning and its version, the threshold, your consent and the time.',
  },
} as const satisfies Translation<typeof source.riskWarning>

const classCriteria = {
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

const classDecision = {
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
    title: 'Under review',
    text: 'We received it on %{date}. A person is examining it, and we will write to you with the decision. Until then nothing changes.',
    withdraw: 'Withdraw the request',
    withdrawTitle: 'Withdraw the request',
    withdrawAbout: 'We will stop examining it. You can make another one whenever you like.',
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
    class: 'Class requested',
    classAbout: {
      sophisticated: 'Valid for two years from the approval.',
      professional:
        'For entities that are professional clients under Directive 2014/65/EU, annex II, section I, points 1 to 4.',
    },
    criteria: 'Which criteria you meet',
    criteriaTwo: 'Tick those that you meet and can prove. At least two of the three points are needed: a, b and c.',
    criteriaOne: 'Tick those that you meet and can prove. One is enough.',
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
    text: 'Your data is safe; only this page has failed.',
  },
} as const satisfies Translation<typeof source.classificationPages>
