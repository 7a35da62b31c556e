import type { Answer } from '@cauce/client'
import type { MovementKind } from '@cauce/contract/wallet/movement-limits.ts'

export type BankAccount = Answer<'/v1/payment/bank-accounts'>['data'][number]

/** The line of a deposit proved it, and nobody has read its certificate: for its holder that is still pending. */
const isCertificateOpen = ({ state, isUnseen, setAloneBy }: BankAccount) =>
  state === 'pending' || (state === 'valid' && isUnseen && setAloneBy === null)

export const shownState = (account: BankAccount) => (isCertificateOpen(account) ? 'pending' : account.state)

/** Deposits may come from an account whose certificate waits, withdrawals do not go to it. */
export const accountsFor = (type: MovementKind, accounts: readonly BankAccount[]) =>
  accounts.filter((account) => account.state !== 'error' && (type === 'income' || !isCertificateOpen(account)))

export const STATE_COLOURS = { pending: 'grey', valid: 'green', error: 'clay' } as const satisfies Record<
  BankAccount['state'],
  string
>
