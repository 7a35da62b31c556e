import type { RefusalValue } from '@cauce/contract'
import { atom } from 'nanostores'
import { createOnce, type Failure, type Outcome } from '../../../ui/api.ts'
import type { MoneyAttempt } from '../../../ui/money-attempt.ts'
import type { Order } from './leaving.ts'

/** The investment dialog (handbook rule 13.18): step 1 confirms, step 2 shows the order. Closing resets the step and the tick. */
export interface InvestState {
  readonly step: 'closed' | 'confirm' | 'done'
  /** The wire amount, or the typed text while that is no amount. */
  readonly amount: string
  readonly hasAcceptedTerms: boolean
  readonly isSending: boolean
  /** The amount of an earlier order with this key that got no answer. A retry is idempotent. */
  readonly unanswered: string | undefined
  /** The failed submits. Each one moves the focus to the summary. */
  readonly attempts: number
  readonly failure: Failure | undefined
  readonly order: Order | undefined
}

export type InvestStore = ReturnType<typeof createInvestStore>

export interface InvestPorts {
  /** Makes the idempotency key of one opening, or restores the key of an unanswered order. */
  readonly openAttempt: () => MoneyAttempt<string>
  /** Why the amount cannot be invested; called again when the order is sent. */
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

export function createInvestStore(ports: InvestPorts) {
  const $invest = atom<InvestState>(CLOSED)
  const change = (part: Partial<InvestState>) => $invest.set({ ...$invest.get(), ...part })
  const once = createOnce()
  let attempt: MoneyAttempt<string> | undefined

  async function send() {
    const { step, amount, hasAcceptedTerms, attempts } = $invest.get()
    if (step !== 'confirm' || !attempt) return
    // The unanswered order is sent again unchanged. If it has arrived, the wallet has already paid for it.
    if (!hasAcceptedTerms || (amount !== attempt.unanswered && ports.examine(amount))) {
      change({ attempts: attempts + 1, failure: undefined })
      return
    }
    change({ isSending: true, failure: undefined })
    const { data, failure } = await attempt.send(amount, (key) => ports.send(amount, key))
    if (failure) {
      change({ isSending: false, failure, attempts: attempts + 1 })
      return
    }
    change({ isSending: false, step: 'done', order: data })
    ports.onInvested(data)
  }

  return {
    $invest,
    open(amount: string) {
      if ($invest.get().step !== 'closed') return
      attempt = ports.openAttempt()
      const { unanswered } = attempt
      $invest.set({ ...CLOSED, step: 'confirm', amount: unanswered ?? amount, unanswered })
    },
    close() {
      if (!$invest.get().isSending) $invest.set(CLOSED)
    },
    changeAmount: (amount: string) => change({ amount, failure: undefined }),
    acceptTerms: (hasAcceptedTerms: boolean) => change({ hasAcceptedTerms }),
    submit: async () => void (await once(send)),
  }
}
