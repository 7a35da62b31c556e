import type { ErrorCode } from '@cauce/contract'

/** Status 0: no answer. */
export interface FailedCall {
  readonly status: number
  readonly code?: string | undefined
}

/**
 * Idempotency key of a money dialog (handbook rule 4.9): created on opening, survives reloads, removed by a definite
 * outcome. After a lost connection the same key is resent, so that the API replays.
 */
export interface MoneyAttempt<Draft> {
  /** Draft of an unanswered call. */
  readonly unanswered: Draft | undefined
  /** Stores `draft` until the answer. */
  keyFor(draft?: Draft): string
  /** A definite outcome removes the key. */
  settle(failure?: FailedCall): void
}

interface Memory {
  readonly key: string
  readonly draft?: unknown
}

/** `slot`: key in the storage. */
export function openMoneyAttempt<Draft = never>(slot: string, storage: Storage = sessionStorage): MoneyAttempt<Draft> {
  const name = `idempotency:${slot}`
  const remember = (memory: Memory): Memory => {
    storage.setItem(name, JSON.stringify(memory))
    return memory
  }
  const recall = () => read(storage.getItem(name)) ?? remember({ key: randomKey() })
  return {
    unanswered: recall().draft as Draft | undefined,
    keyFor: (draft) => remember({ key: recall().key, draft }).key,
    settle: (failure) => {
      if (isCertain(failure)) storage.removeItem(name)
    },
  }
}

/** False without an answer, on server errors, and while the first call runs. */
export const isCertain = (failure: FailedCall | undefined): boolean =>
  failure === undefined || (failure.status !== 0 && failure.status < 500 && failure.code !== IN_PROGRESS)

const IN_PROGRESS = 'idempotency-in-progress' satisfies ErrorCode

function read(stored: string | null): Memory | undefined {
  try {
    const memory: unknown = JSON.parse(stored ?? 'null')
    const isMemory = typeof memory === 'object' && memory !== null && 'key' in memory && typeof memory.key === 'string'
    return isMemory ? (memory as Memory) : undefined
  } catch {
    return undefined
  }
}

/** `crypto.randomUUID` needs a secure context. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
