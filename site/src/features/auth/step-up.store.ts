import { atom } from 'nanostores'
import { isRefusedWith, type Outcome } from '../../ui/api.ts'

export interface CodeRequest {
  /** The amount and whom it goes to, where money moves. */
  readonly about: string | undefined
  readonly settle: (isGiven: boolean) => void
}

export const $codeRequest = atom<CodeRequest | null>(null)

/** Resends with the same idempotency key (handbook rule 2.24). Closing the dialog returns the refusal. */
export async function withCode<Data>(send: () => Promise<Outcome<Data>>, about?: string): Promise<Outcome<Data>> {
  const outcome = await send()
  return isRefusedWith(outcome.failure, 'code-required') && (await askForCode(about)) ? send() : outcome
}

function askForCode(about: string | undefined): Promise<boolean> {
  $codeRequest.get()?.settle(false)
  return new Promise((resolve) => {
    $codeRequest.set({
      about,
      settle: (isGiven) => {
        $codeRequest.set(null)
        resolve(isGiven)
      },
    })
  })
}
