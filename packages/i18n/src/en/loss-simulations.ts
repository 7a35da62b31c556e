import type { lossSimulations as source } from '../es/loss-simulations.ts'
import type { Translation } from '../translation.ts'

/** The texts of the simulation of the ability to bear loss (decision 278). */
export const lossSimulations = {
  title: 'How much you could lose',
  lead: 'Three sums and one division. They show which part of what you have you could lose without changing your life.',
  needsScript: 'Your browser does the sums: it needs JavaScript.',
  staysTitle: 'What you type here does not leave this device',
  stays:
    'The sums are done on this page. Neither Cauce nor anybody else gets the amounts, they are not kept, and they are gone when you close it. You can check it: disconnect from the internet and go on.',
  date: 'Date of the figures',
  dateHelp: '31 December of last year, or a later date if it is more accurate.',
  sums: {
    income: {
      title: '1. What comes in within a year',
      help: 'In the twelve months up to the date of the figures, after costs, taxes and social contributions. Exceptional payments and gains from a sale do not count.',
      total: 'Earnings',
    },
    assets: {
      title: '2. What you have at hand',
      help: 'On the date of the figures. Only what you could use soon: your home, your pension plan and what you already have at Cauce or on other platforms do not count.',
      total: 'Money at hand',
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
    rents: 'Rents that you receive, after their costs',
    accounts: 'Current and savings accounts',
    savings: 'Deposits that you can cash in within 30 days',
    securities: 'Listed shares, and funds that pay out at least weekly',
    home: 'Rent or mortgage',
    loans: 'Other loans',
    bills: 'Insurance, utilities and subscriptions',
    maintenance: 'Alimony and child support',
    taxes: 'Taxes: on earnings still to be paid, on property',
    regular: 'Of your earnings, what recurs every year',
  },
  permanence: 'Your earnings are',
  permanences: { unsaid: 'Not said', permanent: 'Permanent', temporary: 'Temporary' },
  regularAboveTotal: 'It cannot be more than all your earnings.',
  result: {
    aside: 'Result',
    title: 'You could lose',
    share: '10 % of %{netWorth}, in all your projects together',
    mistakes: 'Correct the marked amounts',
    plusAssets: 'plus money at hand',
    lessCommitments: 'less commitments',
    netWorth: 'Net worth for this calculation',
    regular: 'Of your earnings, %{regular} recurs every year: with less you could bear to lose less.',
    temporary: 'Your earnings are temporary. Repeat the calculation when they end.',
  },
  send: {
    title: 'Will you send us the result?',
    lead: 'You choose. This would be sent and nothing else:',
    amount: 'Result',
    version: 'Version of the calculator',
    submit: 'Send the result',
    busy: 'Sending',
    missing: 'To send it, type at least one amount and correct what is marked.',
    skip: 'Go on without sending it',
  },
  latest: {
    new: 'We have received your result: %{amount}, with figures of %{referenceDate}. It is reviewed from %{reviewOn} on.',
    valid:
      'The latest result that you sent us, on %{received}: %{amount}, with figures of %{referenceDate}. It is reviewed from %{reviewOn} on.',
    due: 'It is time to repeat the simulation: the latest result that you sent us, on %{received}, is a year old and no longer counts.',
  },
  meaning: {
    title: 'What it means and what it does not',
    advice: 'It is a guide. It never prevents you from investing, whatever the amount.',
    review: 'It is reviewed every year. If your situation changes, do it again whenever you like.',
    law: 'The law requires us to offer it and to ask for the result: Regulation (EU) 2020/1503, article 21, and Delegated Regulation (EU) 2022/2114, articles 5 to 12.',
  },
} as const satisfies Translation<typeof source>
