import type { RefusalValue } from '@cauce/contract'
import { type Cents, parseAmount } from '@cauce/contract/cents.ts'
import { THRESHOLD_CONSENT_VERSION, type UnderstandingAnswer } from '@cauce/contract/project/large-investments.ts'
import { atom } from 'nanostores'
import { createOnce, type Failure, type Outcome } from '../../../ui/api.ts'
import type { MoneyAttempt } from '@cauce/client/money-attempt.ts'
import { judgeGuidance } from './investment-checks.ts'
import { isComplete, judgeRisk, type Offer, type RiskVerdict } from './large-order-checks.ts'
import type { Order } from './leaving.ts'

export interface InvestState<Done = Order> {
  readonly step: 'closed' | 'confirm' | 'done'
  readonly openedAt: Date
  /** The wire amount, or the typed text while it is not an amount. */
  readonly amount: string
  /** Of the sentence shown: another one clears it (handbook rule 7.16). */
  readonly hasAcceptedTerms: boolean
  readonly offer: Offer
  /** Tick of a risk warning not acknowledged before. */
  readonly hasAcknowledged: boolean
  readonly understanding: UnderstandingAnswer | undefined
  /** Consent to the total in the project; another total needs another consent. */
  readonly consentsToLarge: boolean
  readonly isSending: boolean
  /** Amount of an earlier order with this key that got no answer. A retry is idempotent. */
  readonly unanswered: string | undefined
  /** Failed submits; each moves the focus to the summary. */
  readonly attempts: number
  readonly failure: Failure | undefined
  /** No order was sent, because the acknowledgement failed. */
  readonly isUnsent: boolean
  readonly order: Done | undefined
}

export type InvestDraftState = Omit<InvestState, 'order'>

/** Also used by reservations, with a reservation as `Done`. */
export type InvestStore<Done = Order> = ReturnType<typeof createInvestStore<Done>>
export type InvestActs = Omit<InvestStore, '$invest'>

/** Sent beyond what the dialog already knows. */
export interface InvestDraft {
  readonly amount: string
  readonly consentsAboveGuidance: boolean
  /** Only above the threshold: version of warning and consent, and the answer if asked. */
  readonly thresholdConsent?: typeof THRESHOLD_CONSENT_VERSION
  readonly understanding?: UnderstandingAnswer
}

type Attempt = Pick<MoneyAttempt<InvestDraft>, 'unanswered' | 'send'>

export interface InvestPorts<Done = Order> {
  /** Consents may be given later (reservations). */
  readonly asksLater?: boolean
  /** Creates the idempotency key of one opening, or restores that of an unanswered order. */
  readonly openAttempt: () => Attempt
  /** As the page was served. */
  readonly served: Served
  /** Reads it and the wallet again. */
  readonly refresh: (amount: string) => Promise<Offer | undefined>
  /** Stores the acknowledgement of the risk warning. */
  readonly acknowledge: (amount: string) => Promise<Outcome<unknown>>
  /** Called again at submit. */
  readonly examine: (amount: string) => RefusalValue | undefined
  readonly send: (draft: InvestDraft, key: string) => Promise<Outcome<Done>>
  readonly onInvested: (order: Done) => void
}

type Served = Pick<InvestState, 'offer' | 'amount'>

const closed = ({ offer, amount }: Served): InvestState<never> => ({
  step: 'closed',
  openedAt: new Date(),
  amount,
  hasAcceptedTerms: false,
  offer,
  hasAcknowledged: false,
  understanding: undefined,
  consentsToLarge: false,
  isSending: false,
  unanswered: undefined,
  attempts: 0,
  failure: undefined,
  isUnsent: false,
  order: undefined,
})

