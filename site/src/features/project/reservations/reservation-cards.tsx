import { formatMoney, formatUntil } from '@cauce/format'
import type { Translate } from '@cauce/i18n/translate.ts'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { reloadWithFocus, call, client, orAlready, wordsOfFailure, type Failure } from '../../../ui/api.ts'
import { Badge, Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../../ui/island.tsx'
import type { Reservation } from '../projects/preinvestment.ts'
import { useMoneyCall } from '../../../ui/call.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notifyAfterNavigation } from '../../../ui/snackbar.ts'
import './reservations.css'

interface ReservationCardsProps {
  readonly reservations: readonly Reservation[]
  readonly isOnProject: boolean
  /** Same moment on server and browser. */
  readonly now: string
}

function ReservationCards({ reservations, isOnProject, now }: ReservationCardsProps) {
  const t = useTranslate<'reservations'>()
  const [leaving, setLeaving] = useState<Reservation | null>(null)
  return (
    <section className="own-reservations" data-own-reservation aria-labelledby="own-reservations">
      <h2 id="own-reservations">{t(isOnProject ? 'reservations.own.title' : 'reservations.own.list')}</h2>
      {reservations.map((reservation) => (
        <Card
          key={reservation.reservationId}
          {...{ reservation, isOnProject }}
          now={new Date(now)}
          onWithdraw={() => setLeaving(reservation)}
        />
      ))}
      <WithdrawDialog
        reservation={leaving}
        onClose={() => setLeaving(null)}
        // The figures of the page are stale after the withdrawal.
        onDone={() => reloadWithFocus('main')}
      />
    </section>
  )
}

interface CardProps {
  readonly reservation: Reservation
  readonly isOnProject: boolean
  readonly now: Date
  readonly onWithdraw: () => void
}

function Card({ reservation, isOnProject, now, onWithdraw }: CardProps) {
  const t = useTranslate<'reservations'>()
  const { projectName, projectUrl, place, amount, deposit, state, isProjectSuspended } = reservation
  return (
    <div className="note">
      {!isOnProject && (
        <p>
          <a href={paths.project(projectUrl)}>
            <b>{projectName}</b>
          </a>
        </p>
      )}
      <p>
        <ReservationBadge reservation={reservation} t={t} /> {t('reservations.own.place', { place })}
      </p>
      <Terms
        className="terms tight"
        rows={[
          { term: t('reservations.reserved'), value: formatMoney(amount) },
          { term: t('reservations.reserve.doneDeposit'), value: deposit !== '0.00' && formatMoney(deposit) },
        ]}
      />
      <p>{adviceOf(reservation, now, t)}</p>
      <p className="row">
        {state === 'called' && !isProjectSuspended && !isOnProject && (
          <a className="button small" href={paths.project(projectUrl)}>
            {t('reservations.own.complete')}
          </a>
        )}
        <Button
          look="quiet"
          isSmall
          aria-label={t('reservations.own.withdrawOf', { project: projectName })}
          onClick={onWithdraw}
        >
          {t('reservations.own.withdraw')}
        </Button>
      </p>
    </div>
  )
}

interface ReservationBadgeProps {
  readonly reservation: Reservation
  readonly t: Translate<'reservations'>
}

export const ReservationBadge = ({ reservation: { state, isProjectSuspended }, t }: ReservationBadgeProps) => (
  <Badge colour={state === 'called' || isProjectSuspended ? 'clay' : 'blue'}>
    {t(isProjectSuspended ? 'reservations.own.isSuspended' : `reservations.state.${state}`)}
  </Badge>
)

export function adviceOf(
  { state, isProjectSuspended, reflectionEndsAt, completeUntil }: Reservation,
  now: Date,
  t: Translate<'reservations'>,
): string {
  if (isProjectSuspended) return t('reservations.own.suspended')
  if (state === 'called' && completeUntil !== null)
    return t('reservations.own.called', { until: formatUntil(completeUntil) })
  return new Date(reflectionEndsAt) > now
    ? t('reservations.own.reflecting', { until: formatUntil(reflectionEndsAt) })
    : t('reservations.own.placed')
}

export const ReservationCardsIsland = defineIsland(['reservations', 'sessions'], ReservationCards)

interface WithdrawDialogProps {
  readonly reservation: Reservation | null
  readonly onClose: () => void
  readonly onDone: () => void
}

function WithdrawDialog({ reservation, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslate<'reservations'>()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog isOpen={reservation !== null} isBusy={isBusy} title={t('reservations.withdraw.title')} onClose={onClose}>
      {reservation && (
        <WithdrawForm key={reservation.reservationId} {...{ reservation, isBusy, onClose, onDone }} onBusy={setBusy} />
      )}
    </Dialog>
  )
}

interface WithdrawFormProps extends Omit<WithdrawDialogProps, 'reservation'> {
  readonly reservation: Reservation
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
}

function WithdrawForm({ reservation, isBusy, onBusy, onClose, onDone }: WithdrawFormProps) {
  const t = useTranslate<'reservations'>()
  const { reservationId, projectName, place, amount, deposit, state } = reservation
  const { run, failure, unanswered } = useMoneyCall(
    `withdraw:${reservationId}`,
    async (_draft: true, key) => {
      onBusy(true)
      const params = { path: { id: reservationId }, header: { 'Idempotency-Key': key } }
      const outcome = await call(client.POST('/v1/project/reservations/{id}/withdraw', { params }))
      onBusy(false)
      return orAlready(outcome, 'withdrawn')
    },
    (withdrawn) => {
      const done =
        deposit === '0.00'
          ? t('reservations.withdraw.doneFree')
          : t('reservations.withdraw.done', { deposit: formatMoney(deposit) })
      notifyAfterNavigation({ kind: 'success', text: withdrawn ? done : t('reservations.withdraw.already') })
      onDone()
    },
  )
  return (
    <>
      {failure && <WithdrawFailure failure={failure} />}
      {!failure && unanswered && <p className="note">{t('reservations.withdraw.unanswered')}</p>}
      <p>
        <b>{projectName}</b>
      </p>
      <p>{state === 'called' ? t('reservations.withdraw.leadCalled') : t('reservations.withdraw.lead', { place })}</p>
      <Terms
        rows={[
          { term: t('reservations.withdraw.amount'), value: formatMoney(amount) },
          { term: t('reservations.withdraw.givenBack'), value: formatMoney(deposit) },
        ]}
      />
      <p className="row">
        <Button
          look="danger"
          isBusy={isBusy}
          busyLabel={t('reservations.withdraw.submitting')}
          onClick={() => void run(true)}
        >
          {t('reservations.withdraw.submit')}
        </Button>
        <Button look="quiet" data-autofocus aria-disabled={isBusy} onClick={onClose}>
          {t('reservations.withdraw.keep')}
        </Button>
      </p>
    </>
  )
}

function WithdrawFailure({ failure }: { failure: Failure }) {
  const t = useTranslate<'reservations' | 'errors' | 'errorWords' | 'forms'>()
  const { message } = wordsOfFailure(t, failure)
  return (
    <p className="note clay" role="alert">
      {failure.kind === 'network' ? message : t('reservations.withdraw.failed', { reason: message })}
    </p>
  )
}
