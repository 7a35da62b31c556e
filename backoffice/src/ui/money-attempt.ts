import { useState } from 'react'
import { HttpError } from 'react-admin'
import { codeOf, NO_ANSWER } from '../providers/refusal.ts'

/**
 * The idempotency key of one dialog that moves money (handbook rule 4.9). It is made when the dialog opens, survives a reload
 * of the tab, and is removed when an answer says for certain what happened. After a lost connection the same key is sent
 * again, so that the API replays the first answer instead of moving the money twice.
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

/** False when no answer came, the server failed, or the first call still runs: then the money may have moved. */
export function isCertain(error: unknown): boolean {
  if (!(error instanceof HttpError) || error.status === NO_ANSWER || error.status >= 500) return false
  return codeOf(error) !== 'idempotency-in-progress'
}

/** The attempt of a dialog; the same over all of its renders. */
export const useMoneyAttempt = (slot: string): MoneyAttempt => useState(() => openMoneyAttempt(slot))[0]
