import { atom } from 'nanostores'
import { isRefusedWith, type Outcome } from '../../ui/api.ts'

export interface CodeRequest {
  /** `true` after an accepted code, `false` when the dialog is closed. */
  readonly settle: (isGiven: boolean) => void
}

export const $codeRequest = atom<CodeRequest | null>(null)

/**
 * Opens the code dialog when the API requires a one-time code (handbook rule 2.24), then resends with the same
 * idempotency key. Closing it returns the refusal.
 */
export async function withCode<Data>(send: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  const outcome = await send()
  return isRefusedWith(outcome.failure, 'code-required') && (await askForCode()) ? send() : outcome
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
