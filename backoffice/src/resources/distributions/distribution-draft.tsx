import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TablePagination } from '@mui/material'
import type { Answer } from '@cauce/client'
import { formatDate } from '@cauce/format/dates.ts'
import { formatMoney } from '@cauce/format/money.ts'
import { useCall } from '../../providers/call.ts'
import type { DistributionRecord } from '../../providers/records.ts'
import { DifferenceTicks, useDocumentCheck } from '../../ui/document/document-check.tsx'
import { EarlierDocuments } from '../../ui/document/earlier-documents.tsx'
import { Failure, MarkedIfOld } from '../../ui/failure.tsx'
import { FigureTable } from '../../ui/figure-table.tsx'
import { Amount } from '../../ui/figures.tsx'
import { useFirstApproval } from '../../ui/first-approval.ts'
import { CustomerLink } from '../../ui/links.tsx'
import { LoneAdministrator } from '../../ui/lone-administrator.tsx'
import { useMoneyCall } from '../../ui/money-attempt.ts'
import { Facts } from '../../ui/terms.tsx'
import { Missing } from '../../ui/decision/decision-buttons.tsx'
import { useAction } from '../../ui/use-action.ts'
import { focusAtOnce } from '../../ui/use-hotkey.ts'
import { useWords } from '../../ui/words.ts'
import { isConfirmedUnseen, PaymentHistory } from './distribution-state.tsx'
import { PaymentProof } from './payment-proof.tsx'
import { DistributionReversal } from './reversal.tsx'
import { useBadges } from '../../ui/badges.ts'

interface Props {
  readonly distribution: DistributionRecord
  readonly onClose: () => void
  readonly onDecided?: () => void
}

