import { atom } from 'nanostores'
import { isRefusedWith, type Outcome } from '../../ui/api.ts'

export interface CodeRequest {
  /** Called once: `true` after an accepted code, `false` when the person closes the dialog. */
  readonly settle: (isGiven: boolean) => void
}

/** The request of the code dialog; null while the dialog is closed. */
export const $codeRequest = atom<CodeRequest | null>(null)

/**
 * Sends a call. When the API requires a one-time code for it (handbook rule 2.24), the code dialog opens. After an accepted
 * code the same call is sent again, with the same idempotency key. Closing the dialog answers with the refusal.
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
