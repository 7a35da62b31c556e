import { api } from '@cauce/contract'
import { bind, bindRows } from '../../../http/bind.ts'
import type { ModuleFactory } from '../../../module.ts'
import { listLoans, readBook } from './loan-book.service.ts'

export { outcomeOf } from './default-rates.domain.ts'
export { findLoans } from './loan-book.queries.ts'

export const loanBookModule: ModuleFactory = (kernel) => ({
  name: 'loanBook',
  routes: [
    bind(api.loanBook.read, () => readBook(kernel)),
    ...bindRows(api.loanBook.list, api.loanBook.readLoan, (call) => listLoans(kernel, call)),
  ],
})
