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
  WITHHELD_ACCOUNT,
} from './ledger.domain.ts'
export { findBalances, insertAccounts, lockAccounts, post, postings } from './ledger.queries.ts'
