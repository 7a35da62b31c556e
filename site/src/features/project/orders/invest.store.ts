import type { RefusalValue } from '@cauce/contract'
import type { Cents } from '@cauce/contract/cents.ts'
import { THRESHOLD_CONSENT_VERSION, type UnderstandingAnswer } from '@cauce/contract/project/large-investments.ts'
import { atom } from 'nanostores'
import { createOnce, type Failure, type Outcome } from '../../../ui/api.ts'
import type { MoneyAttempt } from '../../../ui/money-attempt.ts'
import { judgeGuidance } from './investment-checks.ts'
import { knownFrom } from './known-from-refusal.ts'
import { isComplete, judgeRisk, type Offer, type RiskVerdict } from './large-order-checks.ts'
import type { Order } from './leaving.ts'

/** The investment dialog (handbook rule 13.18): step 1 confirms, step 2 shows the order. Closing resets the step and the tick. */
export interface InvestState<Done = Order> {
  readonly step: 'closed' | 'confirm' | 'done'
  /** The wire amount, or the typed text while that is no amount. */
  readonly amount: string
  readonly hasAcceptedTerms: boolean
  /** What the person has invested today in all projects; undefined while it is unknown. */
  readonly invested: Cents | undefined
  /** The explicit consent to the total that the dialog shows. Another total needs another consent. */
  readonly consents: boolean
  /** The threshold of the person in this project; undefined while it is unknown. */
  readonly offer: Offer | undefined
  /** The tick of the risk warning that the person has not acknowledged before. */
  readonly hasAcknowledged: boolean
  readonly understanding: UnderstandingAnswer | undefined
  /** The explicit consent to what the person would have in the project. Another total needs another consent. */
  readonly consentsToLarge: boolean
  readonly isSending: boolean
  /** The amount of an earlier order with this key that got no answer. A retry is idempotent. */
  readonly unanswered: string | undefined
  /** The failed submits. Each one moves the focus to the summary. */
  readonly attempts: number
  readonly failure: Failure | undefined
  /** The acknowledgement of the warning failed, so that no order was sent. */
  readonly isUnsent: boolean
  readonly order: Done | undefined
}

/** What its parts need of it: all but what came of it. */
export type InvestDraftState = Omit<InvestState, 'order'>

/** The investment dialog gets an order of the API, that of a reservation a reservation. */
export type InvestStore<Done = Order> = ReturnType<typeof createInvestStore<Done>>
/** What its parts do. */
export type InvestActs = Omit<InvestStore, '$invest'>

/** What an order sends beyond what the dialog is made for. */
export interface InvestDraft {
  readonly amount: string
  readonly consentsAboveGuidance: boolean
  /** With an order above the threshold: the version of warning and consent, and the answer if it was asked for. */
  readonly thresholdConsent?: typeof THRESHOLD_CONSENT_VERSION
  readonly understanding?: UnderstandingAnswer
}

export interface InvestPorts<Done = Order> {
  /** The consents can be given later: without them it is sent all the same. */
  readonly asksLater?: boolean
  /** Makes the idempotency key of one opening, or restores the key of an unanswered order. */
  readonly openAttempt: () => MoneyAttempt<InvestDraft>
  readonly loadInvested: (amount: string) => Promise<Cents | undefined>
  readonly loadOffer: (amount: string) => Promise<Offer | undefined>
  /** Keeps that the person has received and understood the risk warning. */
  readonly acknowledge: (amount: string) => Promise<Outcome<unknown>>
  /** Why the amount cannot be invested; called again when the order is sent. */
  readonly examine: (amount: string) => RefusalValue | undefined
  readonly send: (draft: InvestDraft, key: string) => Promise<Outcome<Done>>
  readonly onInvested: (order: Done) => void
}

