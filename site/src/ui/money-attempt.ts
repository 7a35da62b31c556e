import type { Outcome } from './api.ts'

/** What session storage keeps of one dialog that moves money. */
interface Memory {
  readonly key: string
  /** What was sent with the key and is not answered. */
  readonly draft?: unknown
}

/**
 * The idempotency key of one dialog that moves money (handbook rule 4.9). It is made when the dialog opens, survives a
 * reload of the tab, and changes only after a certain answer. A retry after a lost connection sends the same key, so that
 * the API answers with the result of the first call instead of a second movement.
 */
export interface MoneyAttempt<Draft> {
  /** The draft of an earlier call with this key that got no answer. */
  readonly unanswered: Draft | undefined
  /** Sends with the key. `draft` is restored after a reload. */
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

/** Without an answer, after an error of the server, or while the first call is in progress the money may have moved. */
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
