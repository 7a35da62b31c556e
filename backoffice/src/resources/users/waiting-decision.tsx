import { useNotify } from 'react-admin'
import type {
  BankAccountRecord,
  TaxDetailRecord,
  TransactionRecord,
  VerificationRecord,
} from '../../providers/records.ts'
import { useWords } from '../../ui/words.ts'
import { BankAccountDecision } from '../bank-accounts/bank-account-decision.tsx'
import { TaxDetailDecision } from '../tax-details/tax-detail-decision.tsx'
import { TransactionDecision } from '../transactions/transaction-decision.tsx'
import { VerificationDecision } from '../verifications/verification-decision.tsx'

/** A record of a customer that waits for a decision. */
export type Decidable =
  | { readonly kind: 'transaction'; readonly record: TransactionRecord }
  | { readonly kind: 'bankAccount'; readonly record: BankAccountRecord }
  | { readonly kind: 'verification'; readonly record: VerificationRecord }
  | { readonly kind: 'taxDetail'; readonly record: TaxDetailRecord }

interface Props {
  readonly item: Decidable
  readonly onReload: () => void
  readonly onDone: () => void
}

/** The decision on a record of a customer, beside their page. */
export function WaitingDecision({ item, onReload, onDone }: Props) {
  const t = useWords()
  const notify = useNotify()
  const done = (words: string) => {
    notify(words, { type: 'success' })
    onDone()
  }
  switch (item.kind) {
    case 'transaction':
      return (
        <TransactionDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ status, userName: name }) => done(t(`backoffice.done.transaction.${status}`, { name }))}
        />
      )
    case 'bankAccount':
      return (
        <BankAccountDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ state, userName: name }) => done(t(`backoffice.done.bankAccount.${state}`, { name }))}
        />
      )
    case 'verification':
      return (
        <VerificationDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ status, userName: name }) =>
            done(t(`backoffice.done.verification.${status === 'Approved' ? 'approved' : 'declined'}`, { name }))
          }
        />
      )
    case 'taxDetail':
      return (
        <TaxDetailDecision
          record={item.record}
          onReload={onReload}
          onDecided={({ state, userName: name }) => done(t(`taxDetails.decided.${state}`, { name }))}
        />
      )
  }
}
