import { call, client, type Outcome } from '../../ui/api.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { withCode } from '../auth/step-up.store.ts'
import type { MovementKind } from './movement-checks.ts'
import type { Transaction } from './movement-filters.ts'

/** What the dialog asks for; the amount as on the wire once it is one. */
export interface MoneyMove {
  readonly type: MovementKind
  readonly amount: string
  readonly bankAccountId: string
}

/** One opening of the dialog: the request that went unanswered before, and the way to send. */
export interface MoneyMoveAttempt {
  readonly unanswered: MoneyMove | undefined
  send(move: MoneyMove, proof: File | null): Promise<Outcome<Transaction>>
}

export function openMoneyMove(walletId: string): MoneyMoveAttempt {
  const attempt = openMoneyAttempt<MoneyMove>(`transaction:${walletId}`)
  return {
    unanswered: attempt.unanswered,
    send: (move, proof) => {
      const body = { walletId, ...move, ...(proof && { file: proof }) }
      return attempt.send(move, (key) =>
        withCode(() =>
          call(client.POST('/v1/wallet/transactions', { params: { header: { 'Idempotency-Key': key } }, body })),
        ),
      )
    },
  }
}
