import type { ErrorCode } from '@cauce/contract'

/** A failed call, as far as it says whether money moved. The status is 0 when no answer arrived. */
export interface FailedCall {
  readonly status: number
  readonly code?: string | undefined
}

/**
 * The idempotency key of one dialog that moves money (handbook rule 4.9). It is made when the dialog opens, survives a reload
 * of the tab, and is removed when an answer says for certain what happened. After a lost connection the same key is sent
 * again, so that the API replays the first answer instead of moving the money twice.
 */
export interface MoneyAttempt<Draft> {
  /** What an earlier call under this key wanted, if its answer never arrived. */
  readonly unanswered: Draft | undefined
  /** The key to send now. `draft` is stored with it until the answer. */
  keyFor(draft?: Draft): string
  /** The call was answered, or failed: a certain outcome removes the key. */
  settle(failure?: FailedCall): void
}

interface Memory {
  readonly key: string
  readonly draft?: unknown
}

/** Opens the attempt of a dialog; `slot` names it in the storage. */
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

/** False when no answer arrived, the server failed, or the first call still runs: then the money may have moved. */
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

/** A version 4 UUID; `crypto.randomUUID` is missing on http outside of localhost. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
