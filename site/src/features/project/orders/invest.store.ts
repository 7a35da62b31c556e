import type { RefusalValue } from '@cauce/contract'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { atom } from 'nanostores'
import { createOnce, type Failure, type Outcome } from '../../../ui/api.ts'
import type { MoneyAttempt } from '../../../ui/money-attempt.ts'
import { judgeGuidance } from './investment-checks.ts'
import type { Order } from './leaving.ts'

/** The investment dialog (handbook rule 13.18): step 1 confirms, step 2 shows the order. Closing resets the step and the tick. */
export interface InvestState {
  readonly step: 'closed' | 'confirm' | 'done'
  /** The wire amount, or the typed text while that is no amount. */
  readonly amount: string
  readonly hasAcceptedTerms: boolean
  /** What the person has invested today in all projects; undefined while it is unknown. */
  readonly invested: Cents | undefined
  /** The explicit consent to the total that the dialog shows. Another total needs another consent. */
  readonly consents: boolean
  readonly isSending: boolean
  /** The amount of an earlier order with this key that got no answer. A retry is idempotent. */
  readonly unanswered: string | undefined
  /** The failed submits. Each one moves the focus to the summary. */
  readonly attempts: number
  readonly failure: Failure | undefined
  readonly order: Order | undefined
}

export type InvestStore = ReturnType<typeof createInvestStore>

/** What an order sends beyond what the dialog is made for. */
export interface InvestDraft {
  readonly amount: string
  readonly consentsAboveGuidance: boolean
}

export interface InvestPorts {
  /** Makes the idempotency key of one opening, or restores the key of an unanswered order. */
  readonly openAttempt: () => MoneyAttempt<InvestDraft>
  readonly loadInvested: (amount: string) => Promise<Cents | undefined>
  /** Why the amount cannot be invested; called again when the order is sent. */
  readonly examine: (amount: string) => RefusalValue | undefined
  readonly send: (draft: InvestDraft, key: string) => Promise<Outcome<Order>>
  readonly onInvested: (order: Order) => void
}

const CLOSED: InvestState = {
  step: 'closed',
  amount: '',
  hasAcceptedTerms: false,
  invested: undefined,
  consents: false,
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
  let attempt: MoneyAttempt<InvestDraft> | undefined

  async function send() {
    const { step, amount, hasAcceptedTerms, consents, attempts } = $invest.get()
    if (step !== 'confirm' || !attempt) return
    const needsConsent = judgeGuidance($invest.get())?.isAbove ?? false
    // The unanswered order is sent again unchanged. If it has arrived, the wallet has already paid for it.
    const repeated = amount === attempt.unanswered?.amount ? attempt.unanswered : undefined
    if (!hasAcceptedTerms || (needsConsent && !consents) || (!repeated && ports.examine(amount))) {
      change({ attempts: attempts + 1, failure: undefined })
      return
    }
    change({ isSending: true, failure: undefined })
    const draft = repeated ?? { amount, consentsAboveGuidance: needsConsent }
    const { data, failure } = await attempt.send(draft, (key) => ports.send(draft, key))
    if (failure) {
      change({ isSending: false, failure, attempts: attempts + 1, ...knownFrom(failure, amount) })
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
      const unanswered = attempt.unanswered?.amount
      $invest.set({ ...CLOSED, step: 'confirm', amount: unanswered ?? amount, unanswered })
      void ports.loadInvested(amount).then((invested) => {
        if (invested !== undefined && $invest.get().step === 'confirm') change({ invested, consents: false })
      })
    },
    close() {
      if (!$invest.get().isSending) $invest.set(CLOSED)
    },
    changeAmount: (amount: string) => change({ amount, consents: false, failure: undefined }),
    consent: (consents: boolean) => change({ consents }),
    acceptTerms: (hasAcceptedTerms: boolean) => change({ hasAcceptedTerms }),
    submit: async () => void (await once(send)),
  }
}

/** A refusal for want of the consent says the total that the API counted, which may be newer than the one of the dialog. */
function knownFrom(failure: Failure, amount: string): Partial<InvestState> {
  if (failure.kind !== 'refused') return {}
  const refused = failure.problem.errors?.find(({ code }) => code === 'guidance-consent-missing')
  const total = refused?.params?.['total']
  return typeof total === 'string' ? { invested: parseAmount(total) - parseAmount(amount), consents: false } : {}
}
