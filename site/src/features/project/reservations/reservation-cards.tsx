import { formatMoney, formatUntil } from '@cauce/format'
import { useState } from 'react'
import { paths } from '@cauce/contract/pages.ts'
import { reloadWithFocus } from '../../../ui/api.ts'
import { Badge, Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { defineIsland, useTranslate } from '../../../ui/island.tsx'
import type { Reservation } from '../projects/own-reservation.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import './reservations.css'

interface ReservationCardsProps {
  readonly reservations: readonly Reservation[]
  /** On its project's page a card neither names nor links the project. */
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
  const { projectName, projectUrl, place, amount, deposit, state } = reservation
  const isCalled = state === 'called'
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
        <Badge colour={isCalled ? 'clay' : 'blue'}>{t(`reservations.state.${state}`)}</Badge>{' '}
        {t('reservations.own.place', { place })}
      </p>
      <Terms
        className="terms tight"
        rows={[
          { term: t('reservations.reserved'), value: formatMoney(amount) },
          { term: t('reservations.reserve.doneDeposit'), value: deposit !== '0.00' && formatMoney(deposit) },
        ]}
      />
      <p>{useAdvice(reservation, now)}</p>
      <p className="row">
        {isCalled && !isOnProject && (
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

function useAdvice({ state, reflectionEndsAt, completeUntil }: Reservation, now: Date): string {
  const t = useTranslate<'reservations'>()
  if (state === 'called' && completeUntil !== null)
    return t('reservations.own.called', { until: formatUntil(completeUntil) })
  return new Date(reflectionEndsAt) > now
    ? t('reservations.own.reflecting', { until: formatUntil(reflectionEndsAt) })
    : t('reservations.own.placed')
}

export const ReservationCardsIsland = defineIsland(['reservations', 'sessions'], ReservationCards)
