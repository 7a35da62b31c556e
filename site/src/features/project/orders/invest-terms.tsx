import type { Cents } from '@cauce/contract/cents.ts'
import { formatCents, formatDays, formatMonths, formatPercent } from '@cauce/format'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import type { Project } from './invest-dialog.tsx'

interface InvestTermsProps {
  readonly project: Project
  /** Undefined while the amount cannot be invested. */
  readonly amount: Cents | undefined
  readonly leavingCost: Cents | undefined
  readonly reflectionDays: number
}

/** What is expected and what can be lost, in one size; how long one may think it over; what leaving costs. */
export function InvestTerms({ project, amount, leavingCost, reflectionDays }: InvestTermsProps) {
  const t = useTranslate<'orders'>()
  const language = useLanguage()
  const fee = formatPercent(project.cancellationFee)
  return (
    <>
      <dl className="terms tight">
        <div>
          <dt>{t('orders.invest.returnLabel')}</dt>
          <dd>
            {t('orders.invest.returnValue', {
              annual: formatPercent(project.annualProfitability),
              total: formatPercent(project.targetProfitability),
              term: formatMonths(project.projectDuration, language),
            })}
          </dd>
        </div>
        {amount !== undefined && (
          <div>
            <dt>{t('orders.invest.riskLabel')}</dt>
            <dd>{t('orders.invest.riskValue', { amount: formatCents(amount) })}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.invest.reflectionLabel')}</dt>
          <dd>{t('orders.invest.reflectionValue', { days: formatDays(reflectionDays, language) })}</dd>
        </div>
        <div>
          <dt>{t('orders.invest.leavingLabel')}</dt>
          <dd>
            {project.cancellationFee === 0
              ? t('orders.invest.leavingFree')
              : leavingCost === undefined
                ? t('orders.invest.leavingCost', { fee })
                : t('orders.invest.leavingCostOf', { fee, amount: formatCents(leavingCost) })}
          </dd>
        </div>
      </dl>
      <p className="fine">{t('orders.invest.leavingNever')}</p>
    </>
  )
}
