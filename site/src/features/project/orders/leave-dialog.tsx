import { formatCents, formatPercent, formatUntil } from '@cauce/format'
import { useState } from 'react'
import { call, client, wordsOfFailure, type Failure } from '../../../ui/api.ts'
import { Terms } from '../../../ui/blocks.tsx'
import { Button } from '../../../ui/button.tsx'
import { useMoneyCall } from '../../../ui/call.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useTranslate } from '../../../ui/island.tsx'
import { notify } from '../../../ui/snackbar.ts'
import { withCode } from '../../auth/step-up.store.ts'
import type { Leaving, Order } from './leaving.ts'

export interface LeaveRequest {
  readonly order: Order
  readonly leaving: Leaving
  /** Percent. */
  readonly cancellationFee: number
}

interface LeaveDialogProps {
  readonly request: LeaveRequest | null
  readonly onClose: () => void
  readonly onDone: (order: Order) => void
}

/** Revokes or disinvests; shows cost and repayment first. */
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
  const t = useTranslate<'orders'>()
  const { order, leaving, cancellationFee } = request
  const isRevoking = leaving.action === 'revoke'
  const givenBack = formatCents(leaving.givenBack)
  const { run, failure, unanswered } = useMoneyCall(
    `leave:${order.orderId}`,
    async (_draft: true, key) => {
      onBusy(true)
      const outcome = await withCode(
        () => call(sendLeaving(order.orderId, leaving.action, key)),
        `${givenBack} · ${order.projectName}`,
      )
      onBusy(false)
      return outcome
    },
    (left) => {
      const text = t(isRevoking ? 'orders.leave.revokeDone' : 'orders.leave.disinvestDone', { amount: givenBack })
      notify({ kind: 'success', text })
      onDone(left)
    },
  )
  return (
    <>
      {failure && <LeaveFailure failure={failure} />}
      {!failure && unanswered && <p className="note">{t('orders.leave.unanswered')}</p>}
      <p>
        <b>{order.projectName}</b>
      </p>
      <p>
        {isRevoking
          ? t('orders.leave.revokeLead', { date: formatUntil(order.reflectionEndsAt) })
          : t('orders.leave.disinvestLead', { fee: formatPercent(cancellationFee) })}
      </p>
      <Terms
        rows={[
          { term: t('orders.leave.invested'), value: formatCents(leaving.givenBack + leaving.cost) },
          { term: t('orders.leave.cost'), value: formatCents(-leaving.cost) },
          { term: t('orders.leave.givenBack'), value: givenBack },
        ]}
      />
      <p className="small muted">{t('orders.leave.lost')}</p>
      <p className="row">
        <Button look="danger" isBusy={isBusy} busyLabel={t('orders.leave.submitting')} onClick={() => void run(true)}>
          {t(isRevoking ? 'orders.leave.revokeSubmit' : 'orders.leave.disinvestSubmit', { amount: givenBack })}
        </Button>
        <Button look="quiet" data-autofocus aria-disabled={isBusy} onClick={onClose}>
          {t('orders.leave.keep')}
        </Button>
      </p>
    </>
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
