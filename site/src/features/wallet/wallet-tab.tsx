import { formatMoney } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { defineIsland, useIsHydrated, useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import { StepUpDialog } from '../auth/code-form.tsx'
import type { BankAccount } from '../payment/bank-account.ts'
import { useCancelling } from './cancel-dialog.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { MoveMoneyDialog } from './move-money-dialog.tsx'
import type { Transaction } from './movement-filters.ts'
import { MovementList, useMovements, type InitialMovements } from './movement-list.tsx'
import { Purse } from './purse.tsx'
import type { MoveMoneyRequest, Settings } from './use-money-move.ts'
import { $wallet, refreshWallet, type Wallet } from './wallet.store.ts'
import './wallet-tab.css'

interface WalletTabProps {
  readonly wallet: Wallet
  readonly accounts: readonly BankAccount[]
  readonly movements: InitialMovements
  readonly isVerified: boolean
  readonly isEmailConfirmed: boolean
  readonly settings: Settings
  /** Current year in Madrid. */
  readonly year: number
  /** A link may open the dialog: `?move=income&amount=400.00`. */
  readonly opening: MoveMoneyRequest | null
}

function WalletTab({ wallet: given, accounts, movements, year, opening, ...options }: WalletTabProps) {
  const t = useTranslate<'transactions'>()
  const wallet = useStore($wallet) ?? given
  const list = useMovements(given.walletId, movements)
  const [request, setRequest] = useState(opening)
  const [deposit, setDeposit] = useState<Transaction | null>(null)
  // The server cannot render a modal dialog.
  const isHydrated = useIsHydrated()
  const reload = () => {
    void refreshWallet(given.walletId)
    void list.reload()
  }
  // Cancelled, or decided elsewhere meanwhile.
  const cancelling = useCancelling(reload)
  const done = (transaction: Transaction) => {
    const { type, amount } = transaction
    setRequest(null)
    if (type === 'income') setDeposit(transaction)
    const text = t(type === 'income' ? 'transactions.move.incomeDone' : 'transactions.move.withdrawDone', {
      amount: formatMoney(amount),
    })
    notify({ kind: 'success', text })
    reload()
  }
  const valid = accounts.filter(({ state }) => state === 'valid').toSorted((a, b) => Number(b.main) - Number(a.main))
  return (
    <>
      <Purse
        wallet={wallet}
        accounts={accounts}
        isVerified={options.isVerified}
        isEmailConfirmed={options.isEmailConfirmed}
        onMove={(kind) => setRequest({ kind })}
      />
      <MovementList list={list} walletId={given.walletId} year={year} cancelling={cancelling} onDeposit={setDeposit} />
      <MoveMoneyDialog
        request={isHydrated ? request : null}
        wallet={wallet}
        accounts={valid}
        {...options}
        onClose={() => setRequest(null)}
        onDone={done}
      />
      <DepositDialog
        deposit={isHydrated ? deposit : null}
        onClose={() => setDeposit(null)}
        onCancel={(announced) => {
          setDeposit(null)
          cancelling.ask(announced)
        }}
      />
      <StepUpDialog />
    </>
  )
}

export const WalletTabIsland = defineIsland(
  ['bankAccounts', 'deposits', 'sessions', 'transactions', 'wallets'],
  WalletTab,
)
