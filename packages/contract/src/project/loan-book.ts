import { z } from 'zod'
import { CalendarDate, Instant } from '../dates.ts'
import { endpoints } from '../endpoint.ts'
import { Id } from '../ids.ts'
import { Money } from '../money.ts'
import { allBut, listQuery, page } from '../paging.ts'
import { Percentage } from '../percentages.ts'
import { DefaultWindow, MeanRate } from './default-rates.ts'
import { RiskCategory } from './risk-rates.ts'

export const LOAN_STANDINGS = ['repaid', 'current', 'late', 'in-default', 'lost'] as const

const LoanStanding = z
  .enum(LOAN_STANDINGS)
  .describe('Repaid, paid up to date, late by 90 days or less, in default, or lost in whole or in part.')

const tally = { count: z.int(), amount: Money.describe('What was lent.') }

export const LoanBook = z
  .strictObject({
    countedAt: Instant,
    threshold: z
      .strictObject({
        amount: Money,
        share: Percentage.describe('Of what was lent.'),
      })
      .describe('What is past due is material when it is more than both.'),
    windows: z.array(DefaultWindow),
    mean: MeanRate.omit({ category: true }).omit({ expectedRate: true }),
    categories: z.array(MeanRate),
    years: z
      .array(
        z.strictObject({
          year: z.int().describe('In which the loans were paid out.'),
          lent: z.strictObject(tally),
          standings: z.array(z.strictObject({ standing: LoanStanding, ...tally })),
        }),
      )
      .describe('Where the loans of each year are today.'),
    loanCount: z.int(),
    everDefaulted: z.int().describe('Loans that were in default at some time.'),
    lent: Money,
    lost: Money.describe('Principal that was written off.'),
  })
  .describe('Default rates and what became of all loans, counted from the books.')

export const Loan = z
  .strictObject({
    loanId: Id.describe('Of the loan in the book: it leads to no project.'),
    name: z.string().nullable().describe('Null for a private project.'),
    url: z.string().nullable().describe('Null for a private project.'),
    category: RiskCategory.nullable(),
    lentOn: CalendarDate,
    amount: Money.describe('What was lent.'),
    months: z.int(),
    annualProfitability: Percentage,
    outstanding: Money.describe('Principal that has not come back.'),
    standing: LoanStanding,
    daysLate: z.int(),
    defaultedOn: CalendarDate.nullable().describe('The first day of its last default.'),
    loss: Money,
  })
  .describe('A loan of the book, without anything personal.')

/** Delegated Regulation (EU) 2022/2115; decision published-results. */
export const loanBookEndpoints = endpoints(
  'loanBook',
  { name: 'Loan book', about: 'Default rates by year and risk category, and every loan that was paid out.' },
  '/v1/project/loan-book/loans',
  {
    read: {
      method: 'GET',
      path: '/v1/project/loan-book',
      permission: 'loanBook.read',
      summary: 'Tell the default rates, by year and risk category, and what became of all loans',
      output: LoanBook,
    },
    list: {
      permission: 'loanBook.read',
      summary: 'List all loans that were paid out',
      query: listQuery(['lentOn'], {}, allBut()),
      output: page(Loan),
    },
    readLoan: {
      method: 'GET',
      path: '/v1/project/loan-book/loans/{id}',
      permission: 'loanBook.read',
      summary: 'Read a loan',
      output: Loan,
    },
  },
)
