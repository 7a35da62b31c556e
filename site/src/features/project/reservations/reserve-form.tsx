import { formatAmount, type Cents } from '@cauce/contract/cents.ts'
import { paths } from '@cauce/contract/pages.ts'
import { COMPLETION_DAYS, reservationBoundsOf } from '@cauce/contract/project/preinvestment.ts'
import { reflectionEndOf } from '@cauce/contract/project/reflection.ts'
import { formatCents, formatDays, formatMoney, formatUntil } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { AmountField } from '../../../ui/amount-field.tsx'
import { isRefusedWith, wordsOfFailure } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Form } from '../../../ui/form.tsx'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { Effect } from '../../wallet/move-money-fields.tsx'
import type { Wallet } from '../../wallet/wallet.store.ts'
import { GUIDANCE_CAP, InvestDeclaration, type ContractDocument } from '../orders/invest-declaration.tsx'
import type { Project } from '../orders/invest-dialog.tsx'
import type { InvestState, InvestStore } from '../orders/invest.store.ts'
import { RiskConsent } from '../orders/risk-consent.tsx'
import type { Reservation } from '../projects/own-reservation.ts'
import { preinvestmentOf } from '../projects/preinvestment.ts'
import { judgeReservation } from './reservation-checks.ts'
import './reservations.css'

interface ReserveFormProps {
  readonly store: InvestStore<Reservation>
  readonly project: Project
  readonly wallet: Wallet
  readonly reflectionDays: number
  readonly documents: readonly ContractDocument[]
}

/** Step 1. Risk consents may be given now but are not required; nothing is preselected. */
export function ReserveForm({ store, project, wallet, reflectionDays, documents }: ReserveFormProps) {
  const t = useTranslate<'reservations' | 'orders' | 'errors' | 'errorWords' | 'forms'>()
  const state = useStore(store.$invest)
  const verdict = judgeReservation(state.amount, project, wallet.available)
  const { minimum, room } = reservationBoundsOf(preinvestmentOf(project))
  const round = (cents: Cents) => formatCents(cents, { places: 'auto' })
  // An unanswered reservation may already hold its deposit: it is resent unchanged.
  const isRepeat = state.unanswered !== undefined && state.amount === state.unanswered
  const refusal = isRepeat ? undefined : verdict.refusal
  const amountError = refusal && errorMessage(t, refusal)
  const termsError = state.hasAcceptedTerms ? undefined : t('errors.terms-not-accepted')
  const isErrorShown = state.amount !== '' || state.attempts > 0
  return (
    <Form
      summary={{
        attempt: state.attempts,
        message: useFailureWords(state),
        fields: state.failure ? {} : { 'invest-amount': amountError, 'invest-terms': termsError },
      }}
      isSending={state.isSending}
      onSubmit={(event) => (event.preventDefault(), store.submit())}
      submitLabel={
        verdict.amount === undefined
          ? t('reservations.reserve.submit')
          : t('reservations.reserve.submitOf', { amount: round(verdict.amount) })
      }
      busyLabel={t('reservations.reserve.submitting')}
    >
      {isRepeat && state.attempts === 0 && <p className="note">{t('reservations.withdraw.unanswered')}</p>}
      <div className="order-parts">
        <div className="order-part">
          <AmountField
            id="invest-amount"
            label={t('orders.invest.amount')}
            value={state.amount}
            onAmount={store.changeAmount}
            error={isErrorShown ? amountError : undefined}
            help={t('reservations.reserve.amountHelp', { minimum: round(minimum), room: round(room) })}
          />
          <DepositEffect wallet={wallet} deposit={verdict.deposit} shortBy={verdict.shortBy} />
          <ReserveTerms deposit={verdict.deposit} amount={verdict.amount} reflectionDays={reflectionDays} />
          <InvestDeclaration
            {...{ store, state, project, documents }}
            amount={verdict.amount}
            errors={state.attempts > 0 ? { terms: termsError } : {}}
            words={{
              terms: t('reservations.reserve.terms'),
              thisAmount: t('reservations.reserve.thisReservation'),
              above: (total) => t('reservations.reserve.aboveGuidance', { total, cap: GUIDANCE_CAP }),
            }}
          />
          <p className="fine">{t('reservations.reserve.later')}</p>
        </div>
        <RiskConsent store={store} state={state} errors={{}} />
      </div>
    </Form>
  )
}

interface DepositEffectProps {
  readonly wallet: Wallet
  readonly deposit: Cents
  readonly shortBy: Cents | undefined
}

function DepositEffect({ wallet, deposit, shortBy }: DepositEffectProps) {
  const t = useTranslate<'orders'>()
  const after = BigInt(wallet.available.replace('.', '')) - deposit
  return (
    <>
      <Effect
        words={{ available: t('orders.invest.availableNow'), short: t('orders.invest.notEnough') }}
        available={formatMoney(wallet.available)}
        afterLabel={t('orders.invest.wouldBe')}
        after={shortBy === undefined ? formatCents(after) : undefined}
        isShort={shortBy !== undefined}
      />
      {shortBy !== undefined && (
        <a className="button quiet" href={paths.deposit(formatAmount(shortBy))}>
          {t('orders.invest.deposit', { amount: formatCents(shortBy) })}
        </a>
      )}
    </>
  )
}

interface ReserveTermsProps {
  readonly deposit: Cents
  readonly amount: Cents | undefined
  readonly reflectionDays: number
}

/** Pre-contractual information (Regulation (EU) 2020/1503, article 22). */
function ReserveTerms({ deposit, amount, reflectionDays }: ReserveTermsProps) {
  const t = useTranslate<'reservations' | 'orders'>()
  const language = useLanguage()
  const [openedAt] = useState(() => new Date())
  return (
    <Terms
      className="terms tight reservation-terms"
      rows={[
        {
          term: t('reservations.reserve.deposit'),
          value:
            deposit > 0n
              ? t('reservations.reserve.depositValue', { deposit: formatCents(deposit) })
              : t('reservations.reserve.depositNone'),
        },
        {
          term: t('reservations.reserve.opening'),
          value: t('reservations.reserve.openingValue', { days: formatDays(COMPLETION_DAYS, language) }),
        },
        {
          term: t('reservations.reserve.reflection'),
          value: t('reservations.reserve.reflectionValue', {
            days: formatDays(reflectionDays, language),
            until: formatUntil(reflectionEndOf(openedAt, reflectionDays)),
          }),
        },
        {
          term: t('orders.invest.riskLabel'),
          value: amount !== undefined && t('orders.invest.riskValue', { amount: formatCents(amount) }),
        },
      ]}
    />
  )
}

/** Also says whether money may be held. */
function useFailureWords({ failure, isUnsent }: InvestState<Reservation>): string | undefined {
  const t = useTranslate<'reservations' | 'errors' | 'errorWords' | 'forms'>()
  if (!failure) return undefined
  if (isRefusedWith(failure, 'idempotency-key-reused')) return t('reservations.reserve.arrived')
  const isUnsure = !isUnsent && (failure.kind === 'network' || failure.problem.status >= 500)
  const { message } = wordsOfFailure(t, failure)
  return isUnsure ? t('reservations.reserve.unsure') : `${message} ${t('reservations.reserve.nothingMoved')}`
}
