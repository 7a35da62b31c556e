import { formatCents, formatDateTime, formatPercent } from '@cauce/format'
import { useRef, useState } from 'react'
import { call, client, type Failure } from '../../../ui/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { wordsOfFailure } from '../../../ui/failure.ts'
import { useTranslate } from '../../../ui/island.tsx'
import { openMoneyAttempt } from '../../../ui/money-attempt.ts'
import { notify } from '../../../ui/snackbar.ts'
import { withCode } from '../../auth/step-up.store.ts'
import type { Leaving, Order } from './leaving.ts'

/** An order that somebody wants to leave, with the way out. */
export interface LeaveRequest {
  readonly order: Order
  readonly leaving: Leaving
  /** Percent. */
  readonly cancellationFee: number
}

interface LeaveDialogProps {
  /** Null while it is closed. */
  readonly request: LeaveRequest | null
  readonly onClose: () => void
  readonly onDone: (order: Order) => void
}

/** Revoking or disinvesting, with what it costs and gives back in view before it is decided. */
export function LeaveDialog({ request, onClose, onDone }: LeaveDialogProps) {
  const t = useTranslate<'orders'>()
  const [isBusy, setBusy] = useState(false)
  const isRevoking = request?.leaving.action === 'revoke'
  return (
    <Dialog
      isOpen={request !== null}
      isBusy={isBusy}
      title={t(isRevoking ? 'orders.leave.revokeTitle' : 'orders.leave.disinvestTitle')}
      onClose={onClose}
    >
      {request && (
        <LeaveForm
          key={request.order.orderId}
          request={request}
          isBusy={isBusy}
          onBusy={setBusy}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </Dialog>
  )
}

interface LeaveFormProps extends Omit<LeaveDialogProps, 'request'> {
  readonly request: LeaveRequest
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
}

function LeaveForm({ request, isBusy, onBusy, onClose, onDone }: LeaveFormProps) {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const { order, leaving, cancellationFee } = request
  const [attempt] = useState(() => openMoneyAttempt<true>(`leave:${order.orderId}`))
  const [failure, setFailure] = useState<Failure>()
  const isUnderWay = useRef(false)
  const isRevoking = leaving.action === 'revoke'
  const givenBack = formatCents(leaving.givenBack)
  const leave = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    onBusy(true)
    setFailure(undefined)
    const outcome = await attempt.send(true, (key) =>
      withCode(() => call(sendLeaving(order.orderId, leaving.action, key))),
    )
    isUnderWay.current = false
    onBusy(false)
    if (outcome.failure) {
      setFailure(outcome.failure)
      return
    }
    notify({
      kind: 'success',
      text: t(isRevoking ? 'orders.leave.revokeDone' : 'orders.leave.disinvestDone', { amount: givenBack }),
    })
    onDone(outcome.data)
  }
  return (
    <>
      {failure && <LeaveFailure failure={failure} />}
      {!failure && attempt.unanswered && <p className="note">{t('orders.leave.unanswered')}</p>}
      <p>
        <b>{order.projectName}</b>
      </p>
      <p>
        {isRevoking
          ? t('orders.leave.revokeLead', { date: formatDateTime(order.reflectionEndsAt) })
          : t('orders.leave.disinvestLead', { fee: formatPercent(cancellationFee) })}
      </p>
      <LeaveTerms request={request} />
      <p className="small muted">{t('orders.leave.lost')}</p>
      <p className="row">
        <Button look="danger" isBusy={isBusy} busyLabel={t('orders.leave.submitting')} onClick={() => void leave()}>
          {t(isRevoking ? 'orders.leave.revokeSubmit' : 'orders.leave.disinvestSubmit', { amount: givenBack })}
        </Button>
        <Button look="quiet" data-autofocus aria-disabled={isBusy} onClick={onClose}>
          {t('orders.leave.keep')}
        </Button>
      </p>
    </>
  )
}

function LeaveTerms({ request: { leaving } }: { request: LeaveRequest }) {
  const t = useTranslate<'orders'>()
  return (
    <dl className="terms">
      <div>
        <dt>{t('orders.leave.invested')}</dt>
        <dd>{formatCents(leaving.givenBack + leaving.cost)}</dd>
      </div>
      <div>
        <dt>{t('orders.leave.cost')}</dt>
        <dd>{formatCents(-leaving.cost)}</dd>
      </div>
      <div>
        <dt>{t('orders.leave.givenBack')}</dt>
        <dd>{formatCents(leaving.givenBack)}</dd>
      </div>
    </dl>
  )
}

function LeaveFailure({ failure }: { failure: Failure }) {
  const t = useTranslate<'orders' | 'errors' | 'errorWords' | 'forms'>()
  const { message } = wordsOfFailure(t, failure)
  return (
    <p className="note clay" role="alert">
      {failure.kind === 'network' ? message : t('orders.leave.failed', { reason: message })}
    </p>
  )
}

function sendLeaving(orderId: string, action: Leaving['action'], key: string) {
  const params = { path: { id: orderId }, header: { 'Idempotency-Key': key } }
  return action === 'revoke'
    ? client.POST('/v1/project/orders/{id}/revoke', { params })
    : client.POST('/v1/project/orders/{id}/disinvest', { params })
}
