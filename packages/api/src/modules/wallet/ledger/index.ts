export {
  BANK_ACCOUNT,
  CLEARING_ACCOUNT,
  FEES_ACCOUNT,
  OWN_ACCOUNT,
  PENALTIES_ACCOUNT,
  type DecisionId,
  type Funds,
  type Transfer,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
  WITHHELD_ACCOUNT,
} from './ledger.domain.ts'
export {
  type DecidedTransfer,
  findBalances,
  insertAccounts,
  lockAccounts,
  post,
  postAll,
  postings,
} from './ledger.queries.ts'
