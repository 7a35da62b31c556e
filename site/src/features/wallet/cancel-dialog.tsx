import { formatMoney } from '@cauce/format'
import { useEffect, useRef, useState } from 'react'
import { call, client, orAlready, wordsOfFailure } from '../../ui/api.ts'
import { Button } from '../../ui/button.tsx'
import { useMoneyCall } from '../../ui/call.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useTranslate } from '../../ui/island.tsx'
import { notify } from '../../ui/snackbar.ts'
import type { Transaction } from './movement-filters.ts'

/** The pressed button disappears with the row, so the focus moves to the heading. */
export function useCancelling(onChanged: () => void) {
  const [request, setRequest] = useState<Transaction | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isStale = useRef(false)
  // By now the closed dialog has returned the focus to the button.
  useEffect(() => {
    if (request || !isStale.current) return
    isStale.current = false
    heading.current?.focus()
    onChanged()
  }, [request, onChanged])
  const close = () => setRequest(null)
  const markStale = () => {
    isStale.current = true
  }
  const finish = () => {
    markStale()
    close()
  }
  return { heading, ask: setRequest, dialog: { request, onClose: close, onDone: finish, onRefused: markStale } }
}

interface CancelDialogProps {
  /** Null while closed. */
  readonly request: Transaction | null
  readonly onClose: () => void
  readonly onDone: () => void
  /** The shown movement may be stale. */
  readonly onRefused: () => void
}

export function CancelDialog({ request, onClose, ...rest }: CancelDialogProps) {
  const t = useTranslate<'transactions'>()
  const [isBusy, setBusy] = useState(false)
  return (
    <Dialog
      isOpen={request !== null}
      isBusy={isBusy}
      title={request && t(`transactions.cancel.${request.type}Title`)}
      onClose={onClose}
    >
      {request && (
        <Cancellation
          key={request.transactionId}
          request={request}
          isBusy={isBusy}
          onBusy={setBusy}
          onClose={onClose}
          {...rest}
        />
      )}
    </Dialog>
  )
}

interface CancellationProps extends CancelDialogProps {
  readonly request: Transaction
  readonly isBusy: boolean
  readonly onBusy: (isBusy: boolean) => void
}

function Cancellation({ request, isBusy, onBusy, onClose, onDone, onRefused }: CancellationProps) {
  const t = useTranslate<'transactions' | 'errors' | 'errorWords' | 'forms'>()
  const { transactionId, type } = request
  const isApproved = request.status === 'completed'
  const amount = formatMoney(request.amount)
  const { run, failure, unanswered } = useMoneyCall(
    `cancel:${transactionId}`,
    async (_draft: true, key) => {
      onBusy(true)
      const params = {
        path: { id: transactionId },
        header: { 'Idempotency-Key': key },
      }
      const answer = isApproved
        ? client.POST('/v1/wallet/transactions/{id}/cancel-transfer', { params })
        : client.POST('/v1/wallet/transactions/{id}/cancel', { params })
      const outcome = orAlready(await call(answer), 'cancelled')
      onBusy(false)
      if (outcome.failure) onRefused()
      return outcome
    },
    (cancelled) => {
      notify({
        kind: 'success',
        text: cancelled ? t(`transactions.cancel.${type}Done`, { amount }) : t('transactions.cancel.already'),
      })
      onDone()
    },
  )
  const reason = failure && wordsOfFailure(t, failure).message
  return (
    <>
      {reason && (
        <p className="note clay" role="alert">
          {failure.kind === 'network' ? reason : t('transactions.cancel.failed', { reason })}
        </p>
      )}
      {!failure && unanswered && <p className="note">{t('transactions.cancel.unanswered')}</p>}
      <p>{t(`transactions.cancel.${isApproved ? 'transfer' : type}Lead`, { amount })}</p>
      <p className="row">
        <Button
          look="danger"
          isBusy={isBusy}
          busyLabel={t('transactions.cancel.submitting')}
          onClick={() => void run(true)}
        >
          {t(type === 'income' ? 'transactions.cancel.submitIncome' : 'transactions.cancel.submitWithdraw')}
        </Button>
        <Button look="quiet" data-autofocus aria-disabled={isBusy} onClick={onClose}>
          {t('transactions.cancel.keep')}
        </Button>
      </p>
    </>
  )
}
