import type { Answer } from '@cauce/client'
import { paths } from '@cauce/contract/pages.ts'
import { knownLimits, type MovementKind } from '@cauce/contract/wallet/movement-limits.ts'
import { useState, type SyntheticEvent } from 'react'
import { call, client } from '../../ui/api.ts'
import { useMoneyCall } from '../../ui/call.tsx'
import { withCode } from '../auth/step-up.store.ts'
import type { BankAccount } from '../payment/bank-account.ts'
import { availableAfter, examineMovement } from './movement-checks.ts'
import type { Transaction } from './movement-filters.ts'
import type { Wallet } from './wallet.store.ts'

export type Settings = Pick<Answer<'/v1/misc/settings'>, 'maximumIncome' | 'maximumWallet'>

export interface MoveMoneyRequest {
  readonly kind: MovementKind
  /** Initial wire amount. */
  readonly amount?: string | undefined
}

/** `amount`: wire amount, or typed text while it is not an amount. */
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
  const { walletId } = wallet
  const [proof, setProof] = useState<File | null>(null)
  const { run, isBusy, failure, clearFailure, unanswered } = useMoneyCall(
    `transaction:${walletId}`,
    (draft: MoneyMove, key) => {
      const body = { walletId, ...draft, ...(proof && draft.type === 'income' && { file: proof }) }
      const params = { header: { 'Idempotency-Key': key } }
      const back = paths.moveMoney(draft.type, draft.amount)
      return withCode(() => call(client.POST('/v1/wallet/transactions', { params, body }), back))
    },
    onDone,
  )
  const [move, setMove] = useState(() => firstMove(unanswered, request, accounts))
  const [isTouched, setTouched] = useState(move.amount !== '')
  const [attempts, setAttempts] = useState(0)
  // An unanswered movement may have reserved its money, so the balance must not refuse to resend it.
  const isRepeat = unanswered !== undefined && isSame(move, unanswered)
  const effect = effectOf(move, wallet, settings, isRepeat)

  const change = (part: Partial<MoneyMove>) => {
    if (part.amount !== undefined) setTouched(true)
    clearFailure()
    setMove((before) => ({ ...before, ...part }))
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setTouched(true)
    if (!effect.refusal) await run(move)
    setAttempts((count) => count + 1)
  }
  return { move, effect, change, proof, setProof, isTouched, failure, attempts, isBusy, isRepeat, submit }
}

const isSame = (one: MoneyMove, other: MoneyMove) =>
  one.type === other.type && one.amount === other.amount && one.bankAccountId === other.bankAccountId

/** Cents. */
function effectOf({ type, amount: typed }: MoneyMove, wallet: Wallet, settings: Settings, isRepeat: boolean) {
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
  return { type: kind, amount, bankAccountId: accounts[0]!.bankAccountId }
}
