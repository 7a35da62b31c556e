import type { RefusalValue } from '@cauce/contract'
import { atom, type ReadableAtom } from 'nanostores'
import type { Failure, Outcome } from '../../../ui/api.ts'
import type { MoneyAttempt } from '../../../ui/money-attempt.ts'
import type { Order } from './leaving.ts'

/** The investment dialog (spec section 2): step 1 confirms, step 2 says what was done. Closing resets step and tick. */
export interface InvestState {
  readonly step: 'closed' | 'confirm' | 'done'
  /** The wire amount, or what was typed while it is none. */
  readonly amount: string
  readonly hasAcceptedTerms: boolean
  readonly isSending: boolean
  /** The amount of an earlier order under this key that got no answer; sending it again does nothing twice. */
  readonly unanswered: string | undefined
  /** Failed sends so far: each takes the focus to the summary. */
  readonly attempts: number
  readonly failure: Failure | undefined
  readonly order: Order | undefined
}

export interface InvestStore {
  readonly $invest: ReadableAtom<InvestState>
  open(amount: string): void
  close(): void
  changeAmount(amount: string): void
  acceptTerms(hasAccepted: boolean): void
  submit(): Promise<void>
}

export interface InvestPorts {
  /** Makes the idempotency key of one opening, or finds that of an order without an answer. */
  readonly openAttempt: () => MoneyAttempt<string>
  /** Why the amount cannot be invested; looked at again at the moment of sending. */
  readonly examine: (amount: string) => RefusalValue | undefined
  readonly send: (amount: string, key: string) => Promise<Outcome<Order>>
  readonly onInvested: (order: Order) => void
}

const CLOSED: InvestState = {
  step: 'closed',
  amount: '',
  hasAcceptedTerms: false,
  isSending: false,
  unanswered: undefined,
  attempts: 0,
  failure: undefined,
  order: undefined,
}

export function createInvestStore({ openAttempt, examine, send, onInvested }: InvestPorts): InvestStore {
  const $invest = atom<InvestState>(CLOSED)
  const change = (part: Partial<InvestState>) => $invest.set({ ...$invest.get(), ...part })
  let attempt: MoneyAttempt<string> | undefined

  return {
    $invest,
    open(amount) {
      if ($invest.get().step !== 'closed') return
      attempt = openAttempt()
      const { unanswered } = attempt
      $invest.set({ ...CLOSED, step: 'confirm', amount: unanswered ?? amount, unanswered })
    },
    close() {
      if (!$invest.get().isSending) $invest.set(CLOSED)
    },
    changeAmount: (amount) => change({ amount, failure: undefined }),
    acceptTerms: (hasAcceptedTerms) => change({ hasAcceptedTerms }),
    async submit() {
      const { step, amount, hasAcceptedTerms, isSending, attempts } = $invest.get()
      if (step !== 'confirm' || isSending || !attempt) return
      // What was sent before is asked for again as it was: if it arrived, the wallet has paid for it already.
      if (!hasAcceptedTerms || (amount !== attempt.unanswered && examine(amount))) {
        change({ attempts: attempts + 1, failure: undefined })
        return
      }
      change({ isSending: true, failure: undefined })
      const { data, failure } = await attempt.send(amount, (key) => send(amount, key))
      if (failure) {
        change({ isSending: false, failure, attempts: attempts + 1 })
        return
      }
      change({ isSending: false, step: 'done', order: data })
      onInvested(data)
    },
  }
}
