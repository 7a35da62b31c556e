import { atom } from 'nanostores'
import type { Outcome } from '../../ui/api.ts'

/** A call that waits for a one-time code. */
export interface CodeRequest {
  /** Told once: the code was accepted, or the person gave up. */
  readonly settle: (isGiven: boolean) => void
}

/** The request that the code dialog answers; null while nothing waits. */
export const $codeRequest = atom<CodeRequest | null>(null)

/**
 * Sends a call. When it is refused because a trusted browser does not excuse it from the code (product decision 2), the
 * code dialog opens; once a code is accepted the very same call goes out again, with the same idempotency key. Whoever
 * closes the dialog gets the refusal.
 */
export async function withCode<Data>(send: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  const outcome = await send()
  const isOwed = outcome.failure?.kind === 'refused' && outcome.failure.problem.code === 'code-required'
  return isOwed && (await askForCode()) ? send() : outcome
}

function askForCode(): Promise<boolean> {
  $codeRequest.get()?.settle(false)
  return new Promise((resolve) => {
    $codeRequest.set({
      settle: (isGiven) => {
        $codeRequest.set(null)
        resolve(isGiven)
      },
    })
  })
}
