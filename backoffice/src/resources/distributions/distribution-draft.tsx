import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TablePagination } from '@mui/material'
import { useDataProvider } from 'react-admin'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import type { CauceDataProvider } from '../../providers/data.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { Amount } from '../../ui/amount.tsx'
import { DocumentLink } from '../../ui/document-link.tsx'
import { Term, Terms } from '../../ui/terms.tsx'
import { useFirstApproval } from '../../ui/use-first-approval.ts'
import { useWords } from '../../ui/words.ts'
import { DistributionHistory } from './distribution-history.tsx'
import { SharesTable } from './shares-table.tsx'
import { useDraftSteps } from './use-draft-steps.ts'

const ROWS = 25

interface Props {
  readonly distribution: DistributionRecord
  readonly onClose: () => void
}

/** A recorded payment, part by part to the cent; while it is a draft it can be confirmed or thrown away. */
export function DistributionDraft({ distribution, onClose }: Props) {
  const t = useWords()
  const titleId = useId()
  const { confirm, discard, isBusy } = useDraftSteps(distribution, onClose)
  const isDraft = distribution.status === 'draft'
  const { state, forbidden } = useFirstApproval(distribution.firstApproval, isDraft)
  const question = state === 'expired' ? t('distributions.confirmAnew') : questionOf(t, distribution)
  const refusals = [confirm.refusal, discard.refusal].filter((refusal) => refusal !== undefined)

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>
        {t('distributions.one')} {distribution.number}, {formatDate(distribution.dueDate)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Payment distribution={distribution} />
          <DistributionHistory distribution={distribution} />
          <Shares distribution={distribution} />
        </Stack>
      </DialogContent>
      {/* Beside the buttons, not under a long list: what they do, or why they do not. */}
      <Stack spacing={1} sx={{ paddingInline: 3, paddingBlockStart: 1 }}>
        {isDraft && <Alert severity="info">{forbidden ?? question}</Alert>}
        {refusals.map((refusal) => (
          <Alert severity="error" key={refusal}>
            {refusal}
          </Alert>
        ))}
      </Stack>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.close')}
        </Button>
        {isDraft && (
          <Button color="error" onClick={() => void discard.run()} loading={discard.isBusy} disabled={isBusy}>
            {t('distributions.discard')}
          </Button>
        )}
        {isDraft && (
          <Button
            variant="contained"
            onClick={() => void confirm.run()}
            disabled={forbidden !== undefined}
            loading={confirm.isBusy}
            loadingPosition="start"
          >
            {t('distributions.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const questionOf = (t: ReturnType<typeof useWords>, { shareCount, amount }: DistributionRecord) =>
  t('distributions.confirmQuestion', { smart_count: shareCount, amount: formatMoney(amount ?? '0.00') })

/** What the promoter paid, with its proof; a partial payment is told as what it is. */
function Payment({ distribution }: Pick<Props, 'distribution'>) {
  const t = useWords()
  const { id, amount, paidOn, fee, document, interest, interestDue, principal, principalDue } = distribution
  return (
    <>
      <Terms>
        <Term label={t('distributions.fields.amount')}>
          <Amount value={amount ?? '0.00'} />
        </Term>
        <Term label={t('distributions.fields.paidOn')}>{formatDate(paidOn)}</Term>
        <Term label={t('distributions.fields.fee')}>
          <Amount value={fee ?? '0.00'} />
        </Term>
        {document && (
          <Term label={t('distributions.fields.document')}>
            <DocumentLink resource="distributions" id={id} file={document} />
          </Term>
        )}
      </Terms>
      {(interest !== interestDue || principal !== principalDue) && (
        <Alert severity="warning" sx={{ marginBlock: 1 }}>
          {t('distributions.partial')}
        </Alert>
      )}
    </>
  )
}

/** Each investor's part, a page at a time. */
function Shares({ distribution: { id, updatedAt, paidShareCount } }: Pick<Props, 'distribution'>) {
  const dataProvider = useDataProvider<CauceDataProvider>()
  const [page, setPage] = useState(0)
  const { data } = useQuery({
    queryKey: ['distributions', id, 'shares', page, updatedAt, paidShareCount],
    queryFn: () => dataProvider.distributionShares(id, page * ROWS, ROWS),
    placeholderData: (previous) => previous,
  })
  return (
    <>
      <SharesTable shares={data?.data ?? []} />
      <TablePagination
        component="div"
        count={data?.total ?? 0}
        page={page}
        rowsPerPage={ROWS}
        rowsPerPageOptions={[ROWS]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </>
  )
}
