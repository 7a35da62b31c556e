import type { Answer, Client } from '@cauce/client'
import { MAXIMUM_TAKE } from '@cauce/contract/page-sizes.ts'
import { dataOf } from '../../../http/client.server.ts'

export type LoanBook = Answer<'/v1/project/loan-book'>
export type Loan = Answer<'/v1/project/loan-book/loans'>['data'][number]
export type OutcomeStatement = Answer<'/v1/project/outcome-statements'>['data'][number]
export type RiskRate = Answer<'/v1/project/risk-rates'>['data'][number]

export async function loadLoanBook(client: Client) {
  const [book, statements, rates] = await Promise.all([
    dataOf(client.GET('/v1/project/loan-book')),
    dataOf(client.GET('/v1/project/outcome-statements', { params: { query: { take: MAXIMUM_TAKE } } })),
    dataOf(client.GET('/v1/project/risk-rates', { params: { query: { take: MAXIMUM_TAKE } } })),
  ])
  return { book, statements: statements.data, rates: rates.data }
}

export async function loadLoans(client: Client): Promise<Loan[]> {
  const loans: Loan[] = []
  for (;;) {
    const query = { skip: loans.length, take: MAXIMUM_TAKE }
    const { data, total } = await dataOf(client.GET('/v1/project/loan-book/loans', { params: { query } }))
    loans.push(...data)
    if (data.length === 0 || loans.length >= total) return loans
  }
}
