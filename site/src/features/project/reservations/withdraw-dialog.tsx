import { formatMoney } from '@cauce/format'
import { useState } from 'react'
import { call, client, wordsOfFailure, type Failure } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMoneyCall } from '../../../ui/call.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import { notify } from '../../../ui/snackbar.ts'
import type { Reservation } from '../projects/own-reservation.ts'

interface WithdrawDialogProps {
  readonly reservation: Reservation | null
  readonly onClose: () => void
  readonly onDone: (reservation: Reservation) => void
}

export function WithdrawDialog({ reservation, onClose, onDone }: WithdrawDialogProps) {
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
      return outcome
    },
    (withdrawn) => {
      const text =
        deposit === '0.00'
          ? t('reservations.withdraw.doneFree')
          : t('reservations.withdraw.done', { deposit: formatMoney(deposit) })
      notify({ kind: 'success', text })
      onDone(withdrawn)
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