const CLOSED: InvestState<never> = {
  step: 'closed',
  amount: '',
  hasAcceptedTerms: false,
  invested: undefined,
  consents: false,
  offer: undefined,
  hasAcknowledged: false,
  understanding: undefined,
  consentsToLarge: false,
  isSending: false,
  unanswered: undefined,
  attempts: 0,
  failure: undefined,
  isUnsent: false,
  order: undefined,
}

export function createInvestStore<Done = Order>(ports: InvestPorts<Done>) {
  const $invest = atom<InvestState<Done>>(CLOSED)
  const change = (part: Partial<InvestState<Done>>) => $invest.set({ ...$invest.get(), ...part })
  const once = createOnce()
  let attempt: MoneyAttempt<InvestDraft> | undefined

  async function send() {
    const { step, amount, understanding, attempts } = $invest.get()
    if (step !== 'confirm' || !attempt) return
    const { consents, risk, isSaid } = judgeTicks($invest.get(), ports.asksLater)
    // The unanswered order is sent again unchanged. If it has arrived, the wallet has already paid for it.
    const repeated = amount === attempt.unanswered?.amount ? attempt.unanswered : undefined
    if (!isSaid || (!repeated && ports.examine(amount))) {
      change({ attempts: attempts + 1, failure: undefined })
      return
    }
    change({ isSending: true, failure: undefined, isUnsent: false })
    if (risk.isWarningOwed && !risk.lacks.acknowledgement && !(await acknowledged(amount))) return
    const draft = repeated ?? { amount, consentsAboveGuidance: consents, ...draftOf(risk, understanding) }
    const { data, failure } = await attempt.send(draft, (key) => ports.send(draft, key))
    if (failure) {
      change({ isSending: false, failure, attempts: attempts + 1, ...knownFrom(failure, amount, $invest.get().offer) })
      return
    }
    change({ isSending: false, step: 'done', order: data })
    ports.onInvested(data)
  }

  /** Acknowledges the warning once: a further order does not ask for it again. */
  async function acknowledged(amount: string): Promise<boolean> {
    const { failure } = await ports.acknowledge(amount)
    const { offer, attempts } = $invest.get()
    if (failure) change({ isSending: false, failure, isUnsent: true, attempts: attempts + 1 })
    else change({ offer: offer && { ...offer, isWarningOwed: false } })
    return !failure
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
      void ports.loadOffer(amount).then((offer) => {
        if (offer !== undefined && $invest.get().step === 'confirm') change({ offer, consentsToLarge: false })
      })
    },
    close() {
      if (!$invest.get().isSending) $invest.set(CLOSED)
    },
    changeAmount: (amount: string) => change({ amount, consents: false, consentsToLarge: false, failure: undefined }),
    consent: (consents: boolean) => change({ consents }),
    acknowledge: (hasAcknowledged: boolean) => change({ hasAcknowledged }),
    answer: (understanding: UnderstandingAnswer) => change({ understanding }),
    consentToLarge: (consentsToLarge: boolean) => change({ consentsToLarge }),
    acceptTerms: (hasAcceptedTerms: boolean) => change({ hasAcceptedTerms }),
    submit: async () => void (await once(send)),
  }
}

/** What the person has to declare with the order, and whether they have. */
function judgeTicks(state: InvestDraftState, asksLater = false) {
  const needsConsent = judgeGuidance(state)?.isAbove ?? false
  const risk = judgeRisk(state)
  const isConsented = (state.consents || !needsConsent) && isComplete(risk)
  return {
    consents: needsConsent && state.consents,
    risk,
    isSaid: state.hasAcceptedTerms && (asksLater || isConsented),
  }
}

/** What an order above the threshold sends: the version of warning and consent, and the answer if it was asked for. */
const draftOf = (
  { largeTotal, isAnswerNeeded, lacks }: RiskVerdict,
  understanding: UnderstandingAnswer | undefined,
) => ({
  ...(largeTotal !== undefined && !lacks.consent && { thresholdConsent: THRESHOLD_CONSENT_VERSION }),
  ...(isAnswerNeeded && understanding && { understanding }),
})
