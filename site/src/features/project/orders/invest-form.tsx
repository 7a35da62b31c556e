import { formatAmount, percentageOf, type Cents } from '@cauce/contract/cents.ts'
import {
  formatCents,
  formatDate,
  formatDays,
  formatMoney,
  formatMonths,
  formatPercent,
  formatUntil,
} from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useStore } from '@nanostores/react'
import { reflectionEndOf } from '@cauce/contract/project/reflection.ts'
import { paths } from '@cauce/contract/pages.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { isRefusedWith, wordsOfFailure } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Form } from '../../../ui/form.tsx'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { Effect } from '../../wallet/move-money-fields.tsx'
import type { Wallet } from '../../wallet/wallet.store.ts'
import { GUIDANCE_CAP, InvestDeclaration, type ContractDocument } from './invest-declaration.tsx'
import { termsOf } from '../projects/project-words.ts'
import { maturityOf, project as projectReturn } from '../projects/projection.ts'
import type { Project } from './invest-dialog.tsx'
import { declaredTotalOf, type InvestDraftState, type InvestState, type InvestStore } from './invest.store.ts'
import { judgeInvestment, limitsOf } from './investment-checks.ts'
import { judgeRisk } from './large-order-checks.ts'
import { RiskConsent, type RiskErrors } from './risk-consent.tsx'

interface InvestFormProps {
  readonly store: InvestStore
  readonly project: Project
  readonly wallet: Wallet
  readonly reflectionDays: number
  readonly documents: readonly ContractDocument[]
}

export function InvestForm({ store, project, wallet, reflectionDays, documents }: InvestFormProps) {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const state = useStore(store.$invest)
  const limits = limitsOf(project, wallet)
  const { amount, refusal, availableAfter, shortBy, isRepeat } = judgeInvestment(state, limits)
  const round = (cents: Cents) => formatCents(cents, { places: 'auto' })
  const amountError = refusal && errorMessage(t, refusal)
  const termsError = useTermsError(state)
  const unsaid = useUnsaidRisk(state)
  // An empty field is an error only after the first submit.
  const isErrorShown = state.amount !== '' || state.attempts > 0
  return (
    <Form
      summary={{
        attempt: state.attempts,
        message: useFailureWords(state),
        fields: state.failure
          ? {}
          : {
              'invest-amount': amountError,
              'invest-terms': termsError,
              'risk-tick': unsaid.acknowledgement,
              'risk-answer': unsaid.answer,
              'risk-consent-tick': unsaid.consent,
            },
      }}
      isSending={state.isSending}
      onSubmit={(event) => (event.preventDefault(), store.submit())}
      submitLabel={
        amount === undefined ? t('orders.invest.submit') : t('orders.invest.submitOf', { amount: round(amount) })
      }
      busyLabel={t('orders.invest.submitting')}
    >
      {STALE_CODES.some((code) => isRefusedWith(state.failure, code)) && (
        <button type="button" className="button quiet small" onClick={() => location.reload()}>
          {t('orders.invest.reloadProject')}
        </button>
      )}
      {isRepeat && state.attempts === 0 && <p className="note">{t('orders.invest.unanswered')}</p>}
      <div className="order-parts">
        <div className="order-part">
          <AmountField
            id="invest-amount"
            label={t('orders.invest.amount')}
            value={state.amount}
            onAmount={store.changeAmount}
            error={isErrorShown ? amountError : undefined}
            help={t('orders.invest.amountHelp', { minimum: round(limits.minimum), remainder: round(limits.remainder) })}
          />
          <Effect
            words={{ available: t('orders.invest.availableNow'), short: t('orders.invest.notEnough') }}
            available={formatMoney(wallet.available)}
            afterLabel={t('orders.invest.wouldBe')}
            after={availableAfter === undefined ? undefined : formatCents(availableAfter)}
            isShort={shortBy !== undefined}
          />
          {shortBy !== undefined && (
            <a className="button quiet" href={paths.deposit(formatAmount(shortBy))}>
              {t('orders.invest.deposit', { amount: formatCents(shortBy) })}
            </a>
          )}
          <InvestTerms {...{ project, amount, reflectionDays }} openedAt={state.openedAt} />
          <InvestDeclaration
            {...{ store, state, project, amount, documents }}
            error={state.attempts > 0 ? termsError : undefined}
            words={{
              thisAmount: t('orders.invest.thisOrder'),
              sum: t('orders.invest.sumHere'),
              above: (total) => t('orders.invest.termsAbove', { total, cap: GUIDANCE_CAP }),
            }}
          />
        </div>
        <RiskConsent store={store} state={state} errors={state.attempts > 0 ? unsaid : {}} />
      </div>
    </Form>
  )
}

