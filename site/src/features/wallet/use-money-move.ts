import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { useRef, useState, type SyntheticEvent } from 'react'
import type { Failure } from '../../ui/api.ts'
import type { Wallet } from './wallet.store.ts'
import type { MoveMoneyRequest } from './move-money-dialog.tsx'
import type { BankAccount } from '../payment/bank-account.ts'
import { openMoneyMove, type MoneyMove } from './move-money.store.ts'
import { availableAfter, centsOf, examineMovement } from './movement-checks.ts'
import type { Transaction } from './movement-filters.ts'

export interface MoneyMoveOptions {
  readonly request: MoveMoneyRequest
  readonly wallet: Wallet
  /** At least one. */
  readonly accounts: readonly BankAccount[]
  readonly onDone: (transaction: Transaction) => void
}

/** The dialog's own state: one attempt with one idempotency key from opening to an answer that is certain. */
export function useMoneyMove({ request, wallet, accounts, onDone }: MoneyMoveOptions) {
  const [attempt] = useState(() => openMoneyMove(wallet.walletId))
  const [move, setMove] = useState<MoneyMove>(() => firstMove(attempt.unanswered, request, accounts))
  const [proof, setProof] = useState<File | null>(null)
  const [isTouched, setTouched] = useState(move.amount !== '')
  const [failure, setFailure] = useState<Failure>()
  const [attempts, setAttempts] = useState(0)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)
  // If the movement that got no answer arrived, its money is reserved already: the wallet says nothing about sending it again.
  const isRepeat = attempt.unanswered !== undefined && isSame(move, attempt.unanswered)
  const effect = isRepeat ? { ...effectOf(move, wallet), refusal: undefined, after: undefined } : effectOf(move, wallet)

  const change = (part: Partial<MoneyMove>) => {
    if (part.amount !== undefined) setTouched(true)
    setFailure(undefined)
    setMove((before) => ({ ...before, ...part }))
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isUnderWay.current) return
    setTouched(true)
    if (effect.refusal) {
      setAttempts((count) => count + 1)
      return
    }
    isUnderWay.current = true
    setSending(true)
    setFailure(undefined)
    const outcome = await attempt.send(move, move.type === 'income' ? proof : null)
    isUnderWay.current = false
    setSending(false)
    if (outcome.failure) {
      setFailure(outcome.failure)
      setAttempts((count) => count + 1)
    } else onDone(outcome.data)
  }
  return { move, effect, change, proof, setProof, isTouched, failure, attempts, isSending, isRepeat, submit }
}
export type MoneyMoveState = ReturnType<typeof useMoneyMove>

const isSame = (one: MoneyMove, other: MoneyMove) =>
  one.type === other.type && one.amount === other.amount && one.bankAccountId === other.bankAccountId

/** What the movement would do to the wallet, in cents. */
function effectOf({ type, amount: typed }: MoneyMove, wallet: Wallet) {
  const available: Cents = parseAmount(wallet.available)
  const amount = centsOf(typed)
  return {
    available,
    amount,
    refusal: examineMovement(type, amount, available),
    after: availableAfter(type, amount, available),
  }
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
