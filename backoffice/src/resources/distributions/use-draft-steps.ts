import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'

const TOUCHED = ['distributions', 'projects', 'orders', 'orderMovements', 'wallets', 'transactions']

/** What may be done with a draft: confirming it, for which nothing happens twice, and throwing it away. */
export function useDraftSteps({ id }: DistributionRecord, onClose: () => void) {
  const t = useWords()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const [attempt] = useState(() => openMoneyAttempt(`distributions:${id}:confirm`))
  const refresh = () => Promise.all(TOUCHED.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
  const confirm = useAction(
    async () => {
      const record = await attempt.send((idempotencyKey) =>
        dataProvider.stepDistribution(id, 'confirm', {}, { idempotencyKey }),
      )
      await refresh()
      return record as DistributionRecord
    },
    {
      // What stays a draft has got its first approval and waits for the second.
      words: ({ status }) => t(status === 'draft' ? 'backoffice.done.transaction.pending' : 'distributions.confirmed'),
      after: onClose,
    },
  )
  const discard = useAction(
    async () => {
      await dataProvider.stepDistribution(id, 'discard', {}, {})
      await refresh()
    },
    { words: t('distributions.discarded'), after: onClose },
  )
  return { confirm, discard, isBusy: confirm.isBusy || discard.isBusy }
}
