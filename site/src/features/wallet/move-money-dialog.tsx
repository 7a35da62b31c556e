import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { paths } from '../../http/paths.ts'
import type { Wallet } from './wallet.store.ts'
import { MoveMoneyForm } from './move-money-form.tsx'
import type { BankAccount } from '../payment/bank-account.ts'
import type { MovementKind } from './movement-checks.ts'
import type { Transaction } from './movement-filters.ts'

/** What opened the dialog. */
export interface MoveMoneyRequest {
  readonly kind: MovementKind
  /** Wire amount to begin with. */
  readonly amount?: string | undefined
}

interface MoveMoneyDialogProps {
  /** Null while it is closed. */
  readonly request: MoveMoneyRequest | null
  readonly wallet: Wallet
  /** Validated ones only, the main one first. */
  readonly accounts: readonly BankAccount[]
  readonly isVerified: boolean
  readonly onClose: () => void
  readonly onDone: (transaction: Transaction) => void
}

/** Asks for a deposit or a withdrawal, with what it does to the wallet in view before it is sent. */
export function MoveMoneyDialog({ request, accounts, ...rest }: MoveMoneyDialogProps) {
  const t = useTranslate<'transactions'>()
  return (
    <Dialog isOpen={request !== null} title={t('transactions.move.title')} onClose={rest.onClose}>
      {request && accounts.length === 0 && (
        <>
          <p>{t('transactions.move.needsAccount')}</p>
          <p>
            <a className="button" href={paths.profile('bank-accounts')}>
              {t('transactions.move.toAccounts')}
            </a>
          </p>
        </>
      )}
      {request && accounts.length > 0 && <MoveMoneyForm request={request} accounts={accounts} {...rest} />}
    </Dialog>
  )
}
