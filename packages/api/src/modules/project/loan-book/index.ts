import { api, annualProfitability, calendarDateOf, compareKeys } from '@cauce/contract'
import { pageOfCatalogue } from '../../../database/paging.ts'
import { bind, bindRows, type Call } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import type { Kernel } from '../../../kernel.ts'
import { materialityOf } from '../loan-defaults/index.ts'
import { findRates } from '../risk-rates/index.ts'
import { bookOf } from './loan-book.domain.ts'
import { findLoans, NO_SCHEDULE, type LoanRecord } from './loan-book.queries.ts'
import { daysLateOf, lossOf, standingOf } from './loan-facts.domain.ts'

export { outcomeOf } from './default-rates.domain.ts'
export { findLoans } from './loan-book.queries.ts'

export const loanBookModule: ModuleFactory = (kernel) => ({
  name: 'loanBook',
  routes: [
    bind(api.loanBook.read, () => readBook(kernel)),
    ...bindRows(api.loanBook.list, api.loanBook.readLoan, (call) => listLoans(kernel, call)),
  ],
})

async function readBook(kernel: Kernel) {
  const { database, clock } = kernel
  const countedAt = clock.now()
  const [loans, rates] = [await findLoans(database), await findRates(database)]
  return {
    countedAt,
    threshold: materialityOf(kernel.parameters.at(countedAt)),
    ...bookOf(loans, rates, calendarDateOf(countedAt)),
  }
}

/** Loads all, at most thousands, because the standing is computed. */
async function listLoans({ database, clock }: Kernel, { query }: Call<(typeof api)['loanBook']['list']>) {
  const today = calendarDateOf(clock.now())
  const loans = (await findLoans(database, NO_SCHEDULE)).toSorted(
    (one, other) => compareKeys(one.lentOn, other.lentOn) || compareKeys(one.loanId, other.loanId),
  )
  const views = loans.map((loan) => viewOf(loan, today))
  return pageOfCatalogue(views, { ...query, orderSide: query.orderSide ?? 'desc' }, ({ loanId }) => loanId, 'lentOn')
}

function viewOf(loan: LoanRecord, today: string) {
  const { payments: _, oldestUnpaid: __, defaults, targetProfitability, ...row } = loan
  return {
    ...row,
    annualProfitability: annualProfitability(targetProfitability, loan.months),
    standing: standingOf(loan, today),
    daysLate: daysLateOf(loan, today),
    defaultedOn: defaults.at(-1)?.since ?? null,
    loss: lossOf(loan),
  }
}
