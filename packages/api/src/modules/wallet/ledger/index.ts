export { CLEARING_ACCOUNT, FEES_ACCOUNT, PENALTIES_ACCOUNT, type Transfer, type WalletFunds } from './ledger.domain.ts'
export { findBalances, insertAccounts, lockAccounts, post, postings } from './ledger.queries.ts'
