import type { Outcome } from './api.ts'

/** What a tab remembers of one dialog that moves money. */
interface Memory {
  readonly key: string
  /** What was sent under the key and has had no answer yet. */
  readonly draft?: unknown
}

/**
 * The idempotency key of one dialog that moves money (product decision 1): made when the dialog opens, kept over a reload
 * of the tab, and given up only when an answer says for certain what happened. After a lost connection the same key is
 * sent again, so that the API answers what the first call did instead of doing it twice.
 */
export interface MoneyAttempt<Draft> {
  /** What an earlier send under this key wanted, if its answer never came. */
  readonly unanswered: Draft | undefined
  /** Sends under the key; `draft` is what would be restored after a reload. */
  send<Data>(draft: Draft, send: (key: string) => Promise<Outcome<Data>>): Promise<Outcome<Data>>
}

export function openMoneyAttempt<Draft>(slot: string, storage: Storage = sessionStorage): MoneyAttempt<Draft> {
  const name = `idempotency:${slot}`
  const remember = (memory: Memory) => storage.setItem(name, JSON.stringify(memory))
  const recall = () => read(storage.getItem(name)) ?? renew()
  const renew = () => {
    const memory: Memory = { key: randomKey() }
    remember(memory)
    return memory
  }

  const opened = recall()
  return {
    unanswered: opened.draft as Draft | undefined,
    async send(draft, send) {
      const { key } = recall()
      remember({ key, draft })
      const outcome = await send(key)
      if (isCertain(outcome)) renew()
      return outcome
    },
  }
}

/** No answer, a broken server, or one that is still busy with the first call: the money may have moved. */
function isCertain({ failure }: Outcome<unknown>): boolean {
  if (!failure) return true
  return (
    failure.kind === 'refused' && failure.problem.status < 500 && failure.problem.code !== 'idempotency-in-progress'
  )
}

function read(stored: string | null): Memory | undefined {
  if (stored === null) return undefined
  const memory: unknown = JSON.parse(stored)
  return typeof memory === 'object' && memory !== null && 'key' in memory && typeof memory.key === 'string'
    ? (memory as Memory)
    : undefined
}

/** A version 4 UUID; `crypto.randomUUID` is missing where a test server is not on https or localhost. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