/** Also of a reservation. */
export function useTermsError(state: InvestDraftState): string | undefined {
  const t = useTranslate<'orders' | 'errors'>()
  if (state.hasAcceptedTerms) return undefined
  const isAbove = declaredTotalOf(state) !== undefined
  return isAbove ? t('orders.invest.consentMissing', { cap: GUIDANCE_CAP }) : t('errors.terms-not-accepted')
}

function useUnsaidRisk(state: InvestState): RiskErrors {
  const t = useTranslate<'riskWarning'>()
  const { lacks } = judgeRisk(state)
  const answers = { missing: t('riskWarning.large.answerMissing'), wrong: t('riskWarning.large.answerWrong') }
  const threshold = state.offer && formatCents(state.offer.threshold)
  return {
    acknowledgement: lacks.acknowledgement ? t('riskWarning.tickMissing') : undefined,
    answer: lacks.answer && answers[lacks.answer],
    consent: lacks.consent && threshold ? t('riskWarning.large.consentMissing', { threshold }) : undefined,
  }
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
function useFailureWords({ failure, isUnsent }: InvestState): string | undefined {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  if (!failure) return undefined
  const isUnsure = !isUnsent && (failure.kind === 'network' || failure.problem.status >= 500)
  const refused = () => `${wordsOfFailure(t, failure).message} ${t('orders.invest.nothingMoved')}`
  const isArrived = isRefusedWith(failure, 'idempotency-key-reused')
  const reason = isUnsure ? t('orders.invest.unsure') : isArrived ? t('orders.invest.arrived') : refused()
  return `${t('orders.createFailed')} ${reason}`
}

interface InvestTermsProps {
  readonly project: Project
  /** Undefined while the amount cannot be invested. */
  readonly amount: Cents | undefined
  readonly reflectionDays: number
  readonly openedAt: Date
}

/** Expected return, cost and possible loss in the same size, reflection period and cost of leaving. */
function InvestTerms({ project, amount, reflectionDays, openedAt }: InvestTermsProps) {
  const t = useTranslate<'orders'>()
  const language = useLanguage()
  const expected = amount === undefined ? undefined : projectReturn(amount, termsOf(project))
  return (
    <>
      <Terms
        className="terms tight"
        rows={[
          {
            term: t('orders.invest.returnLabel'),
            value: t('orders.invest.returnValue', {
              annual: formatPercent(project.annualProfitability),
              total: formatPercent(project.targetProfitability),
              term: formatMonths(project.projectDuration, language),
            }),
          },
          {
            term: t('orders.invest.feeLabel', { percent: formatPercent(project.managerFee) }),
            value: expected && formatCents(-expected.fee),
          },
          {
            term: t('orders.invest.netLabel', { date: formatDate(maturityOf(termsOf(project))) }),
            value: expected && formatCents(expected.total),
          },
          {
            term: t('orders.invest.riskLabel'),
            value: amount !== undefined && t('orders.invest.riskValue', { amount: formatCents(amount) }),
          },
          {
            term: t('orders.invest.reflectionLabel'),
            value: t('orders.invest.reflectionValue', {
              days: formatDays(reflectionDays, language),
              until: formatUntil(reflectionEndOf(openedAt, reflectionDays)),
            }),
          },
          { term: t('orders.invest.leavingLabel'), value: <LeavingCost project={project} amount={amount} /> },
        ]}
      />
      <p className="fine">{t('orders.invest.leavingNever')}</p>
    </>
  )
}

function LeavingCost({ project: { cancellationFee }, amount }: Pick<InvestTermsProps, 'project' | 'amount'>) {
  const t = useTranslate<'orders'>()
  if (cancellationFee === 0) return t('orders.invest.leavingFree')
  const fee = formatPercent(cancellationFee)
  if (amount === undefined) return t('orders.invest.leavingCost', { fee })
  const cost = percentageOf(amount, Math.round(cancellationFee * 100), 'half-up')
  return t('orders.invest.leavingCostOf', { fee, amount: formatCents(cost) })
}
