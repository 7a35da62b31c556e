export {
  BANK_ACCOUNT,
  CLEARING_ACCOUNT,
  FEES_ACCOUNT,
  OWN_ACCOUNT,
  PENALTIES_ACCOUNT,
  type Transfer,
  UNASSIGNED_ACCOUNT,
  UNEXPLAINED_ACCOUNT,
  type WalletFunds,
} from './ledger.domain.ts'
export { findBalances, insertAccounts, lockAccounts, post, postings } from './ledger.queries.ts'