export function createInvestStore<Done = Order>(ports: InvestPorts<Done>) {
  const $invest = atom<InvestState<Done>>(closed(ports.served))
  const change = (part: Partial<InvestState<Done>>) => $invest.set({ ...$invest.get(), ...part })
  /** What the ticks were set for may have changed. */
  const learn = (part: Partial<InvestState<Done>>) => {
    const [before, after] = [$invest.get(), { ...$invest.get(), ...part }]
    const isSame = declaredTotalOf(before) === declaredTotalOf(after)
    const isSameLarge =
      judgeRisk(before).largeTotal === judgeRisk(after).largeTotal && before.offer.threshold === after.offer.threshold
    change({
      hasAcceptedTerms: before.hasAcceptedTerms && isSame,
      consentsToLarge: before.consentsToLarge && isSameLarge,
      ...part,
    })
  }
  async function refresh(amount: string) {
    const offer = await ports.refresh(amount)
    if (offer && $invest.get().step === 'confirm') learn({ offer })
  }
  const once = createOnce()
  let attempt: Attempt | undefined

  async function send() {
    const { step, amount, understanding, attempts } = $invest.get()
    if (step !== 'confirm' || !attempt) return
    const { consents, risk, isSaid } = judgeTicks($invest.get(), ports.asksLater)
    // An unanswered order is sent again unchanged; if it has arrived, the wallet has already paid for it.
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
      change({
        isSending: false,
        failure,
        attempts: attempts + 1,
        ...updateFromRefusal(failure, amount, $invest.get().offer),
      })
      return
    }
    change({ isSending: false, step: 'done', order: data })
    ports.onInvested(data)
  }

  async function acknowledged(amount: string): Promise<boolean> {
    const { failure } = await ports.acknowledge(amount)
    const { offer, attempts } = $invest.get()
    if (failure) change({ isSending: false, failure, isUnsent: true, attempts: attempts + 1 })
    else change({ offer: { ...offer, isWarningOwed: false } })
    return !failure
  }

  return {
    $invest,
    prepare(amount: string) {
      if ($invest.get().step === 'closed') change({ amount })
    },
    open(amount: string) {
      if ($invest.get().step !== 'closed') return
      attempt = ports.openAttempt()
      const unanswered = attempt.unanswered?.amount
      const { offer } = $invest.get()
      $invest.set({ ...closed({ offer, amount: unanswered ?? amount }), step: 'confirm', unanswered })
      // First the dialog is painted.
      setTimeout(() => void refresh(amount))
    },
    close() {
      if (!$invest.get().isSending) $invest.set(closed($invest.get()))
    },
    changeAmount: (amount: string) => learn({ amount, consentsToLarge: false, failure: undefined }),
    acknowledge: (hasAcknowledged: boolean) => change({ hasAcknowledged }),
    answer: (understanding: UnderstandingAnswer) => change({ understanding }),
    consentToLarge: (consentsToLarge: boolean) => change({ consentsToLarge }),
    acceptTerms: (hasAcceptedTerms: boolean) => change({ hasAcceptedTerms }),
    submit: async () => void (await once(send)),
  }
}

/** Required declarations, and whether they are given. */
function judgeTicks(state: InvestDraftState, asksLater = false) {
  const risk = judgeRisk(state)
  return {
    consents: state.hasAcceptedTerms && declaredTotalOf(state) !== undefined,
    risk,
    isSaid: state.hasAcceptedTerms && (asksLater || isComplete(risk)),
  }
}

/** The total that the tick names instead of the agreed sentence, which the books contradict. */
export function declaredTotalOf(state: Parameters<typeof judgeGuidance>[0]): Cents | undefined {
  const known = judgeGuidance(state)
  return known?.isAbove ? known.total : undefined
}

const draftOf = (
  { largeTotal, isAnswerNeeded, lacks }: RiskVerdict,
  understanding: UnderstandingAnswer | undefined,
) => ({
  ...(largeTotal !== undefined && !lacks.consent && { thresholdConsent: THRESHOLD_CONSENT_VERSION }),
  ...(isAnswerNeeded && understanding && { understanding }),
})

/** Updates the dialog from a refusal for a missing consent: the API's total may be newer. */
function updateFromRefusal(failure: Failure, amount: string, offer: Offer): Partial<InvestDraftState> {
  if (failure.kind !== 'refused') return {}
  for (const { code, params = {} } of failure.problem.errors ?? []) {
    const [total, threshold] = [params['total'], params['threshold']].map((each) =>
      typeof each === 'string' ? parseAmount(each) : undefined,
    )
    const before = total === undefined ? undefined : total - parseAmount(amount)
    if (code === 'guidance-consent-missing' && before !== undefined)
      return { offer: { ...offer, invested: before }, hasAcceptedTerms: false }
    if (code === 'threshold-consent-missing' && before !== undefined && threshold !== undefined)
      return {
        // The refusal shows that the investor is non-sophisticated, perhaps since the dialog was opened.
        offer: { ...offer, investorClass: 'nonSophisticated', held: before, threshold, result: undefined },
        consentsToLarge: false,
      }
    if (code === 'understanding-not-shown') return { offer: { ...offer, isUnderstandingShown: false } }
  }
  return {}
}