/** A recorded payment with its proof and the share of each investor. A draft can be discarded, and confirmed by another administrator than who recorded it, once the proof has been seen. */
export function DistributionDraft({ distribution, onClose, onDecided }: Props) {
  const t = useWords()
  const { number, projectName, dueDate, status, firstApproval } = distribution
  const proof = useDocumentCheck(distribution.document !== null)
  const { confirm, discard } = useDraftSteps(distribution, proof.check.seen, () => {
    onClose()
    onDecided?.()
  })
  const isBusy = confirm.isBusy || discard.isBusy
  const isToConfirm = status === 'draft' || isConfirmedUnseen(distribution)
  const isOwn = useFirstApproval(firstApproval, isToConfirm).forbidden !== undefined
  const mayConfirm = isToConfirm && !isOwn

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} maxWidth="md" fullWidth>
      <DialogTitle>
        {t('distributions.one')} {number}, {projectName}, {formatDate(dueDate)}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Payment distribution={distribution} />
          <PaymentProof distribution={distribution} {...(mayConfirm && { check: proof })} />
          <EarlierDocuments of={{ recordId: distribution.id }} />
          <PaymentHistory distribution={distribution} />
          {(status === 'paid' || status === 'reversed') && (
            <DistributionReversal distribution={distribution} onDecided={() => onDecided?.()} />
          )}
          <Shares distribution={distribution} />
        </Stack>
      </DialogContent>
      <Stack spacing={1} sx={{ paddingInline: 3, paddingBlockStart: 1 }}>
        <Standing distribution={distribution} isOwn={isOwn} />
        {mayConfirm && (
          <>
            <DifferenceTicks {...proof} disabled={isBusy} />
            <Missing words={proof.missing?.words} />
          </>
        )}
        {[confirm.refusal, discard.refusal].map(
          (refusal) =>
            refusal && (
              <Alert severity="error" key={refusal.message}>
                {refusal.message}
              </Alert>
            ),
        )}
      </Stack>
      <DialogActions>
        <Button onClick={onClose} disabled={isBusy} ref={focusAtOnce}>
          {t('common.close')}
        </Button>
        {(status === 'draft' || status === 'awaiting') && (
          <Button color="error" onClick={() => void discard.run()} loading={discard.isBusy} disabled={isBusy}>
            {t('distributions.discard')}
          </Button>
        )}
        {mayConfirm && (
          <Button
            variant="contained"
            disabled={proof.missing !== undefined}
            onClick={() => void confirm.run()}
            loading={confirm.isBusy}
            loadingPosition="start"
          >
            {t(distribution.creditsBeforeReceipt ? 'distributions.confirmAndCredit' : 'distributions.confirm')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const AFFECTED = ['distributions', 'projects', 'orders', 'orderMovements', 'wallets', 'transactions'] as const

function useDraftSteps(
  { id, updatedAt, creditsBeforeReceipt }: DistributionRecord,
  seen: string | undefined,
  after: () => void,
) {
  const t = useWords()
  const call = useCall()
  const send = useMoneyCall(`distributions:${id}:confirm`)
  const confirm = useAction(
    () =>
      // What was recorded again since it was read is not confirmed unseen.
      send('POST /v1/project/distributions/{id}/confirm', {
        params: { id },
        body: { updatedAt, ...(seen !== undefined && { seen }) },
      }),
    {
      words: t(creditsBeforeReceipt ? 'distributions.crediting' : 'distributions.confirmed'),
      after,
      affects: AFFECTED,
    },
  )
  const discard = useAction(() => call('POST /v1/project/distributions/{id}/discard', { params: { id } }), {
    words: t('distributions.discarded'),
    after,
    affects: AFFECTED,
  })
  return { confirm, discard }
}

function Standing({ distribution, isOwn }: Pick<Props, 'distribution'> & { readonly isOwn: boolean }) {
  const t = useWords()
  const { status, confirmedByName } = distribution
  const isUnseen = isConfirmedUnseen(distribution)
  return (
    <>
      {isUnseen && <Alert severity="warning">{t('distributions.unseen', { name: confirmedByName ?? '' })}</Alert>}
      {status === 'draft' && isOwn && <AnotherConfirms />}
      {(status === 'draft' || isUnseen) && !isOwn && <Question distribution={distribution} />}
      {(status === 'draft' || status === 'awaiting') && <WhenCredited distribution={distribution} />}
    </>
  )
}

/** Why the reader, who recorded the payment, does not confirm it, and how to proceed without another administrator (decision four-eyes-approval). */
function AnotherConfirms() {
  const t = useWords()
  return (
    <>
      <Alert severity="info">{t('distributions.recordedByYou')}</Alert>
      <LoneAdministrator />
    </>
  )
}

function Question({ distribution }: Pick<Props, 'distribution'>) {
  const t = useWords()
  const { investorCount, shareCount, net, fee, withheld } = distribution
  const question = t('distributions.confirmQuestion', {
    smart_count: investorCount,
    net: formatMoney(net ?? '0.00'),
    fee: formatMoney(fee ?? '0.00'),
    withheld: formatMoney(withheld ?? '0.00'),
    orders: t('distributions.orders', { smart_count: shareCount }),
  })
  return <Alert severity="info">{question}</Alert>
}

function WhenCredited({ distribution: { creditsBeforeReceipt } }: Pick<Props, 'distribution'>) {
  const t = useWords()
  const early = useBadges()?.unreceived
  if (!creditsBeforeReceipt) return <Alert severity="info">{t('distributions.whenReceived')}</Alert>
  const words = { maximum: formatMoney(early?.maximum ?? '0.00'), amount: formatMoney(early?.amount ?? '0.00') }
  return (
    <Alert severity="warning">
      {t('distributions.creditedBefore')}. {early && t('distributions.earlyHelp', words)}
    </Alert>
  )
}

function Payment({ distribution }: Pick<Props, 'distribution'>) {
  const t = useWords()
  const { amount, paidOn, fee, withheld, withholdingAgent, net, interest, interestDue, principal, principalDue } =
    distribution
  return (
    <>
      <Facts
        noun="distributions"
        facts={{
          amount: <Amount value={amount ?? '0.00'} />,
          paidOn: formatDate(paidOn),
          fee: <Amount value={fee ?? '0.00'} />,
          withheld: <Amount value={withheld ?? '0.00'} />,
          ...(withholdingAgent && { withholdingAgent: t(`distributions.withholdingAgent.${withholdingAgent}`) }),
          net: <Amount value={net ?? '0.00'} />,
        }}
      />
      {(interest !== interestDue || principal !== principalDue) && (
        <Alert severity="warning" sx={{ marginBlock: 1 }}>
          {t('distributions.partial')}
        </Alert>
      )}
    </>
  )
}

const PAGE_ROWS = 25

/** The share of each investor, page by page. Shares of another page are marked, and go when reading this one fails. */
function Shares({ distribution: { id, updatedAt, paidShareCount, shareCount } }: Pick<Props, 'distribution'>) {
  const call = useCall()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useQuery({
    queryKey: ['distributions', id, 'shares', page, updatedAt, paidShareCount],
    queryFn: async () => ({
      page,
      ...(await call('GET /v1/project/distributions/{id}/shares', {
        params: { id },
        query: { skip: page * PAGE_ROWS, take: PAGE_ROWS },
      })),
    }),
    // Crediting changes the key again and again; the shares of this page stay in view meanwhile.
    placeholderData: (previous) => previous,
  })
  return (
    <>
      {error && <Failure error={error} onRetry={refetch} />}
      {data && (
        <MarkedIfOld isOld={data.page !== page}>
          <ShareTable shares={data.data} />
        </MarkedIfOld>
      )}
      <TablePagination
        component="div"
        count={shareCount}
        page={page}
        rowsPerPage={PAGE_ROWS}
        rowsPerPageOptions={[PAGE_ROWS]}
        onPageChange={(_event, next) => setPage(next)}
      />
    </>
  )
}

type ShareRows = Answer<'/v1/project/distributions/{id}/shares'>['data']

function ShareTable({ shares }: { readonly shares: ShareRows }) {
  const t = useWords()
  return (
    <FigureTable
      label={t('distributions.shares')}
      headings={[
        t('fees.fields.userName'),
        t('distributions.invested'),
        t('distributions.fields.interest'),
        t('distributions.fields.fee'),
        t('distributions.fields.withheld'),
        t('distributions.fields.principal'),
        t('distributions.net'),
      ]}
      rows={shares.map(({ orderId, userId, userName, ...share }) => ({
        key: orderId,
        name: <CustomerLink id={userId} name={userName} tab="wallet" />,
        figures: ([share.invested, share.interest, share.fee, share.withheld, share.principal, share.net] as const).map(
          (amount, index) => <Amount key={index} value={amount} />,
        ),
      }))}
    />
  )
}
