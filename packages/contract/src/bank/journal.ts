/** Accounts of the journal, by default subaccounts of the Spanish general accounting plan (PGC). */
export const JOURNAL_ACCOUNTS = {
  bank: '57200001',
  /** Where the company receives its income, outside the ledger. */
  ownBank: '57200000',
  wallet: '56100000',
  reserved: '56100001',
  escrow: '56100002',
  clearing: '55500000',
  unassigned: '55500001',
  unexplained: '55500002',
  own: '55500003',
  fees: '70500000',
  penalties: '75900000',
  withheld: '47510000',
} as const
export type JournalAccount = keyof typeof JOURNAL_ACCOUNTS
export const JOURNAL_ACCOUNT_NAMES = Object.keys(JOURNAL_ACCOUNTS) as JournalAccount[]

export type JournalParameter = `journal${Capitalize<JournalAccount>}`
export const journalParameterOf = (account: JournalAccount) =>
  `journal${account[0]!.toUpperCase()}${account.slice(1)}` as JournalParameter

export const journalParametersOf = (given: Partial<Record<JournalAccount, string>> = {}) =>
  Object.fromEntries(
    JOURNAL_ACCOUNT_NAMES.map((name) => [journalParameterOf(name), given[name] ?? JOURNAL_ACCOUNTS[name]]),
  ) as Record<JournalParameter, string>
