import { useId, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TablePagination } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { openMoneyAttempt } from '../../ui/money-attempt.ts'
import { Term, Terms } from '../../ui/terms.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useWords } from '../../ui/words.ts'
import { SharesTable } from './shares-table.tsx'

const ROWS = 25
const TOUCHED = ['distributions', 'projects', 'orders', 'orderMovements', 'wallets', 'transactions']

/** A recorded payment, part by part to the cent; while it is a draft it can be confirmed or thrown away. */
export function DistributionDraft({
  distribution,
  onClose,
}: {
  readonly distribution: DistributionRecord
  readonly onClose: () => void
}) {
  const t = useWords()
  const titleId = useId()
  const queries = useQueryClient()
  const dataProvider = useDataProvider<CauceDataProvider>()
  const [page, setPage] = useState(0)
  const [attempt] = useState(() => openMoneyAttempt(`distributions:${distribution.id}:confirm`))
  const { data: shares } = useQuery({
    queryKey: ['distributions', distribution.id, 'shares', page, distribution.updatedAt, distribution.paidShareCount],
    queryFn: () => dataProvider.distributionShares(distribution.id, page * ROWS, ROWS),
    placeholderData: (previous) => previous,
  })
  const refresh = () => Promise.all(TOUCHED.map((noun) => queries.invalidateQueries({ queryKey: [noun] })))
  const step = async (name: 'discard' | 'confirm') => {
    const call = (idempotencyKey: string) =>
      dataProvider.stepDistribution(distribution.id, name, {}, { idempotencyKey })
    await (name === 'confirm' ? attempt.send(call) : dataProvider.stepDistribution(distribution.id, name, {}, {}))
    await refresh()
  }
  const confirm = useAction(() => step('confirm'), { words: t('distributions.confirmed'), after: onClose })
  const discard = useAction(() => step('discard'), { words: t('distributions.discarded'), after: onClose })
  const isBusy = confirm.isBusy || discard.isBusy
  const isDraft = distribution.status === 'draft'
  const amount = distribution.amount ?? '0.00'
  const isPartial =
    distribution.interest !== distribution.interestDue || distribution.principal !== distribution.principalDue

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        {t('distributions.one')} {distribution.number}, {formatDate(distribution.dueDate)}
      </DialogTitle>
      <DialogContent>
        <Terms>
          <Term label={t('distributions.fields.amount')}>
            <Amount value={amount} />
          </Term>
          <Term label={t('distributions.fields.paidOn')}>{formatDate(distribution.paidOn)}</Term>
          <Term label={t('distributions.fields.fee')}>
            <Amount value={distribution.fee ?? '0.00'} />
          </Term>
          {distribution.document && (
            <Term label={t('distributions.fields.document')}>
              <DocumentLink resource="distributions" id={distribution.id} file={distribution.document} />
            </Term>
          )}
        </Terms>
        {isPartial && (
          <Alert severity="warning" sx={{ marginBlock: 1 }}>
            {t('distributions.partial')}
          </Alert>
        )}
        <SharesTable shares={shares?.data ?? []} />
        <TablePagination
          component="div"
          count={shares?.total ?? 0}
          page={page}
          rowsPerPage={ROWS}
          rowsPerPageOptions={[ROWS]}
          onPageChange={(_event, next) => setPage(next)}
        />
        {isDraft && (
          <Alert severity="info">
            {t('distributions.confirmQuestion', { smart_count: distribution.shareCount, amount: formatMoney(amount) })}
          </Alert>
        )}
        {[confirm.refusal, discard.refusal].map(
          (refusal) =>
            refusal !== undefined && (
              <Alert severity="error" key={refusal}>
                {refusal}
              </Alert>
            ),
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.close')}
        </Button>
        {isDraft && (
          <>
            <Button color="error" onClick={() => void discard.run()} loading={discard.isBusy} disabled={isBusy}>
              {t('distributions.discard')}
            </Button>
            <Button
              variant="contained"
              onClick={() => void confirm.run()}
              loading={confirm.isBusy}
              loadingPosition="start"
            >
              {t('distributions.confirm')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
