import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { wordsOfFailure } from '../../../ui/failure.ts'
import { useTranslate } from '../../../ui/island.tsx'
import type { InvestState } from './invest.store.ts'

/** Refusals after which the page itself shows something that is no longer so. */
const STALE: readonly string[] = [
  'phase-stale',
  'investing-not-possible',
  'above-project-remainder',
  'investor-places-taken',
  'below-minimum-investment',
]

/** What kept the order from being made: at the fields, or in the words of spec section 8 with the reason and what is safe. */
export function InvestFailure({ state, amountError }: { state: InvestState; amountError: string | undefined }) {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const { failure, attempts, hasAcceptedTerms } = state
  if (!failure) {
    const terms = hasAcceptedTerms ? undefined : t('errors.terms-not-accepted')
    return <ErrorSummary attempt={attempts} fields={{ 'invest-amount': amountError, 'invest-terms': terms }} />
  }
  const isStale = failure.kind === 'refused' && STALE.includes(failure.problem.code)
  const isUnsure = failure.kind === 'network' || failure.problem.status >= 500
  const isArrived = failure.kind === 'refused' && failure.problem.code === 'idempotency-key-reused'
  const refused = () => `${wordsOfFailure(t, failure).message} ${t('orders.invest.nothingMoved')}`
  const reason = isUnsure ? t('orders.invest.unsure') : isArrived ? t('orders.invest.arrived') : refused()
  return (
    <div className="stack-gap">
      <ErrorSummary attempt={attempts} message={`${t('orders.createFailed')} ${reason}`} />
      {isStale && (
        <button type="button" className="button quiet small" onClick={() => location.reload()}>
          {t('orders.invest.reloadProject')}
        </button>
      )}
    </div>
  )
}
