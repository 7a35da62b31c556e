import { percentageOf, type Cents } from '@cauce/contract/cents.ts'
import { reflectionEndOf } from '@cauce/contract/project/reflection.ts'
import { formatCents, formatDate, formatDays, formatMonths, formatPercent, formatUntil } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { Terms } from '../../../ui/blocks.tsx'
import { useLanguage, useTranslate } from '../../../ui/island.tsx'
import { termsOf } from '../projects/project-words.ts'
import { maturityOf, project as projectReturn } from '../projects/projection.ts'
import { GUIDANCE_CAP } from './invest-declaration.tsx'
import type { InvestState, InvestStore } from './invest.store.ts'
import { judgeInvestment, limitsOf } from './investment-checks.ts'
import { judgeRisk } from './large-order-checks.ts'
import type { OrderDialogProps, Project } from './order-dialog.tsx'
import { OrderForm } from './order-form.tsx'
import type { RiskErrors } from './risk-consent.tsx'

interface InvestFormProps extends Pick<OrderDialogProps, 'project' | 'reflectionDays' | 'documents'> {
  readonly store: InvestStore
  readonly available: string
}

export function InvestForm({ store, project, available, reflectionDays, documents }: InvestFormProps) {
  const t = useTranslate<'orders'>()
  const state = useStore(store.$invest)
  const limits = limitsOf(project, { available })
  const verdict = judgeInvestment(state, limits)
  const { amount } = verdict
  const round = (cents: Cents) => formatCents(cents, { places: 'auto' })
  return (
    <OrderForm
      {...{ store, project, documents, available, verdict }}
      after={verdict.availableAfter}
      riskErrors={useUnsaidRisk(state)}
      words={{
        amountHelp: t('orders.invest.amountHelp', {
          minimum: round(limits.minimum),
          remainder: round(limits.remainder),
        }),
        submit:
          amount === undefined ? t('orders.invest.submit') : t('orders.invest.submitOf', { amount: round(amount) }),
        submitting: t('orders.invest.submitting'),
        thisAmount: t('orders.invest.thisOrder'),
        sum: t('orders.invest.sumHere'),
        above: (total) => t('orders.invest.termsAbove', { total, cap: GUIDANCE_CAP }),
        unanswered: t('orders.invest.unanswered'),
        failed: t('orders.createFailed'),
        unsure: t('orders.invest.unsure'),
        arrived: t('orders.invest.arrived'),
        nothingMoved: t('orders.invest.nothingMoved'),
      }}
      terms={<InvestTerms {...{ project, amount, reflectionDays }} openedAt={state.openedAt} />}
    />
  )
}

function useUnsaidRisk(state: InvestState): RiskErrors {
  const t = useTranslate<'riskWarning'>()
  const { lacks } = judgeRisk(state)
  const answers = { missing: t('riskWarning.large.answerMissing'), wrong: t('riskWarning.large.answerWrong') }
  const threshold = formatCents(state.offer.threshold)
  return {
    acknowledgement: lacks.acknowledgement ? t('riskWarning.tickMissing') : undefined,
    answer: lacks.answer && answers[lacks.answer],
    consent: lacks.consent ? t('riskWarning.large.consentMissing', { threshold }) : undefined,
  }
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
            value: expected ? formatCents(-expected.fee) : '–',
          },
          {
            term: t('orders.invest.netLabel', { date: formatDate(maturityOf(termsOf(project))) }),
            value: expected ? formatCents(expected.total) : '–',
          },
          {
            term: t('orders.invest.riskLabel'),
            value: amount === undefined ? '–' : t('orders.invest.riskValue', { amount: formatCents(amount) }),
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
