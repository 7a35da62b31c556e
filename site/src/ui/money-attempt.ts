import { openMoneyAttempt as openAttempt } from '@cauce/client/money-attempt.ts'
import type { Outcome } from './api.ts'

export interface MoneyAttempt<Draft> {
  /** The draft of an earlier call with this key that got no answer. */
  readonly unanswered: Draft | undefined
  /** `draft` is restored after a reload. */
  send<Data>(draft: Draft, send: (key: string) => Promise<Outcome<Data>>): Promise<Outcome<Data>>
}

/** Idempotent attempt of a dialog that moves money. */
export function openMoneyAttempt<Draft>(slot: string, storage: Storage = sessionStorage): MoneyAttempt<Draft> {
  const { unanswered, keyFor, settle } = openAttempt<Draft>(slot, storage)
  return {
    unanswered,
    async send(draft, send) {
      const outcome = await send(keyFor(draft))
      const { failure } = outcome
      settle(failure && (failure.kind === 'network' ? { status: 0 } : failure.problem))
      return outcome
    },
  }
}
