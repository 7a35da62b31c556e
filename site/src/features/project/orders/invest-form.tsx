import { formatAmount, percentageOf, type Cents } from '@cauce/contract/cents.ts'
import { formatCents, formatMoney } from '@cauce/format'
import { errorMessage } from '@cauce/i18n/error-message.ts'
import { useStore } from '@nanostores/react'
import { paths } from '../../../http/paths.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/field.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import type { Wallet } from '../../wallet/wallet.store.ts'
import type { Project } from './invest-dialog.tsx'
import { InvestFailure } from './invest-failure.tsx'
import { InvestTerms } from './invest-terms.tsx'
import type { InvestStore } from './invest.store.ts'
import { judgeInvestment } from './invest-verdict.ts'
import { limitsOf } from './investment-checks.ts'

interface InvestFormProps {
  readonly store: InvestStore
  readonly project: Project
  readonly wallet: Wallet
  readonly reflectionDays: number
}

/** Step 1: the amount with everything that follows from it, the terms, and one button that names the amount. */
export function InvestForm({ store, project, wallet, reflectionDays }: InvestFormProps) {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const state = useStore(store.$invest)
  const limits = limitsOf(project, wallet)
  const { amount, refusal, availableAfter, shortBy, isRepeat } = judgeInvestment(state, limits)
  const amountError = refusal && errorMessage(t, refusal)
  // An empty field is no mistake until somebody tries to send it.
  const isSaid = state.amount !== '' || state.attempts > 0
  const hasMissedTerms = state.attempts > 0 && !state.hasAcceptedTerms
  return (
    <form
      className="form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void store.submit()
      }}
    >
      <InvestFailure state={state} amountError={amountError} />
      {isRepeat && state.attempts === 0 && <p className="note">{t('orders.invest.unanswered')}</p>}
      <AmountField
        id="invest-amount"
        isBig
        data-autofocus
        label={t('orders.invest.amount')}
        value={state.amount}
        onAmount={store.changeAmount}
        error={isSaid ? amountError : undefined}
        help={t('orders.invest.amountHelp', {
          minimum: formatCents(limits.minimum, { places: 'auto' }),
          remainder: formatCents(limits.remainder, { places: 'auto' }),
        })}
      />
      <Effect wallet={wallet} after={availableAfter} shortBy={shortBy} />
      <InvestTerms
        project={project}
        amount={amount}
        leavingCost={leavingCost(project, amount)}
        reflectionDays={reflectionDays}
      />
      <CheckField
        id="invest-terms"
        checked={state.hasAcceptedTerms}
        onChange={(event) => store.acceptTerms(event.target.checked)}
        label={t('orders.invest.terms')}
        error={hasMissedTerms ? t('errors.terms-not-accepted') : undefined}
      />
      <Button type="submit" isWide isBusy={state.isSending} busyLabel={t('orders.invest.submitting')}>
        {amount === undefined
          ? t('orders.invest.submit')
          : t('orders.invest.submitOf', { amount: formatCents(amount, { places: 'auto' }) })}
      </Button>
    </form>
  )
}

/** What the wallet has and would have; when it does not reach, the way to pay in what is missing. */
function Effect({ wallet, after, shortBy }: { wallet: Wallet; after: Cents | undefined; shortBy: Cents | undefined }) {
  const t = useTranslate<'orders'>()
  const unknown = shortBy === undefined ? '–' : t('orders.invest.notEnough')
  return (
    <>
      <dl className={shortBy === undefined ? 'effect' : 'effect refused'} aria-live="polite">
        <div>
          <dt>{t('orders.invest.availableNow')}</dt>
          <dd>{formatMoney(wallet.available)}</dd>
        </div>
        <div>
          <dt>{t('orders.invest.wouldBe')}</dt>
          <dd>{after === undefined ? unknown : formatCents(after)}</dd>
        </div>
      </dl>
      {shortBy !== undefined && (
        <a className="button quiet" href={paths.deposit(formatAmount(shortBy))}>
          {t('orders.invest.deposit', { amount: formatCents(shortBy) })}
        </a>
      )}
    </>
  )
}

function leavingCost({ cancellationFee }: Project, amount: Cents | undefined): Cents | undefined {
  return amount === undefined ? undefined : percentageOf(amount, Math.round(cancellationFee * 100), 'half-up')
}
