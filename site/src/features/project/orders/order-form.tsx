import type { RefusalValue } from '@cauce/contract'
import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { paths } from '@cauce/contract/pages.ts'
import { formatCents, formatMoney } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { AmountField } from '../../../ui/amount-field.tsx'
import { isRefusedWith, wordsOfFailure } from '../../../ui/api.ts'
import { Form } from '../../../ui/form.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import { Effect } from '../../wallet/move-money-fields.tsx'
import { GUIDANCE_CAP, InvestDeclaration, type ContractDocument, type DeclarationWords } from './invest-declaration.tsx'
import { declaredTotalOf, type InvestDraftState, type InvestStore } from './invest.store.ts'
import type { Project } from './order-dialog.tsx'
import { RiskConsent, type RiskErrors } from './risk-consent.tsx'

interface OrderWords extends DeclarationWords {
  readonly amountHelp: string
  readonly submit: string
  readonly submitting: string
  /** Of an earlier one that got no answer. */
  readonly unanswered: string
  /** Before the reason of a failure. */
  readonly failed?: string
  readonly unsure: string
  readonly arrived: string
  readonly nothingMoved: string
}

interface OrderFormProps<Done> {
  readonly store: InvestStore<Done>
  readonly project: Project
  readonly documents: readonly ContractDocument[]
  readonly verdict: {
    /** Undefined while it is not possible. */
    readonly amount: Cents | undefined
    readonly refusal: RefusalValue | undefined
    readonly shortBy: Cents | undefined
    readonly isRepeat: boolean
  }
  readonly available: string
  readonly after: Cents | undefined
  /** None where the consents may be given later. */
  readonly riskErrors?: RiskErrors
  readonly words: OrderWords
  readonly terms: ReactNode
  readonly foot?: ReactNode
}

/** Step 1. Nothing is preselected. */
export function OrderForm<Done>(props: OrderFormProps<Done>) {
  const { store, project, documents, available, after, riskErrors = {}, words } = props
  const { amount, refusal, shortBy, isRepeat } = props.verdict
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const state = useStore(store.$invest)
  const amountError = refusal && errorMessage(t, refusal)
  const termsError = useTermsError(state)
  // An empty field is an error only after the first submit.
  const isErrorShown = state.amount !== '' || state.attempts > 0
  return (
    <Form
      summary={{
        attempt: state.attempts,
        message: useFailureWords(state, words),
        fields: state.failure
          ? {}
          : {
              'invest-amount': amountError,
              'invest-terms': termsError,
              'risk-tick': riskErrors.acknowledgement,
              'risk-answer': riskErrors.answer,
              'risk-consent-tick': riskErrors.consent,
            },
      }}
      isSending={state.isSending}
      onSubmit={(event) => (event.preventDefault(), store.submit())}
      submitLabel={words.submit}
      busyLabel={words.submitting}
    >
      {STALE_CODES.some((code) => isRefusedWith(state.failure, code)) && (
        <button type="button" className="button quiet small" onClick={() => location.reload()}>
          {t('orders.invest.reloadProject')}
        </button>
      )}
      {isRepeat && state.attempts === 0 && <p className="note">{words.unanswered}</p>}
      <div className="order-parts">
        <div className="order-part">
          <AmountField
            id="invest-amount"
            label={t('orders.invest.amount')}
            value={state.amount}
            onAmount={store.changeAmount}
            error={isErrorShown ? amountError : undefined}
            help={words.amountHelp}
          />
          <Effect
            words={{ available: t('orders.invest.availableNow'), short: t('orders.invest.notEnough') }}
            available={formatMoney(available)}
            afterLabel={t('orders.invest.wouldBe')}
            after={after === undefined ? undefined : formatCents(after)}
            isShort={shortBy !== undefined}
          />
          {shortBy !== undefined && (
            <a className="button quiet" href={paths.deposit(formatAmount(shortBy))}>
              {t('orders.invest.deposit', { amount: formatCents(shortBy) })}
            </a>
          )}
          {props.terms}
          <InvestDeclaration
            {...{ store, state, project, amount, documents, words }}
            error={state.attempts > 0 ? termsError : undefined}
          />
          {props.foot}
        </div>
        <RiskConsent store={store} state={state} errors={state.attempts > 0 ? riskErrors : {}} />
      </div>
    </Form>
  )
}

function useTermsError(state: InvestDraftState): string | undefined {
  const t = useTranslate<'orders' | 'errors'>()
  if (state.hasAcceptedTerms) return undefined
  const isAbove = declaredTotalOf(state) !== undefined
  return isAbove ? t('orders.invest.consentMissing', { cap: GUIDANCE_CAP }) : t('errors.terms-not-accepted')
}

/** After these refusals the figures of the page are stale. */
const STALE_CODES = [
  'phase-stale',
  'sheet-stale',
  'investing-not-possible',
  'above-project-remainder',
  'investor-places-taken',
  'below-minimum-investment',
] as const

/** Handbook rule 13.19: also whether money may have moved. */
function useFailureWords({ failure, isUnsent }: InvestDraftState, words: OrderWords): string | undefined {
  const t = useTranslate<'errors' | 'errorWords' | 'forms'>()
  if (!failure) return undefined
  const isUnsure = !isUnsent && (failure.kind === 'network' || failure.problem.status >= 500)
  const refused = () => `${wordsOfFailure(t, failure).message} ${words.nothingMoved}`
  const isArrived = isRefusedWith(failure, 'idempotency-key-reused')
  const reason = isUnsure ? words.unsure : isArrived ? words.arrived : refused()
  return words.failed === undefined ? reason : `${words.failed} ${reason}`
}
