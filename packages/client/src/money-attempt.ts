import type { ErrorCode } from '@cauce/contract'
import { tabMemory } from './tab-memory.ts'

/** Status 0: no answer. */
export interface FailedCall {
  readonly status: number
  readonly code?: string | undefined
}

/**
 * Idempotency key of a money dialog (handbook rule 4.9). After a lost connection the same key is resent, so that the
 * API replays.
 */
export interface MoneyAttempt<Draft> {
  readonly unanswered: Draft | undefined
  /** Stores `draft` until the answer. */
  keyFor(draft?: Draft): string
  /** A definite outcome removes the key. */
  settle(failure?: FailedCall): void
  /** Calls with the key and settles the outcome. */
  send<Sent extends SentCall>(draft: Draft, call: (key: string) => Promise<Sent>): Promise<Sent>
}

export interface SentCall {
  readonly failure?:
    | { readonly kind: 'network' }
    | { readonly kind: 'refused'; readonly problem: FailedCall }
    | undefined
}

interface Memory {
  readonly key: string
  readonly draft?: unknown
}

/** `slot`: key in the storage. */
export function openMoneyAttempt<Draft = never>(slot: string, storage: Storage = sessionStorage): MoneyAttempt<Draft> {
  const memory = tabMemory<Memory>(`idempotency:${slot}`, storage)
  const remember = (next: Memory): Memory => {
    memory.write(next)
    return next
  }
  const recall = () => {
    const known = memory.read()
    return typeof known?.key === 'string' ? known : remember({ key: randomKey() })
  }
  const keyFor = (draft?: Draft) => remember({ key: recall().key, draft }).key
  const settle = (failure?: FailedCall) => {
    if (isCertain(failure)) memory.forget()
  }
  return {
    unanswered: recall().draft as Draft | undefined,
    keyFor,
    settle,
    async send(draft, call) {
      const outcome = await call(keyFor(draft))
      const { failure } = outcome
      settle(failure && (failure.kind === 'network' ? { status: 0 } : failure.problem))
      return outcome
    },
  }
}

/** False without an answer, on server errors, and while the first call runs. */
export const isCertain = (failure: FailedCall | undefined): boolean =>
  failure === undefined || (failure.status !== 0 && failure.status < 500 && failure.code !== IN_PROGRESS)

const IN_PROGRESS = 'idempotency-in-progress' satisfies ErrorCode

/** 128 bits: `crypto.randomUUID` needs a secure context. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
