import type { Answer } from '@cauce/client'
import { paths } from '@cauce/contract/pages.ts'
import { formatMoney, maskIbanShort } from '@cauce/format'
import { knownLimits, type MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import { useState } from 'react'
import { call, client, isRefusedWith } from '../../ui/api.ts'
import { ATTACHMENT_KINDS } from '@cauce/contract/files.ts'
import { useContractForm } from '../../ui/contract-form.ts'
import { mistakesOfFile } from '../../ui/file-field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { openMoneyAttempt } from '@cauce/client/money-attempt.ts'
import { withCode } from '../auth/step-up.store.ts'
import { accountsFor, type BankAccount } from '../payment/bank-account.ts'
import { availableAfter, examineMovement } from './movement-checks.ts'
import type { Transaction } from './movement-filters.ts'
import type { Wallet } from './wallet.store.ts'

export type Settings = Pick<Answer<'/v1/misc/settings'>, 'maximumIncome' | 'maximumWallet'>

export interface MoveMoneyRequest {
  readonly kind: MovementKind
  /** Initial wire amount. */
  readonly amount?: string | undefined
}

interface MoneyMove {
  readonly type: MovementKind
  readonly amount: string
  readonly bankAccountId: string
}

export interface MoneyMoveOptions {
  readonly request: MoveMoneyRequest
  readonly wallet: Wallet
  readonly settings: Settings
  /** At least one. */
  readonly accounts: readonly BankAccount[]
  readonly onDone: (transaction: Transaction) => void
}
export type MoneyMoveState = ReturnType<typeof useMoneyMove>

/** One idempotency key from opening to a definite answer. */
export function useMoneyMove({ request, wallet, settings, accounts, onDone }: MoneyMoveOptions) {
  const t = useTranslate<'transactions' | 'wallets'>()
  const { walletId } = wallet
  const [proof, setProof] = useState<File | null>(null)
  const [attempt] = useState(() => openMoneyAttempt<MoneyMove>(`transaction:${walletId}`))
  // An unanswered movement may have reserved its money, so the balance must not refuse to resend it.
  const isRepeatOf = (move: MoneyMove) => attempt.unanswered !== undefined && isSame(move, attempt.unanswered)
  const effectOf = (move: MoneyMove) => effectOn(wallet, settings, move, isRepeatOf(move))
  const {
    form,
    change: changeForm,
    ...contractForm
  } = useContractForm({
    mistakesOf: (move) => {
      const { refusal } = effectOf(move)
      return [
        ...(refusal ? [{ ...refusal, path: 'amount' }] : []),
        ...(move.type === 'income' ? mistakesOfFile('file', proof, ATTACHMENT_KINDS, true) : []),
      ]
    },
    defaultValues: firstMove(attempt.unanswered, request, accounts),
    // Says that nothing moved, unless that is uncertain or an earlier request arrived.
    messageOf: (message, failure, { type }) => {
      if (failure.kind === 'network') return message
      if (isRefusedWith(failure, 'idempotency-key-reused')) return t('transactions.move.arrived')
      const lead = t(type === 'income' ? 'wallets.incomeFailed' : 'wallets.withdrawFailed')
      return `${lead} ${message}`
    },
    send: (move: MoneyMove) =>
      attempt.send(move, (key) => {
        const body = { walletId, ...move, ...(proof && move.type === 'income' && { file: proof }) }
        const params = { header: { 'Idempotency-Key': key } }
        const back = paths.moveMoney(move.type, move.amount)
        const account = accounts.find(({ bankAccountId }) => bankAccountId === move.bankAccountId)
        return withCode(
          () => call(client.POST('/v1/wallet/transactions', { params, body }), back),
          account && `${formatMoney(move.amount)} · ${account.alias} ${maskIbanShort(account.account)}`,
        )
      }),
    onDone,
  })
  const move = form.watch()
  const [isTouched, setTouched] = useState(move.amount !== '')
  const change = (part: Partial<MoneyMove>) => {
    if (part.amount !== undefined) setTouched(true)
    changeForm(
      part.type === undefined ? part : { ...part, bankAccountId: accountOf(part.type, accounts, move.bankAccountId) },
    )
  }
  const chooseProof = (file: File | null) => {
    setProof(file)
    form.clearErrors()
  }
  const [effect, isRepeat] = [effectOf(move), isRepeatOf(move)]
  return { move, effect, isRepeat, isTouched, change, proof, chooseProof, contractForm }
}

const isSame = (one: MoneyMove, other: MoneyMove) =>
  one.type === other.type && one.amount === other.amount && one.bankAccountId === other.bankAccountId

/** Cents. */
function effectOn(wallet: Wallet, settings: Settings, { type, amount: typed }: MoneyMove, isRepeat: boolean) {
  const limits = knownLimits(wallet, settings)
  const { available } = limits
  if (isRepeat) return { available, refusal: undefined, after: undefined }
  return { available, refusal: examineMovement(type, typed, limits), after: availableAfter(type, typed, limits) }
}

function firstMove(
  unanswered: MoneyMove | undefined,
  { kind, amount = '' }: MoveMoneyRequest,
  accounts: readonly BankAccount[],
): MoneyMove {
  const isKnown = accounts.some(({ bankAccountId }) => bankAccountId === unanswered?.bankAccountId)
  if (unanswered && isKnown) return unanswered
  return { type: kind, amount, bankAccountId: accountOf(kind, accounts) }
}

/** The chosen one, if it takes this movement; empty if none does. */
function accountOf(type: MovementKind, accounts: readonly BankAccount[], chosen?: string): string {
  const usable = accountsFor(type, accounts).map(({ bankAccountId }) => bankAccountId)
  return usable.find((id) => id === chosen) ?? usable[0] ?? ''
}
