import { formatMoney } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Island, UI_NOUNS, useTranslate, type IslandProps } from '../../ui/island.tsx'
import type { ListState } from '../../ui/list.store.ts'
import { notify } from '../../ui/snackbar.ts'
import { useIsAlive } from '../../ui/use-browser-value.ts'
import { StepUpDialog } from '../auth/step-up-dialog.tsx'
import { MoveMoneyDialog, type MoveMoneyRequest } from './move-money-dialog.tsx'
import type { BankAccount } from '../payment/bank-account.ts'
import type { MovementFilters, Transaction } from './movement-filters.ts'
import { MovementList } from './movement-list.tsx'
import { createMovementsStore } from './movements.store.ts'
import { Purse } from './purse.tsx'
import { $wallet, refreshWallet, type Wallet } from './wallet.store.ts'
import './wallet-tab.css'

export const WALLET_TAB_NOUNS = [...UI_NOUNS, 'bankAccounts', 'sessions', 'transactions', 'wallets'] as const

interface WalletTabProps {
  readonly wallet: Wallet
  readonly accounts: readonly BankAccount[]
  readonly movements: Pick<ListState<Transaction, MovementFilters>, 'filters' | 'rows' | 'total'>
  readonly isVerified: boolean
  /** The present year in Madrid. */
  readonly year: number
  /** A link may ask for the dialog: `?move=income&amount=400.00`. */
  readonly opening: MoveMoneyRequest | null
}

export function WalletTabIsland(props: IslandProps<(typeof WALLET_TAB_NOUNS)[number]> & WalletTabProps) {
  return (
    <Island {...props}>
      <WalletTab {...props} />
      <StepUpDialog />
    </Island>
  )
}

function WalletTab({ wallet: given, accounts, movements, isVerified, year, opening }: WalletTabProps) {
  const t = useTranslate<'transactions'>()
  const wallet = useStore($wallet) ?? given
  const [store] = useState(() => createMovementsStore(given.walletId, movements))
  const [request, setRequest] = useState(opening)
  // A dialog in the server's HTML could not be modal.
  const isAlive = useIsAlive()
  const done = (transaction: Transaction) => {
    setRequest(null)
    const amount = formatMoney(transaction.amount)
    notify({
      kind: 'success',
      text: t(transaction.type === 'income' ? 'transactions.move.incomeDone' : 'transactions.move.withdrawDone', {
        amount,
      }),
    })
    void refreshWallet(given.walletId)
    void store.reload()
  }
  const valid = accounts.filter(({ state }) => state === 'valid').toSorted((a, b) => Number(b.main) - Number(a.main))
  return (
    <>
      <Purse wallet={wallet} accounts={accounts} onMove={(kind) => setRequest({ kind })} />
      <MovementList store={store} walletId={given.walletId} year={year} />
      <MoveMoneyDialog
        request={isAlive ? request : null}
        wallet={wallet}
        accounts={valid}
        isVerified={isVerified}
        onClose={() => setRequest(null)}
        onDone={done}
      />
    </>
  )
}
