import type { Answer, Client } from '@cauce/client'
import { dataOf } from '../../../http/client.server.ts'

export type LoanBook = Answer<'/v1/project/loan-book'>
export type Loan = Answer<'/v1/project/loan-book/loans'>['data'][number]
export type OutcomeStatement = Answer<'/v1/project/outcome-statements'>['data'][number]
export type RiskRate = Answer<'/v1/project/risk-rates'>['data'][number]

/** More than a platform publishes in decades. */
const MOST = 100

export async function loadLoanBook(client: Client) {
  const [book, statements, rates] = await Promise.all([
    dataOf(client.GET('/v1/project/loan-book')),
    dataOf(client.GET('/v1/project/outcome-statements', { params: { query: { take: MOST } } })),
    dataOf(client.GET('/v1/project/risk-rates', { params: { query: { take: MOST } } })),
  ])
  return { book, statements: statements.data, rates: rates.data }
}

export async function loadLoans(client: Client): Promise<Loan[]> {
  const loans: Loan[] = []
  for (;;) {
    const query = { skip: loans.length, take: MOST }
    const { data, total } = await dataOf(client.GET('/v1/project/loan-book/loans', { params: { query } }))
    loans.push(...data)
    if (data.length === 0 || loans.length >= total) return loans
  }
}
