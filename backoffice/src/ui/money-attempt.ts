import { HttpError } from 'react-admin'
import { codeOf, NO_ANSWER } from '../providers/refusal.ts'

/**
 * The idempotency key of one dialog that moves money (product decision 1): made when the dialog opens, kept over a reload
 * of the tab, and given up only when an answer says for certain what happened. After a lost connection the same key goes
 * out again, so that the API answers what the first call did instead of doing it twice.
 */
export interface MoneyAttempt {
  send<Value>(call: (idempotencyKey: string) => Promise<Value>): Promise<Value>
}

export function openMoneyAttempt(slot: string, storage: Storage = sessionStorage): MoneyAttempt {
  const name = `idempotency:${slot}`
  const present = () => storage.getItem(name) ?? renew()
  const renew = () => {
    const key = crypto.randomUUID()
    storage.setItem(name, key)
    return key
  }
  present()
  return {
    async send(call) {
      try {
        const value = await call(present())
        storage.removeItem(name)
        return value
      } catch (error) {
        if (isCertain(error)) storage.removeItem(name)
        throw error
      }
    },
  }
}

/** No answer, a broken server, or one that is still busy with the first call: the money may have moved. */
export function isCertain(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status === NO_ANSWER || error.status >= 500) return false
  return codeOf(error) !== 'idempotency-in-progress'
}
