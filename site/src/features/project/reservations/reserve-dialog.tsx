import { formatDateTime, formatMoney, formatUntil, formatCents, formatDays } from '@cauce/format'
import { useStore } from '@nanostores/react'
import { parseAmount, type Cents } from '@cauce/contract/cents.ts'
import { COMPLETION_DAYS, reservationBoundsOf } from '@cauce/contract/project/preinvestment.ts'
import { reflectionEndOf } from '@cauce/contract/project/reflection.ts'
import { client } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { defineIsland, useLanguage, useTranslate } from '../../../ui/island.tsx'
import { GUIDANCE_CAP } from '../orders/invest-declaration.tsx'
import type { InvestStore } from '../orders/invest.store.ts'
import { OrderDialog, OrderDone, type OrderDialogProps } from '../orders/order-dialog.tsx'
import { OrderForm } from '../orders/order-form.tsx'
import { preinvestmentOf, type Reservation } from '../projects/preinvestment.ts'
import { judgeReservation } from './reservation-checks.ts'
import './reservations.css'

function ReserveDialog({ reflectionDays, documents, ...props }: OrderDialogProps) {
  const t = useTranslate<'reservations' | 'orders'>()
  const { project } = props
  return (
    <OrderDialog<Reservation>
      {...props}
      kind="reserve"
      asksLater
      title={t('reservations.reserve.title', { project: project.name })}
      doneTitle={t('reservations.reserve.doneTitle')}
      focusAfter="[data-own-reservation] button"
      examine={(amount, available) => judgeReservation(amount, project, available).refusal}
      post={(body, key) =>
        client.POST('/v1/project/reservations', { params: { header: { 'Idempotency-Key': key } }, body })
      }
      form={(store, { available }) => <ReserveForm {...{ store, project, available, reflectionDays, documents }} />}
      done={({ amount, projectName, place, deposit, reflectionEndsAt, createdAt }, _, onClose) => (
        <OrderDone
          lead={t('reservations.reserve.doneLead', { amount: formatMoney(amount), project: projectName })}
          reflection={t('reservations.reserve.doneReflection')}
          rows={[
            { term: t('reservations.reserve.donePlace'), value: String(place) },
            { term: t('orders.invest.doneDate'), value: formatDateTime(createdAt) },
            { term: t('reservations.reserve.doneDeposit'), value: formatMoney(deposit) },
            { term: t('reservations.reserve.doneUntil'), value: formatUntil(reflectionEndsAt) },
          ]}
          onClose={onClose}
        />
      )}
    />
  )
}

export const ReserveDialogIsland = defineIsland(
  ['orders', 'reservations', 'riskWarning', 'sessions', 'sheetPages'],
  ReserveDialog,
)

interface ReserveFormProps extends Pick<OrderDialogProps, 'project' | 'reflectionDays' | 'documents'> {
  readonly store: InvestStore<Reservation>
  readonly available: string
}

/** Risk consents may be given now but are not required. */
function ReserveForm({ store, project, available, reflectionDays, documents }: ReserveFormProps) {
  const t = useTranslate<'reservations'>()
  const state = useStore(store.$invest)
  const { amount, refusal, deposit, shortBy } = judgeReservation(state.amount, project, available)
  const { minimum, room } = reservationBoundsOf(preinvestmentOf(project))
  const round = (cents: Cents) => formatCents(cents, { places: 'auto' })
  // An unanswered reservation may already hold its deposit: it is resent unchanged.
  const isRepeat = state.unanswered !== undefined && state.amount === state.unanswered
  return (
    <OrderForm
      {...{ store, project, documents, available }}
      verdict={{ amount, refusal: isRepeat ? undefined : refusal, shortBy, isRepeat }}
      after={shortBy === undefined ? parseAmount(available) - deposit : undefined}
      words={{
        amountHelp: t('reservations.reserve.amountHelp', { minimum: round(minimum), room: round(room) }),
        submit:
          amount === undefined
            ? t('reservations.reserve.submit')
            : t('reservations.reserve.submitOf', { amount: round(amount) }),
        submitting: t('reservations.reserve.submitting'),
        thisAmount: t('reservations.reserve.thisReservation'),
        sum: t('reservations.reserve.sum'),
        above: (total) => t('reservations.reserve.termsAbove', { total, cap: GUIDANCE_CAP }),
        unanswered: t('reservations.withdraw.unanswered'),
        unsure: t('reservations.reserve.unsure'),
        arrived: t('reservations.reserve.arrived'),
        nothingMoved: t('reservations.reserve.nothingMoved'),
      }}
      terms={<ReserveTerms {...{ deposit, amount, reflectionDays }} openedAt={state.openedAt} />}
      foot={<p className="fine">{t('reservations.reserve.later')}</p>}
    />
  )
}

interface ReserveTermsProps {
  readonly deposit: Cents
  readonly amount: Cents | undefined
  readonly reflectionDays: number
  readonly openedAt: Date
}

/** Pre-contractual information (Regulation (EU) 2020/1503, article 22). */
function ReserveTerms({ deposit, amount, reflectionDays, openedAt }: ReserveTermsProps) {
  const t = useTranslate<'reservations' | 'orders'>()
  const language = useLanguage()
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
          value: amount === undefined ? '–' : t('orders.invest.riskValue', { amount: formatCents(amount) }),
        },
      ]}
    />
  )
}
