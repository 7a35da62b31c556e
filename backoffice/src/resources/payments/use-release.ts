import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useCall, type CauceDataProvider } from '../../providers/call.ts'
import type { PaymentBatchRecord } from '../../providers/records.ts'
import { codeOf } from '../../providers/refusal.ts'
import { useAction, useInvalidate } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

export interface Releasing {
  readonly batch: PaymentBatchRecord
  readonly onClose: () => void
  readonly onReleased?: () => void
}

const AFFECTED = ['paymentBatches', 'payments', 'transactions'] as const

/** The release of a batch by the hash that was shown, once it was compared; after a change the new batch is read. */
export function useRelease({ batch, onClose, onReleased }: Releasing) {
  const t = useWords()
  const invalidate = useInvalidate()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const call = useCall()
  // What was shown when the dialog opened is what is confirmed and sent, whatever is read meanwhile.
  const [seen, setSeen] = useState(batch)
  const [isCompared, setCompared] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { run, isBusy, refusal, reset } = useAction(
    () =>
      call('POST /v1/bank/payment-batches/{id}/release', { params: { id: seen.id }, body: { sha256: seen.sha256 } }),
    {
      affects: AFFECTED,
      words: t('paymentBatches.released'),
      after: () => {
        onClose()
        onReleased?.()
      },
    },
  )
  const hasChanged = codeOf(refusal) === 'batch-changed'
  const readAgain = async () => {
    await invalidate(AFFECTED)
    const { data } = await dataProvider.getOne<PaymentBatchRecord>('paymentBatches', { id: seen.id })
    setSeen(data)
    setCompared(false)
    setAsked(false)
    reset()
  }
  const release = () => {
    setAsked(true)
    if (isCompared && !hasChanged) void run()
  }
  const comparing = { isCompared, isMissing: isAsked && !isCompared, set: setCompared }
  return { seen, comparing, refusal, hasChanged, isBusy, readAgain, release }
}
