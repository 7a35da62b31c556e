import { formatAmount, percentageOf } from '@cauce/contract/cents.ts'
import { formatCents, formatMoney } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useStore } from '@nanostores/react'
import { paths } from '../../paths.ts'
import { AmountField } from '../../ui/amount-field.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/field.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { centsOf } from '../transactions/movement-checks.ts'
import type { Wallet } from '../wallets/wallet.store.ts'
import type { Project } from './invest-dialog.tsx'
import { InvestFailure } from './invest-failure.tsx'
import { InvestTerms } from './invest-terms.tsx'
import type { InvestStore } from './invest.store.ts'
import { examineInvestment, limitsOf } from './investment-checks.ts'

interface InvestFormProps {
  readonly store: InvestStore
  readonly project: Project
  readonly wallet: Wallet
  readonly isVerified: boolean
}

/** Step 1: the amount with everything that follows from it, the terms, and one button that names the amount. */
export function InvestForm({ store, project, wallet, isVerified }: InvestFormProps) {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const state = useStore(store.$invest)
  const amount = centsOf(state.amount)
  const limits = limitsOf(project, wallet)
  const refusal = examineInvestment(amount === undefined ? undefined : state.amount, limits)
  // An empty field is no mistake until somebody tries to send it.
  const isSaid = state.amount !== '' || state.attempts > 0
  const isShort = refusal?.code === 'above-available-balance'
  if (!isVerified) return <IdentityNeeded />
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void store.submit()
      }}
    >
      <InvestFailure state={state} amountError={refusal && errorMessage(t, refusal)} />
      {state.isRepeat && state.attempts === 0 && <p className="note">{t('orders.invest.unanswered')}</p>}
      <AmountField
        id="invest-amount"
        isBig
        autoFocus
        label={t('orders.invest.amount')}
        value={state.amount}
        onAmount={store.changeAmount}
        error={refusal && isSaid ? errorMessage(t, refusal) : undefined}
        help={t('orders.invest.amountHelp', {
          minimum: formatCents(limits.minimum, { places: 'auto' }),
          remainder: formatCents(limits.remainder, { places: 'auto' }),
        })}
      />
      <dl className={isShort ? 'effect refused' : 'effect'} aria-live="polite">
        <div>
          <dt>{t('orders.invest.availableNow')}</dt>
          <dd>{formatMoney(wallet.available)}</dd>
        </div>
        <div>
          <dt>{t('orders.invest.wouldBe')}</dt>
          <dd>{isShort ? t('orders.invest.notEnough') : refusal ? '–' : formatCents(limits.available - amount!)}</dd>
        </div>
      </dl>
      {isShort && (
        <a className="button quiet" href={depositPath(formatAmount(amount! - limits.available))}>
          {t('orders.invest.deposit', { amount: formatCents(amount! - limits.available) })}
        </a>
      )}
      <InvestTerms
        project={project}
        amount={refusal ? undefined : amount}
        leavingCost={leavingCost(project, refusal ? undefined : amount)}
      />
      <CheckField
        id="invest-terms"
        checked={state.hasAcceptedTerms}
        onChange={(event) => store.acceptTerms(event.target.checked)}
        label={t('orders.invest.terms')}
        error={state.attempts > 0 && !state.hasAcceptedTerms ? t('errors.terms-not-accepted') : undefined}
      />
      <Button type="submit" isWide isBusy={state.isSending} busyLabel={t('orders.invest.submitting')}>
        {amount !== undefined && !refusal
          ? t('orders.invest.submitOf', { amount: formatCents(amount, { places: 'auto' }) })
          : t('orders.invest.submit')}
      </Button>
    </form>
  )
}

const depositPath = (amount: string) => `${paths.profile('wallet')}&move=income&amount=${amount}`

function leavingCost({ cancellationFee }: Project, amount: bigint | undefined): bigint | undefined {
  return amount === undefined ? undefined : percentageOf(amount, Math.round(cancellationFee * 100), 'half-up')
}

function IdentityNeeded() {
  const t = useTranslate<'orders'>()
  return (
    <>
      <p>
        <b>{t('orders.invest.identityTitle')}</b>
      </p>
      <p>{t('orders.invest.identity')}</p>
      <p>
        <a className="button" href={`${paths.profile('customer')}#identity-status`}>
          {t('orders.invest.toIdentity')}
        </a>
      </p>
    </>
  )
}
