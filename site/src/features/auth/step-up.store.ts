import { atom } from 'nanostores'
import { isRefusedWith, type Outcome } from '../../ui/api.ts'

export interface CodeRequest {
  readonly settle: (isGiven: boolean) => void
}

export const $codeRequest = atom<CodeRequest | null>(null)

/** Resends with the same idempotency key (handbook rule 2.24). Closing the dialog returns the refusal. */
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
