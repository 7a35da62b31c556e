import { useState } from 'react'
import { HttpError } from 'react-admin'
import { isCertain as isCertainFailure, openMoneyAttempt as open } from '@cauce/client/money-attempt.ts'
import { useCall, type Call } from '../providers/call.ts'
import { codeOf } from '../providers/refusal.ts'

/** Sends calls under the idempotency key of one dialog that moves money (handbook rule 4.9). */
export interface MoneyAttempt {
  send<Value>(call: (idempotencyKey: string) => Promise<Value>): Promise<Value>
}

export function openMoneyAttempt(slot: string, storage: Storage = sessionStorage): MoneyAttempt {
  const attempt = open(slot, storage)
  return {
    async send(call) {
      try {
        const value = await call(attempt.keyFor())
        attempt.settle()
        return value
      } catch (error) {
        attempt.settle(failureOf(error))
        throw error
      }
    },
  }
}

/** Whether a failed call says for certain that no money moved. */
export const isCertain = (error: unknown): boolean => isCertainFailure(failureOf(error))

/** An error of another kind counts as no answer. */
const failureOf = (error: unknown) =>
  error instanceof HttpError ? { status: error.status, code: codeOf(error) } : { status: 0 }

export const useMoneyAttempt = (slot: string): MoneyAttempt => useState(() => openMoneyAttempt(slot))[0]

export function useMoneyCall(slot: string): Call {
  const call = useCall() as (endpoint: string, init?: object) => Promise<never>
  const attempt = useMoneyAttempt(slot)
  return ((endpoint: string, init?: object) =>
    attempt.send((idempotencyKey) => call(endpoint, { ...init, idempotencyKey }))) as Call
}
