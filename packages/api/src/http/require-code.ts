import { Refusal } from '@cauce/contract'
import type { Call } from './bind.ts'

/**
 * Refuses `code-required` in a session that a trusted browser opened without a one-time code. Withdrawals, new bank
 * accounts and investments above 1,000 EUR need one even there (handbook rule 2.24); `POST /v1/auth/otp` gives it.
 */
export function requireCode(call: Pick<Call, 'actor'>): void {
  if (!call.actor.isCodeGiven) throw new Refusal({ code: 'code-required' })
}
